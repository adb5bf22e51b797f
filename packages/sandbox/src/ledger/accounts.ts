import type { Database } from '../db/database.ts';

/** Accounts of the operator. Their balances may be negative. */
export const BANK = 'house:bank';
export const PAYOUTS = 'house:payouts';
export const GAMES = 'house:games';
/** Pays bonuses and promotions. */
export const BONUSES = 'house:bonuses';
/** The other side of every manual correction of an operator. */
export const ADJUSTMENTS = 'house:adjustments';
/** Pays affiliate commission. */
export const AFFILIATES = 'house:affiliates';

const houseAccounts = [BANK, PAYOUTS, GAMES, BONUSES, ADJUSTMENTS, AFFILIATES];

/** The wallet account of a member. */
export function walletOf(member: string): string {
  return `wallet:${member}`;
}

/** Opens missing accounts of the operator. */
export function openHouseAccounts(db: Database): void {
  for (const id of houseAccounts) {
    db.run("INSERT OR IGNORE INTO accounts (id, kind) VALUES (?, 'house')", id);
  }
}

/** Opens the empty wallet of a new member. */
export function openWallet(db: Database, member: string): void {
  db.run("INSERT INTO accounts (id, kind) VALUES (?, 'wallet')", walletOf(member));
}
