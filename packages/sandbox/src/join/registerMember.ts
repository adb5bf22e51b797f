import { hashPassword } from '../auth/password.ts';
import type { Context } from '../context.ts';
import { openWallet } from '../ledger/accounts.ts';
import { type Member, memberById } from '../members/members.ts';
import { newAffiliateCode } from './affiliateLinks.ts';

/** The data of a new member. */
export interface NewMember {
  phone: string;
  /** @default the phone */
  username?: string | undefined;
  password: string;
  firstname: string;
  lastname: string;
  bank: string;
  number: string;
  /** Id of the referrer. */
  upline?: string | undefined;
  /** Name of the referrer’s link. */
  uplineLink?: string | null | undefined;
}

/**
 * Inserts a member with an empty wallet. The caller has checked whether the person may register. Call it inside a
 * transaction.
 */
export function registerMember(context: Context, details: NewMember): Member {
  const { db, clock, random } = context;
  const id = `m_${random.token(9)}`;
  db.run(
    `INSERT INTO members (id, username, password, firstname, lastname, bank, bank_number, group_bank, group_id, phone,
     joined, upline, upline_link, aff_code) VALUES (?, ?, ?, ?, ?, ?, ?, 'A', 'g1', ?, ?, ?, ?, ?)`,
    id,
    details.username ?? details.phone,
    hashPassword(details.password),
    details.firstname,
    details.lastname,
    details.bank,
    details.number,
    details.phone,
    clock.now(),
    details.upline ?? null,
    details.upline === undefined ? null : (details.uplineLink ?? null),
    newAffiliateCode(context),
  );
  openWallet(db, id);
  return memberById(context, id);
}
