import type { CashierApi } from '@brand/api/cashier';
import type { Locale, Profile, QrChannel, WithdrawTerms } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

/** A profile is read again 30 s after the last time at the earliest (section 9). */
const PROFILE_PAUSE_MS = 30_000;

/**
 * Name, account and channels of the member, in a language. Read again when somebody looks, 30 s after the last time at the
 * earliest on the server's clock, however often the page is left and come back to (section 4, Session); until then what was
 * read stands. The stamp lies beside the profile and goes with the session. Each tab has its own, as it has its own
 * profile: bank data is not kept outside the page.
 */
export function profileOptions(
  { account, clock }: Pick<Services, 'account' | 'clock'>,
  locale: Locale,
) {
  const queryKey = ['profile', locale] as const;
  const stampKey = ['profileNext', locale] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const held = client.getQueryData<Profile>(queryKey);
      const wait = (client.getQueryData<number>(stampKey) ?? 0) - clock.now();
      // A stamp further off than the pause was set by a clock that has been corrected since.
      if (held && wait > 0 && wait <= PROFILE_PAUSE_MS) return held;
      const profile = await (await account()).profile({ signal, locale });
      // A member who has gone meanwhile leaves no stamp behind.
      if (!signal.aborted) client.setQueryData(stampKey, clock.now() + PROFILE_PAUSE_MS);
      return profile;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The profile for those who go on with what is shown while the other language is on its way. */
export function heldProfileOptions(services: Pick<Services, 'account' | 'clock'>, locale: Locale) {
  return { ...profileOptions(services, locale), placeholderData: (held?: Profile) => held };
}

const CHANNELS_STALE_MS = 30_000;

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
    staleTime: CHANNELS_STALE_MS,
  });
}

/** Key of what can be withdrawn. */
export const WITHDRAW_TERMS_KEY = ['withdrawTerms'] as const;

/** Terms of withdrawing, and when they were asked for in ms on the server's clock: they know of nothing later. */
export interface AskedTerms extends WithdrawTerms {
  readonly askedAt: number;
}

/** The channels for those who go on with what is shown while the other language is on its way. */
export function heldQrChannelsOptions(api: CashierApi, locale: Locale) {
  return {
    ...qrChannelsOptions(api, locale),
    placeholderData: (held?: QrChannel[]) => held,
  };
}

/** What can be withdrawn, and by which terms; read anew whenever it is looked at. */
export function withdrawTermsOptions(api: CashierApi, clock: Services['clock']) {
  return queryOptions({
    queryKey: WITHDRAW_TERMS_KEY,
    queryFn: async ({ signal }): Promise<AskedTerms> => {
      const askedAt = clock.now();
      return { ...(await api.withdrawTerms({ signal })), askedAt };
    },
    staleTime: 0,
  });
}
