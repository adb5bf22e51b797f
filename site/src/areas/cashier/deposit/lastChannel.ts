import { channelKey, type DepositChannel } from '@brand/domain';
import { useCallback } from 'react';
import { useServices, useSession } from '../../../member/services.ts';
import { localStore } from '../../../platform/storage/localStore.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';

/**
 * The channel of the member's last deposit.
 *
 * @returns its `channelKey` at the time when the cashier opened, null if none; and a function to store another one
 */
export function useLastChannel(): readonly [string | null, (channel: DepositChannel) => void] {
  const { clock } = useServices();
  const userId = useSession()?.userId ?? '';
  const last = useBrowserValue(
    () => localStore.read('lastChannel', { userId, now: clock.passed() }),
    null,
  );
  const note = useCallback(
    (channel: DepositChannel) =>
      localStore.write('lastChannel', `${userId}|${channelKey(channel)}`),
    [userId],
  );
  return [last?.slice(userId.length + 1) ?? null, note];
}
