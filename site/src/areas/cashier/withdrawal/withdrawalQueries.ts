import type { WithdrawalsApi } from '@brand/api/withdrawals';
import type { Locale, WithdrawalProgress } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';

/** Polling interval of the progress while a withdrawal is open and the page is visible. */
const ASK_MS = 15_000;

/** Key of everything about the progress of withdrawals. */
export const WITHDRAWALS_KEY = ['withdrawals'] as const;

/** The progress of one withdrawal. It is read again until it has ended. */
export function withdrawalOptions(api: WithdrawalsApi, reference: string, locale: Locale) {
  return queryOptions({
    queryKey: [...WITHDRAWALS_KEY, reference, locale],
    queryFn: ({ signal }) => api.withdrawal(reference, { signal, locale }),
    refetchInterval: ({ state }) => (isOpen(state.data) ? ASK_MS : false),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: false,
  });
}

/**
 * The recent withdrawals. They are read again until all have ended.
 *
 * @param inBackground also while the page is hidden, if the member has asked to be notified
 */
export function withdrawalsOptions(api: WithdrawalsApi, locale: Locale, inBackground: boolean) {
  return queryOptions({
    queryKey: [...WITHDRAWALS_KEY, 'recent', locale],
    queryFn: ({ signal }) => api.withdrawals({ signal, locale }),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? ASK_MS : false),
    refetchIntervalInBackground: inBackground,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: false,
  });
}

function isOpen(withdrawal: WithdrawalProgress | undefined): boolean {
  return withdrawal?.status === 'open';
}
