import { wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { memberById } from '../members/members.ts';
import type { Lang, NoticeDraft, NoticeRow } from './notice.ts';
import { type WireNotify, wireNotify } from './wireNotice.ts';

/**
 * Arguments of getNotifys (section 7). The groups are what the client assumes; only the member’s actual groups count.
 */
export interface NotifiesQuestion {
  member: string;
  groupID: string;
  /** Bank group of the member. */
  groupCustomer: string | null;
  lang: Lang;
}

/** Publishes a notice and returns its id. Its times are stored in whole seconds, as the API sends them. */
export function publishNotice(context: Context, draft: NoticeDraft): string {
  const { db, clock, random } = context;
  const id = `n_${random.token(9)}`;
  const { title, content, audience = {} } = draft;
  db.run(
    `INSERT INTO notices (id, type, title_th, title_en, content_th, content_en, image, game, link, show_one,
     force_upgate, alert, starts, ends, member, group_id, group_bank)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    draft.type,
    title.th,
    title.en,
    content.th,
    content.en,
    draft.image ?? null,
    draft.game ?? null,
    draft.link ?? null,
    Number(draft.showOne ?? false),
    Number(draft.forceUpgate ?? false),
    Number(draft.alert ?? true),
    wholeSecond(draft.starts ?? clock.now()),
    draft.ends === undefined ? null : wholeSecond(draft.ends),
    audience.member ?? null,
    audience.groupId ?? null,
    audience.groupBank ?? null,
  );
  return id;
}

/** Removes every notice, including past ones; returns their number. */
export function withdrawNotices({ db }: Context): number {
  return db.run('DELETE FROM notices');
}

/**
 * Running notices of this member, newest first: for everyone, or for groups that are both requested and the member’s.
 */
export function notifiesFor(context: Context, question: NotifiesQuestion): readonly WireNotify[] {
  const { db, clock } = context;
  const { member, groupID, groupCustomer, lang } = question;
  const now = clock.now();
  const own = memberById(context, member);
  const rows = db.all<NoticeRow>(
    `SELECT * FROM notices WHERE starts <= ? AND (ends IS NULL OR ends > ?) AND ${FOR_MEMBER}
     ORDER BY starts DESC, rowid DESC`,
    now,
    now,
    member,
    own.group_id === groupID ? groupID : null,
    own.group_bank === groupCustomer ? groupCustomer : null,
  );
  return rows.map((row) => wireNotify(context, row, lang));
}

/** One notice of this member by its id, running or past; null if there is none. */
export function notifyOf(
  context: Context,
  { member, id, lang }: { member: string; id: string; lang: Lang },
): WireNotify | null {
  const { db, clock } = context;
  const own = memberById(context, member);
  const row = db.get<NoticeRow>(
    `SELECT * FROM notices WHERE id = ? AND starts <= ? AND ${FOR_MEMBER}`,
    id,
    clock.now(),
    member,
    own.group_id,
    own.group_bank,
  );
  return row ? wireNotify(context, row, lang) : null;
}

/**
 * When the newest running notice with `forceUpgate` for this member started, in milliseconds; null if none is running.
 */
export function newestForcedNotice(context: Context, member: string): number | null {
  const { db, clock } = context;
  const now = clock.now();
  const own = memberById(context, member);
  const row = db.get<{ starts: number | null }>(
    `SELECT max(starts) AS starts FROM notices
     WHERE force_upgate = 1 AND starts <= ? AND (ends IS NULL OR ends > ?) AND ${FOR_MEMBER}`,
    now,
    now,
    member,
    own.group_id,
    own.group_bank,
  );
  return row?.starts ?? null;
}

/** Condition for the notices of a member; the parameters are id, group and bank group in this order. */
export const FOR_MEMBER = `(member IS NULL OR member = ?) AND (group_id IS NULL OR group_id = ?)
  AND (group_bank IS NULL OR group_bank = ?)`;
