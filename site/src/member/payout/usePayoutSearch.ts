import { type RequestOutcome, type SentPayout, WITHDRAW_COOLDOWN_MS } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';

/** Every 5 s for a minute, then every 30 s during the lock period. After that, at every visit. */
const CLOSE = { everyMs: 5_000, forMs: 60_000 } as const;
const SLOW_MS = 30_000;

/** Asks the server about payouts. @returns the outcome of each, as far as it is known */
export type PayoutSearch = (
  sought: readonly SentPayout[],
  signal: AbortSignal,
) => Promise<(payout: SentPayout) => RequestOutcome>;

/** Parameters of a search. */
export interface PayoutSearchRules {
  readonly look: PayoutSearch;
  /** Reads the balance again. It runs with every check. */
  readonly readBalance: () => Promise<void>;
}

/**
 * Searches for payouts of unknown outcome while the page is visible, and again at every visit.
 *
 * @param sought an empty list stops the search
 * @param settled payouts of which another tab has the result; a change starts one more search
 */
export function usePayoutSearch(
  sought: readonly SentPayout[],
  settled: readonly string[],
  { look, readBalance }: PayoutSearchRules,
) {
  const { clock } = useServices();
  return useQuery({
    queryKey: ['payoutSearch', sought.map(({ intent }) => intent), settled],
    queryFn: async ({ signal }) => {
      void readBalance();
      const find = await look(sought, signal);
      return {
        askedAt: clock.now(),
        results: sought.map((payout) => ({
          payout,
          outcome: find(payout),
          isSettled: settled.includes(payout.intent),
        })),
      };
    },
    enabled: sought.length > 0,
    refetchInterval: ({ state }) => {
      const checks = state.dataUpdateCount + state.errorUpdateCount;
      if (checks * CLOSE.everyMs <= CLOSE.forMs) return CLOSE.everyMs;
      const newest = Math.max(...sought.map(({ sentAt }) => sentAt));
      return clock.passed() < newest + WITHDRAW_COOLDOWN_MS ? SLOW_MS : false;
    },
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}
