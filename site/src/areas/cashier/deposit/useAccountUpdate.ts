import type { BankChannel } from '@brand/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices, useSession } from '../../../member/services.ts';
import { accountMemory } from './accountMemory.ts';
import { type AccountUpdate, accountUpdate } from './accountUpdate.ts';

const nothingYet = () => '';

/**
 * Notice that the member must see before the account of a channel is shown.
 *
 * @param channel the open channel; null if none
 */
export function useAccountUpdate(channel: BankChannel | null): {
  /** Null if there is nothing to report. */
  readonly news: AccountUpdate | null;
  /** Stores that the member has seen it. */
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
