import { DAY, unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { memberById } from '../members/members.ts';
import type { Lang, NoticeRow } from './notice.ts';
import { FOR_MEMBER } from './notices.ts';
import { type WireNotify, wireNotify } from './wireNotice.ts';

/** A notice in the inbox: the item of section 3, its time, and whether the member has read it. */
export interface WireInboxNotify extends WireNotify {
  /** Unix seconds. */
  time: number;
  read: boolean;
}

/** One page of the inbox, and the total counts. */
export interface InboxPage {
  list: readonly WireInboxNotify[];
  total: number;
  unread: number;
}

/** How long past notices stay in the inbox. Notices from before the member registered are not included. */
export const INBOX_KEEPS = 90 * DAY;

/** Rows of the inbox: running notices, and those that started since a time; `boundFor` returns the parameters. */
const IN_INBOX = `${FOR_MEMBER} AND starts <= ? AND (starts > ? OR ends IS NULL OR ends > ?)`;
const UNREAD = 'NOT EXISTS (SELECT 1 FROM notice_reads WHERE notice = notices.id AND member = ?)';

/** Member, group, bank group, now, start of the period of past notices, and now again. */
function boundFor(context: Context, member: string) {
  const { group_id, group_bank, joined } = memberById(context, member);
  const now = context.clock.now();
  const since = Math.max(now - INBOX_KEEPS, joined ?? 0);
  return [member, group_id, group_bank, now, since, now] as const;
}

/** Notices of this member, running and past, newest first. */
export function inboxOf(
  context: Context,
  { member, skip, limit, lang }: { member: string; skip: number; limit: number; lang: Lang },
): InboxPage {
  const { db } = context;
  const bound = boundFor(context, member);
  const rows = db.all<NoticeRow & { unread: number }>(
    `SELECT *, ${UNREAD} AS unread FROM notices WHERE ${IN_INBOX}
     ORDER BY starts DESC, rowid DESC LIMIT ? OFFSET ?`,
    member,
    ...bound,
    limit,
    skip,
  );
  const list = rows.map((row) => ({
    ...wireNotify(context, row, lang),
    time: unixSeconds(row.starts),
    read: row.unread === 0,
  }));
  const total = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM notices WHERE ${IN_INBOX}`,
    ...bound,
  );
  return { list, total: total?.count ?? 0, unread: unreadOf(context, member) };
}

/** Number of unread notices in the inbox of this member. */
export function unreadOf(context: Context, member: string): number {
  const row = context.db.get<{ count: number }>(
    `SELECT count(*) AS count FROM notices WHERE ${IN_INBOX} AND ${UNREAD}`,
    ...boundFor(context, member),
    member,
  );
  return row?.count ?? 0;
}

/** Marks notices of this member as read, all of them for `all`. Ids that are not in the inbox are ignored. */
export function markRead(context: Context, member: string, ids: readonly string[] | 'all'): void {
  const { db, clock } = context;
  db.run(
    `INSERT INTO notice_reads (notice, member, time) SELECT id, ?, ? FROM notices
     WHERE ${IN_INBOX}${ids === 'all' ? '' : ' AND id IN (SELECT value FROM json_each(?))'}
     ON CONFLICT DO NOTHING`,
    member,
    clock.now(),
    ...boundFor(context, member),
    ...(ids === 'all' ? [] : [JSON.stringify(ids)]),
  );
}
