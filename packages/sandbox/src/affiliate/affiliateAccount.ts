import { type Satang, satang } from '@brand/domain';
import type { Database } from '../db/database.ts';
import { balanceOf } from '../ledger/ledger.ts';

/** The account that holds what a member has earned by referring others. It cannot go below zero. */
export function affiliateAccountOf(member: string): string {
  return `affiliate:${member}`;
}

/** Opens a member's affiliate account where it is missing. */
export function openAffiliateAccount(db: Database, member: string): string {
  const account = affiliateAccountOf(member);
  db.run("INSERT OR IGNORE INTO accounts (id, kind) VALUES (?, 'affiliate')", account);
  return account;
}

/** The income that a member can withdraw, in satang; 0 before the account is opened. */
export function affiliateBalance(db: Database, member: string): Satang {
  const account = affiliateAccountOf(member);
  const isOpen = db.get('SELECT 1 FROM accounts WHERE id = ?', account) !== undefined;
  return isOpen ? balanceOf(db, account) : satang(0);
}
