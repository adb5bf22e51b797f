import type { HistoryEntry } from './history.ts';
import type { Satang } from '../money/money.ts';
import type { WithdrawTerms } from './withdrawTerms.ts';

/** A withdrawal whose answer never came. */
export interface SoughtWithdrawal {
  readonly amount: Satang;
  /** When it was sent first, in ms since 1970 on the server's clock. */
  readonly sentAt: number;
}

/** The server counts in seconds, and two clocks may differ by a few. No second withdrawal fits into so short a time. */
const SLACK_MS = 5_000;

/** The newest rows of the history, as they were read. */
export interface SearchedHistory {
  readonly entries: readonly Pick<HistoryEntry, 'type' | 'time' | 'amount'>[];
  /** Rows on all pages. */
  readonly total: number;
  /** Rows that could not be read. */
  readonly dropped: number;
}

/** What a look came to; `at` in ms since 1970. */
export type WithdrawalFound =
  { readonly outcome: 'found'; readonly at: number } | { readonly outcome: 'absent' | 'unclear' };

/**
 * Whether a withdrawal whose answer was lost has arrived, by what the server has written down since (section 4): `found` in
 * the history, `absent`, or `unclear`: rows are missing that it could stand in, the terms know of a withdrawal that the
 * history does not show yet, or one of its amount was cancelled, which may be it: its key must not serve another one.
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
