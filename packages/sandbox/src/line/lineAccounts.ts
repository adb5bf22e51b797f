import type { Context } from '../context.ts';
import { type Member, memberById } from '../members/members.ts';

/** The operator's own account, where members and visitors reach admin. */
export const LINE_CONTACT = '@sandbox';

/** Somebody on the messaging service that the sandbox plays. */
export interface LineAccount {
  id: string;
  nameTh: string;
  nameEn: string;
}

/** Who a person can be on its page. The first is free at the start, the last is linked to the seeded member `vip`. */
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

/** Links an account to a member, in the place of the one before. False where another member has that account. */
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

/** Takes the link away; whether there was one. */
export function unlinkLine({ db }: Context, member: string): boolean {
  return db.run('DELETE FROM line_links WHERE member = ?', member) > 0;
}
