import type { CashierApi } from '@brand/api/cashier';
import { type Locale, HISTORY_PAGING } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';

export const HISTORY_KEY = ['history'] as const;

/** The newest rows of the wallet; as many as the panel may ever show (section 9). */
export function historyOptions(api: CashierApi, locale: Locale) {
  return queryOptions({
    queryKey: [...HISTORY_KEY, locale],
    queryFn: ({ signal }) => api.history({ limit: HISTORY_PAGING.maxRows }, { signal, locale }),
    staleTime: 0,
  });
}
