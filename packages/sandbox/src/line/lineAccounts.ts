import type { Context } from '../context.ts';
import { type Member, memberById } from '../members/members.ts';

/** The operator’s own account, for contact with support. */
export const LINE_CONTACT = '@sandbox';

/** A user of the simulated messaging service. */
export interface LineAccount {
  id: string;
  nameTh: string;
  nameEn: string;
}

/** The selectable users of its page. The first is free at the start, the last is linked to the seeded member `vip`. */
export const lineAccounts: readonly LineAccount[] = [
  { id: 'U-namfon', nameTh: 'น้ำฝน', nameEn: 'Namfon' },
  { id: 'U-tonkla', nameTh: 'ต้นกล้า', nameEn: 'Tonkla' },
  { id: 'U-mint', nameTh: 'มิ้นท์', nameEn: 'Mint' },
];

/** The account of that id, or undefined. */
export function lineAccountOf(id: string): LineAccount | undefined {
  return lineAccounts.find((each) => each.id === id);
}

/** The member to whom an account is linked, or undefined. */
export function memberOfLine(context: Context, lineId: string): Member | undefined {
  const row = context.db.get<{ member: string }>(
    'SELECT member FROM line_links WHERE line_id = ?',
    lineId,
  );
  return row && memberById(context, row.member);
}

/** Whether a member has linked an account. */
export function isLinked({ db }: Context, member: string): boolean {
  return db.get('SELECT 1 FROM line_links WHERE member = ?', member) !== undefined;
}

/** Links an account to a member and replaces the previous link. Returns false if another member has that account. */
export function linkLine(context: Context, member: string, lineId: string): boolean {
  const { db, clock } = context;
  const holder = memberOfLine(context, lineId);
  if (holder && holder.id !== member) return false;
  db.run(
    'INSERT OR REPLACE INTO line_links (member, line_id, time) VALUES (?, ?, ?)',
    member,
    lineId,
    clock.now(),
  );
  return true;
}

/** Removes the link; returns whether there was one. */
export function unlinkLine({ db }: Context, member: string): boolean {
  return db.run('DELETE FROM line_links WHERE member = ?', member) > 0;
}
