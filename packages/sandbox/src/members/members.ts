import type { Context } from '../context.ts';
import { invalidField } from '../http/refusal.ts';

/** A member as stored. */
export interface Member {
  id: string;
  username: string;
  password: string;
  firstname: string;
  lastname: string;
  /** Bank code of section 3; null before an account is registered. */
  bank: string | null;
  bank_number: string | null;
  group_bank: string | null;
  group_id: string | null;
  /** Code of section 8 with which login refuses this member. */
  login_refusal: number | null;
  phone: string | null;
  /** Registration time, in milliseconds since 1970; null for members older than this column. */
  joined: number | null;
  /** The referrer of this member. */
  upline: string | null;
  /** Name of the referrer’s link through which this member signed up; null for a link without one. */
  upline_link: string | null;
  /** The code in this member’s affiliate link: six characters of 0-9 and A-F. */
  aff_code: string | null;
}

/** The member of that name in any letter case, or undefined. */
export function memberByUsername({ db }: Context, username: string): Member | undefined {
  return db.get<Member>('SELECT * FROM members WHERE username = ?', username);
}

/** The member with that phone, or undefined. */
export function memberByPhone({ db }: Context, phone: string): Member | undefined {
  return db.get<Member>('SELECT * FROM members WHERE phone = ?', phone);
}

/** The member of a login: by username, or by phone if no username is like it. */
export function memberByLogin(context: Context, name: string): Member | undefined {
  return memberByUsername(context, name) ?? memberByPhone(context, name);
}

/** The member of that id. Throws when there is none. */
export function memberById({ db }: Context, id: string): Member {
  const member = db.get<Member>('SELECT * FROM members WHERE id = ?', id);
  if (!member) throw new Error(`There is no member ${id}`);
  return member;
}

/** The member of an id in a trigger. Throws code 4000 for an unknown id. */
export function triggerMember({ db }: Context, { member = '' }: Record<string, string>): Member {
  const found = db.get<Member>('SELECT * FROM members WHERE id = ?', member);
  if (!found) throw invalidField('member');
  return found;
}
