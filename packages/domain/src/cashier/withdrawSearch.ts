import type { HistoryEntry } from './history.ts';
import type { Satang } from '../money/money.ts';
import type { WithdrawTerms } from './withdrawTerms.ts';

/** A withdrawal without a reply. */
export interface SoughtWithdrawal {
  readonly amount: Satang;
  /** When it was first sent, in ms since 1970 on the server's clock. */
  readonly sentAt: number;
}

/**
 * The server uses whole seconds, and the clocks may differ by a few seconds. No second withdrawal is possible in this
 * time.
 */
const SLACK_MS = 5_000;

/** The newest history rows at the last request. */
export interface SearchedHistory {
  readonly entries: readonly Pick<HistoryEntry, 'type' | 'time' | 'amount'>[];
  /** Rows on all pages. */
  readonly total: number;
  /** Rows that could not be parsed. */
  readonly dropped: number;
}

/** Result of a search; `at` in ms since 1970. */
export type WithdrawalFound =
  { readonly outcome: 'found'; readonly at: number } | { readonly outcome: 'absent' | 'unclear' };

/**
 * Whether a withdrawal without a reply was made, based on the server's records (section 4): `found` in the history,
 * `absent`, or `unclear`. Unclear means that rows are missing which could contain it, that the terms report a
 * withdrawal which the history does not show yet, or that a withdrawal of this amount was cancelled. In the last case
 * the key must not be used for another withdrawal.
 */
export function searchWithdrawal(
  { amount, sentAt }: SoughtWithdrawal,
  { entries, total, dropped }: SearchedHistory,
  { lastWithdrawalAt }: Pick<WithdrawTerms, 'lastWithdrawalAt'>,
): WithdrawalFound {
  const since = sentAt - SLACK_MS;
  const made = entries.filter(({ type, time }) => type === 'withdraw' && time >= since);
  const ours = made.find((entry) => entry.amount === amount);
  if (ours) return { outcome: 'found', at: ours.time };
  const mayBeReturned = entries.some(
    (entry) => entry.type === 'cancel' && entry.time >= since && entry.amount === amount,
  );
  const goesBack = entries.length >= total || entries.some(({ time }) => time < since);
  const unseen = lastWithdrawalAt !== null && lastWithdrawalAt >= since && made.length === 0;
  const isUnclear = dropped > 0 || !goesBack || unseen || mayBeReturned;
  return { outcome: isUnclear ? 'unclear' : 'absent' };
}
