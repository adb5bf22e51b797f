import type { CashierApi } from '@brand/api/cashier';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../app/services.ts';

/** A profile is read again 30 s after the last time at the earliest (section 9). */
const PROFILE_STALE_MS = 30_000;

export function profileOptions(account: Services['account']) {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await account()).profile({ signal }),
    staleTime: PROFILE_STALE_MS,
  });
}

/** Everything that can be paid by scanning: banks first, then e-wallets. */
export function qrChannelsOptions(api: CashierApi) {
  return queryOptions({
    queryKey: ['qrChannels'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all([
        api.paymentChannels({ signal }),
        api.ewalletChannels({ signal }),
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
