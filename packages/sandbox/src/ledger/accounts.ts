import type { Database } from '../db/database.ts';

/** accounts of the operator. Their balances may stand on either side of zero. */
export const BANK = 'house:bank';
export const PAYOUTS = 'house:payouts';
export const GAMES = 'house:games';
/** Pays what the house gives: bonuses and promotions. */
export const BONUSES = 'house:bonuses';
/** The other side of every correction that an operator makes by hand. */
export const ADJUSTMENTS = 'house:adjustments';
/** Pays the commission of those who refer others. */
export const AFFILIATES = 'house:affiliates';

const houseAccounts = [BANK, PAYOUTS, GAMES, BONUSES, ADJUSTMENTS, AFFILIATES];

/** The account that holds a member's money. */
export function walletOf(member: string): string {
  return `wallet:${member}`;
}

/** Opens the accounts of the operator where they are missing. */
export function openHouseAccounts(db: Database): void {
  for (const id of houseAccounts) {
    db.run("INSERT OR IGNORE INTO accounts (id, kind) VALUES (?, 'house')", id);
  }
}

/** Opens the wallet of a new member, empty. */
export function openWallet(db: Database, member: string): void {
  db.run("INSERT INTO accounts (id, kind) VALUES (?, 'wallet')", walletOf(member));
}
