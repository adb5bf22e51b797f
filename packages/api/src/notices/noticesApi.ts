import type { Locale, Notice, SiteAnnouncement } from '@brand/domain';
import type { ApiClient, CallOptions } from '../client/client.ts';
import { announcementReply } from './fromWire/announcement.ts';
import {
  type NoticeInbox,
  inboxReply,
  notifyData,
  notifysData,
  readNoticesReply,
} from './fromWire/notice.ts';
import { notifiesDocument, notifyDocument } from '../generated/memberAuthDocuments.ts';
import { graphqlOperation } from '../client/graphql.ts';

export type { NoticeInbox } from './fromWire/notice.ts';

/** The member for whom notices are requested. */
export interface NoticesQuery {
  /** `groupId` of the session, or the default group of the operator. */
  readonly groupId: string;
  /** `bankGroup` of the session: it selects the notices (section 4). */
  readonly bankGroup: string | null;
  readonly locale: Locale;
}

/** Query of the inbox. */
export interface InboxQuery {
  /** Notices to skip. @default 0 */
  readonly skip?: number;
  /** 1 to 50. @default 20 */
  readonly limit?: number;
  readonly locale: Locale;
}

/** Calls of the notification modal, the inbox and the announcement modal. */
export interface NoticesApi {
  /** Running notices of the member, newest first. */
  notices(query: NoticesQuery, options?: CallOptions): Promise<readonly Notice[]>;
  /** One notice of the member, running or past; null if there is none. */
  notice(id: string, locale: Locale, options?: CallOptions): Promise<Notice | null>;
  /** Running and past notices, with their read state. */
  inbox(query: InboxQuery, options?: CallOptions): Promise<NoticeInbox>;
  /** Marks up to 100 notices, or all, as read. Returns the unread count; null if the API returns none. */
  markRead(ids: readonly string[] | 'all', options?: CallOptions): Promise<number | null>;
  /** Public. */
  announcement(locale: Locale, options?: CallOptions): Promise<SiteAnnouncement>;
}

/** @param authUrl address of the auth host, without a slash at the end */
export function createNoticesApi(
  { call, onDropped, languageOf }: ApiClient,
  { authUrl }: { readonly authUrl: string },
): NoticesApi {
  return {
    async notices({ groupId, bankGroup, locale }, options) {
      const { items, dropped } = await call(
        graphqlOperation({
          authUrl,
          document: notifiesDocument,
          variables: { groupID: groupId, groupCustomer: bankGroup, lang: languageOf(locale) },
          reads: notifysData,
        }),
        options,
      );
      if (dropped > 0) onDropped('notice', dropped);
      return items;
    },

    notice: (id, locale, options) =>
      call(
        graphqlOperation({
          authUrl,
          document: notifyDocument,
          variables: { id, lang: languageOf(locale) },
          reads: notifyData,
        }),
        options,
      ),

    async inbox({ skip, limit, locale }, options) {
      const page = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/notify/inbox', {
              ...init,
              params: {
                query: {
                  lang: languageOf(locale),
                  ...(skip !== undefined && { skip }),
                  ...(limit !== undefined && { limit }),
                },
              },
            }),
          reads: inboxReply,
        },
        options,
      );
      if (page.dropped > 0) onDropped('notice', page.dropped);
      return page;
    },

    markRead: (ids, options) =>
      call(
        {
          send: (wire, init) =>
            wire.POST('/api/v3/member/notify/read', {
              ...init,
              body: ids === 'all' ? { all: true } : { ids: [...ids] },
            }),
          reads: readNoticesReply,
        },
        options,
      ),

    async announcement(locale, options) {
      const { site, dropped } = await call(
        {
          send: (wire, init) =>
            wire.GET('/api/v3/member/announcement', {
              ...init,
              params: { query: { lang: languageOf(locale) } },
            }),
          reads: announcementReply,
          isPublic: true,
        },
        options,
      );
      if (dropped) onDropped('announcement', 1);
      return site;
    },
  };
}
