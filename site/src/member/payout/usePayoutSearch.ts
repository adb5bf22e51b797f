import type { SentPayout, WithdrawalFound } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = { success: 4_000, error: 15_000 } as const;

/** Searches the server's records for a sent payout. */
export type PayoutSearch = (sought: SentPayout, signal: AbortSignal) => Promise<WithdrawalFound>;

/**
 * Searches for a payout whose reply was lost, repeatedly with growing intervals, while the page is visible.
 *
 * @param sought null stops the search
 * @param settled whether another tab has the result; one more search follows immediately
 */
export function usePayoutSearch(sought: SentPayout | null, settled: boolean, look: PayoutSearch) {
  const { clock } = useServices();
  return useQuery({
    queryKey: ['payoutSearch', sought?.intent, settled],
    queryFn: async ({ signal }) => {
      if (!sought) throw new Error('nothing is looked for');
      const askedAt = clock.now();
      return { askedAt, ...(await look(sought, signal)) };
    },
    enabled: sought !== null,
    refetchInterval: ({ state }) => {
      const looks = state.dataUpdateCount + state.errorUpdateCount;
      const longest = LONGEST_WAIT_MS[state.status === 'error' ? 'error' : 'success'];
      return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, looks - 1), longest);
    },
    refetchOnWindowFocus: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}
