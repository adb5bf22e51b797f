import type { Context } from '../context.ts';

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
}

/** The member of that name, however it is cased, or undefined. */
export function memberByUsername({ db }: Context, username: string): Member | undefined {
  return db.get<Member>('SELECT * FROM members WHERE username = ?', username);
}

/** The member of that id. Throws when there is none. */
export function memberById({ db }: Context, id: string): Member {
  const member = db.get<Member>('SELECT * FROM members WHERE id = ?', id);
  if (!member) throw new Error(`There is no member ${id}`);
  return member;
}
