import type { CashierApi } from '@brand/api/cashier';
import type { Locale, Profile, QrChannel, WithdrawTerms } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { deviceNow } from '../../platform/clock/deviceClock.ts';
import { serverTime } from '../../platform/clock/serverTime.ts';
import type { Services } from '../services.ts';

/** Minimum time of 30 s between two reads of the profile (section 9). */
const PROFILE_PAUSE_MS = 30_000;

/**
 * Name, account and channels of the member, in a language. Read again on focus, at most every 30 s on the server's clock,
 * however often the page is opened (section 4, Session). The time of the read is stored in the query cache next to the
 * profile, and is removed with the session. Each tab has its own, like its profile: bank data is not stored outside the
 * page.
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
      // A timestamp further away than the interval was set by a clock that has been corrected since.
      if (held && wait > 0 && wait <= PROFILE_PAUSE_MS) return held;
      const profile = await (await account()).profile({ signal, locale });
      // No timestamp for a member who has logged out meanwhile.
      if (!signal.aborted) client.setQueryData(stampKey, clock.now() + PROFILE_PAUSE_MS);
      return profile;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The profile for components that keep the current data while the other language is loading. */
export function heldProfileOptions(services: Pick<Services, 'account' | 'clock'>, locale: Locale) {
  return { ...profileOptions(services, locale), placeholderData: (held?: Profile) => held };
}

const CHANNELS_STALE_MS = 30_000;

/** All channels for payment by QR: banks first, then e-wallets. Names are in the page's language. */
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

/** Key of the withdrawal terms. */
export const WITHDRAW_TERMS_KEY = ['withdrawTerms'] as const;

/** Terms of withdrawing, with the time of the request in ms on the server's clock. They contain nothing later. */
export interface AskedTerms extends WithdrawTerms {
  readonly askedAt: number;
}

/** The channels for components that keep the current data while the other language is loading. */
export function heldQrChannelsOptions(api: CashierApi, locale: Locale) {
  return {
    ...qrChannelsOptions(api, locale),
    placeholderData: (held?: QrChannel[]) => held,
  };
}

/** The withdrawable amount and its terms. Read again on every focus. */
export function withdrawTermsOptions(api: CashierApi, clock: Services['clock']) {
  return queryOptions({
    queryKey: WITHDRAW_TERMS_KEY,
    queryFn: async ({ signal }): Promise<AskedTerms> => {
      const askedAt = deviceNow();
      const terms = await api.withdrawTerms({ signal });
      // Converted now: this reply may be the first one, which corrects the clock.
      return { ...terms, askedAt: serverTime(askedAt, clock) };
    },
    staleTime: 0,
  });
}
