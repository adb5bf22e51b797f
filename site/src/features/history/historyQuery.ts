import type { CashierApi } from '@brand/api/cashier';
import type { Locale } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';

export const HISTORY_KEY = ['history'] as const;

/** The newest rows of the wallet; as many as the panel may ever show. */
export function historyOptions(api: CashierApi, locale: Locale, limit: number) {
  return queryOptions({
    queryKey: [...HISTORY_KEY, locale, limit],
    queryFn: ({ signal }) => api.history({ limit }, { signal, locale }),
    staleTime: 0,
  });
}
