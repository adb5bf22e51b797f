import type { Context } from '../context.ts';
import { invalidField } from '../http/refusal.ts';

/** A member as stored. */
export interface Member {
  id: string;
  username: string;
  password: string;
  firstname: string;
  lastname: string;
  /** Bank code of section 3, null before an account is registered. */
  bank: string | null;
  bank_number: string | null;
  group_bank: string | null;
  group_id: string | null;
  /** Code of section 8 with which this member is kept from logging in. */
  login_refusal: number | null;
  phone: string | null;
  /** When this member joined, in milliseconds since 1970; null for one of before that was kept. */
  joined: number | null;
  /** The member who brought this one. */
  upline: string | null;
  /** What stands in this member's affiliate link: six of 0-9 and A-F. */
  aff_code: string | null;
}

/** The member of that name, however it is cased, or undefined. */
export function memberByUsername({ db }: Context, username: string): Member | undefined {
  return db.get<Member>('SELECT * FROM members WHERE username = ?', username);
}

/** The member with that phone, or undefined. */
export function memberByPhone({ db }: Context, phone: string): Member | undefined {
  return db.get<Member>('SELECT * FROM members WHERE phone = ?', phone);
}

/** The member of that id. Throws when there is none. */
export function memberById({ db }: Context, id: string): Member {
  const member = db.get<Member>('SELECT * FROM members WHERE id = ?', id);
  if (!member) throw new Error(`There is no member ${id}`);
  return member;
}

/** The member that a trigger names by id. Throws code 4000 when there is none. */
export function triggerMember({ db }: Context, { member = '' }: Record<string, string>): Member {
  const found = db.get<Member>('SELECT * FROM members WHERE id = ?', member);
  if (!found) throw invalidField('member');
  return found;
}
