import type { CashierApi } from '@brand/api/cashier';
import type { DepositChannel, Profile, QrChannel } from '@brand/domain';
import type { DepositChannelsState } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import {
  heldProfileOptions,
  heldQrChannelsOptions,
} from '../../../member/cashier/cashierQueries.ts';

/** State of a request. */
interface Asked<Value> {
  readonly data?: Value | undefined;
  readonly error: Error | null;
}

/**
 * All channels in baht for a deposit: QR channels first, then accounts. Without a profile there is no deposit (section
 * 8). If only the list of QR channels is unavailable, the one of the profile is used.
 */
export function depositChannels(
  profile: Asked<Profile>,
  qr: Asked<readonly QrChannel[]>,
): DepositChannelsState {
  if (!profile.data) {
    return profile.error
      ? { status: 'error', failure: failureOf(profile.error) }
      : { status: 'loading' };
  }
  const qrChannels = qr.data ?? (qr.error ? profile.data.qrChannels : null);
  if (!qrChannels) return { status: 'loading' };
  const channels: readonly DepositChannel[] = [...qrChannels, ...profile.data.bankChannels];
  if (channels.length > 0) return { status: 'ready', channels };
  return qr.error && !qr.data
    ? { status: 'error', failure: failureOf(qr.error) }
    : { status: 'empty' };
}

/** The channels of the current member, in the language of the page. */
export function useDepositChannels(api: CashierApi): DepositChannelsState {
  const services = useServices();
  const { locale } = usePlace();
  return depositChannels(
    useQuery(heldProfileOptions(services, locale)),
    useQuery(heldQrChannelsOptions(api, locale)),
  );
}
