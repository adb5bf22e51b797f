import type { CashierApi } from '@brand/api/cashier';
import { type SentWithdrawal, searchWithdrawal } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = { success: 4_000, error: 15_000 } as const;
/** A withdrawal of the last minutes stands among these. */
const ROWS = 20;

/**
 * Looks into history and terms for a withdrawal whose answer was lost, again and again with longer waits between, while
 * somebody looks at the page.
 *
 * @param sought null: nothing is looked for
 * @param settled whether another tab has the answer; then one more look is made at once
 */
export function useWithdrawSearch(
  api: CashierApi,
  sought: SentWithdrawal | null,
  settled: boolean,
) {
  const { clock } = useServices();
  const { locale } = usePlace();
  return useQuery({
    queryKey: ['withdrawSearch', sought?.intent, settled],
    queryFn: async ({ signal }) => {
      if (!sought) throw new Error('nothing is looked for');
      const askedAt = clock.now();
      const [history, terms] = await Promise.all([
        api.history({ limit: ROWS }, { signal, locale }),
        api.withdrawTerms({ signal }),
      ]);
      return { askedAt, ...searchWithdrawal(sought, history, terms) };
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
