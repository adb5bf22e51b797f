import type { CashierApi } from '@brand/api/cashier';
import type { Locale } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../app/services.ts';

/** A profile is read again 30 s after the last time at the earliest (section 9). */
const PROFILE_STALE_MS = 30_000;

export function profileOptions(account: Services['account'], locale: Locale) {
  return queryOptions({
    queryKey: ['profile', locale],
    queryFn: async ({ signal }) => (await account()).profile({ signal, locale }),
    staleTime: PROFILE_STALE_MS,
  });
}

/** Everything that can be paid by scanning: banks first, then e-wallets. Names come in the page's language. */
export function qrChannelsOptions(api: CashierApi, locale: Locale) {
  return queryOptions({
    queryKey: ['qrChannels', locale],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all([
        api.paymentChannels({ signal, locale }),
        api.ewalletChannels({ signal, locale }),
      ]);
      return lists.flat();
    },
    staleTime: PROFILE_STALE_MS,
  });
}

export function withdrawTermsOptions(api: CashierApi) {
  return queryOptions({
    queryKey: ['withdrawTerms'],
    queryFn: ({ signal }) => api.withdrawTerms({ signal }),
    staleTime: 0,
  });
}
