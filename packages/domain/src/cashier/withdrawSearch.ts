import type { HistoryEntry } from './history.ts';
import type { Satang } from '../money/money.ts';
import type { PayoutRecord } from './payoutState.ts';

/** A withdrawal without a reply. */
export interface SoughtWithdrawal {
  readonly amount: Satang;
  /** When it was first sent, in ms since 1970 on the server's clock. */
  readonly sentAt: number;
}

/** A row to search in. Without a currency it is in baht. */
type SearchedRow = Pick<HistoryEntry, 'type' | 'time' | 'amount' | 'reference'> &
  Partial<Pick<HistoryEntry, 'currency'>>;

/**
 * The server uses whole seconds, and the estimate of its clock is wrong by up to half a round trip, of at most 15 s. No
 * second withdrawal is possible in this time.
 */
const SLACK_MS = 10_000;

/**
 * Searches the newest history rows for a withdrawal without a reply (section 4).
 *
 * @returns its row. Null proves nothing: the request may still arrive.
 */
export function findWithdrawal(
  { amount, sentAt }: SoughtWithdrawal,
  rows: readonly SearchedRow[],
): PayoutRecord | null {
  const row = rows.find(
    (each) =>
      each.type === 'withdraw' &&
      !each.currency &&
      each.time >= sentAt - SLACK_MS &&
      each.amount === amount,
  );
  return row ? { at: row.time, reference: row.reference } : null;
}
