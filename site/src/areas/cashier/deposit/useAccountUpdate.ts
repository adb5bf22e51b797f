import type { BankChannel } from '@brand/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices, useSession } from '../../../member/services.ts';
import { accountMemory } from './accountMemory.ts';
import { type AccountUpdate, accountUpdate } from './accountUpdate.ts';

const nothingYet = () => '';

/**
 * What a member has to know of the account of a channel before it is shown.
 *
 * @param channel the channel that is open; null for none
 */
export function useAccountUpdate(channel: BankChannel | null): {
  /** Null where there is nothing to tell. */
  readonly news: AccountUpdate | null;
  /** The member has seen it. */
  acknowledge(): void;
} {
  const { clock } = useServices();
  const userId = useSession()?.userId ?? '';
  const memory = useSyncExternalStore(accountMemory.subscribe, accountMemory.read, nothingYet);
  const [now] = useState(clock.now);
  const seen = channel && accountMemory.recall(memory, userId, channel);
  const news = channel && accountUpdate(channel, seen, now);

  const isFirstLook = channel !== null && seen === null && news === null;
  useEffect(() => {
    if (channel && isFirstLook) accountMemory.remember(userId, channel);
  }, [channel, isFirstLook, userId]);

  return {
    news,
    acknowledge() {
      if (channel) accountMemory.remember(userId, channel);
    },
  };
}
