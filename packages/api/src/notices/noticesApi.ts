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

/** For whom notices are asked. */
export interface NoticesQuery {
  /** `groupId` of the session, or the operator's where it has none. */
  readonly groupId: string;
  /** `bankGroup` of the session: it selects the notices (section 4). */
  readonly bankGroup: string | null;
  readonly locale: Locale;
}

/** Which part of the inbox. */
export interface InboxQuery {
  /** Notices to leave out from the newest. @default 0 */
  readonly skip?: number;
  /** 1 to 50. @default 20 */
  readonly limit?: number;
  readonly locale: Locale;
}

/** Calls of the notification modal, the inbox and the announcement modal. */
export interface NoticesApi {
  /** What runs now for the member, newest first. */
  notices(query: NoticesQuery, options?: CallOptions): Promise<readonly Notice[]>;
  /** One notice of the member, running or past; null where there is none. */
  notice(id: string, locale: Locale, options?: CallOptions): Promise<Notice | null>;
  /** Running and past notices, with what has been read. */
  inbox(query: InboxQuery, options?: CallOptions): Promise<NoticeInbox>;
  /** Marks up to 100 notices as read, or all; how many are left unread, null where the API does not say. */
  markRead(ids: readonly string[] | 'all', options?: CallOptions): Promise<number | null>;
  /** Open to visitors. */
  announcement(locale: Locale, options?: CallOptions): Promise<SiteAnnouncement>;
}

/** @param authUrl address of the auth host, without a slash at the end */
export function createNoticesApi(
  { call, onDropped }: ApiClient,
  { authUrl }: { readonly authUrl: string },
): NoticesApi {
  return {
    async notices({ groupId, bankGroup, locale }, options) {
      const { items, dropped } = await call(
        graphqlOperation({
          authUrl,
          document: notifiesDocument,
          variables: { groupID: groupId, groupCustomer: bankGroup, lang: locale },
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
          variables: { id, lang: locale },
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
                  lang: locale,
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
              params: { query: { lang: locale } },
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
