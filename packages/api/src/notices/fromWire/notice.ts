import {
  type InboxNotice,
  NOTICE_TYPES,
  type Notice,
  type NoticeLink,
  parseUrl,
  safeReturnPath,
} from '@brand/domain';
import * as v from 'valibot';
import { listOf, readable } from '../../client/fromWire/list.ts';
import {
  countOrNull,
  flagOrNull,
  id,
  imageOrNull,
  orNull,
  textOrNull,
  unixTime,
} from '../../client/fromWire/loose.ts';
import { titleOrNull } from '../../client/fromWire/title.ts';

const fields = {
  id,
  type: v.string(),
  title: titleOrNull,
  imageUrl: imageOrNull,
  gameName: textOrNull,
  content: textOrNull,
  link: textOrNull,
  showOne: flagOrNull,
  forceUpgate: flagOrNull,
  alert: flagOrNull,
  expired: orNull(unixTime),
};

type Fields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

function noticeOf(item: Fields): Notice {
  return {
    id: item.id,
    type: NOTICE_TYPES.find((type) => type === item.type) ?? 'other',
    title: item.title ?? '',
    unsafeHtml: item.content ?? '',
    image: item.imageUrl,
    gameName: item.gameName,
    link: linkOf(item.link),
    showOnce: item.showOne ?? false,
    forcesUpgrade: item.forceUpgate ?? false,
    opensByItself: item.alert ?? true,
    endsAt: item.expired,
  };
}

/** A path of this site, or an https address without credentials. Other links are ignored. */
export function linkOf(link: string | null): NoticeLink | null {
  if (link === null) return null;
  const path = safeReturnPath(link);
  if (path !== null) return { to: 'site', path };
  const url = /^https:\/\//i.test(link) ? parseUrl(link) : null;
  return url && !url.username && !url.password ? { to: 'web', address: url.href } : null;
}

/** A notice without text and picture is invalid. */
export function saysSomething(item: Pick<Fields, 'title' | 'content' | 'imageUrl'>): boolean {
  return (item.title ?? item.content ?? item.imageUrl) !== null;
}

const notice = v.pipe(
  v.object(fields),
  v.check((item) => saysSomething(item)),
  v.transform(noticeOf),
);

const inboxNotice = v.pipe(
  v.object({ ...fields, time: unixTime, read: flagOrNull }),
  v.check((item) => saysSomething(item)),
  v.transform((item): InboxNotice => ({
    ...noticeOf(item),
    publishedAt: item.time,
    isRead: item.read ?? false,
  })),
);

/** Data of `getNotifys` → notices. */
export const notifysData = v.pipe(
  v.object({ getNotifys: listOf(notice) }),
  v.transform((data) => data.getNotifys),
);

/** Data of `getNotify` → notice; null if there is none. */
export const notifyData = v.pipe(
  v.object({ getNotify: v.nullable(notice) }),
  v.transform((data) => data.getNotify),
);

/** One page of the inbox, newest first. */
export interface NoticeInbox {
  readonly notices: readonly InboxNotice[];
  /** Notices on all pages. */
  readonly total: number;
  /** Unread notices on all pages. */
  readonly unread: number;
  /** Number of malformed notices that were excluded from this page; they count for `skip`. */
  readonly dropped: number;
}

/** Inbox reply → page. If the API returns no counts, they are those of the page. */
export const inboxReply = v.pipe(
  v.object({
    result: v.object({
      list: readable(listOf(inboxNotice)),
      total: countOrNull,
      unread: countOrNull,
    }),
  }),
  v.transform(({ result: { list, total, unread } }): NoticeInbox => ({
    notices: list.items,
    total: total ?? list.items.length,
    unread: unread ?? list.items.filter(({ isRead }) => !isRead).length,
    dropped: list.dropped,
  })),
);

/** Reply of marking as read → number of unread notices; null if the API returns none. */
export const readNoticesReply = v.pipe(
  v.object({ result: v.object({ unread: countOrNull }) }),
  v.transform(({ result }) => result.unread),
);
