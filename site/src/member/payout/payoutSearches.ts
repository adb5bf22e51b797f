import type { CallOptions } from '@brand/api';
import type { PayoutRecord, RequestOutcome, SentPayout } from '@brand/domain';
import type { PayoutSearch } from './usePayoutSearch.ts';

const UNKNOWN: RequestOutcome = { status: 'unknown' };

/**
 * Searches the newest records of the member. A missing record proves nothing: the request may still arrive.
 *
 * @param read reads the records once per search
 */
export function searchRecords(
  read: (signal: AbortSignal) => Promise<(payout: SentPayout) => PayoutRecord | null>,
): PayoutSearch {
  return async (_, signal) => {
    const find = await read(signal);
    return (payout) => {
      const record = find(payout);
      return record ? { status: 'made', record } : UNKNOWN;
    };
  };
}

/** Asks for each payout by its key. Only this can prove that a payout was not made. */
export function searchByKey(
  ask: (key: string, options: CallOptions) => Promise<RequestOutcome>,
): PayoutSearch {
  return async (sought, signal) => {
    const outcomes = await Promise.all(
      sought.map(async ({ intent }) => [intent, await ask(intent, { signal })] as const),
    );
    const byIntent = new Map(outcomes);
    return ({ intent }) => byIntent.get(intent) ?? UNKNOWN;
  };
}
