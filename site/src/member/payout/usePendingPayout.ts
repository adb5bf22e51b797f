import type { PendingPayout } from '@brand/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { record } from '../../platform/storage/storageTable.ts';
import { sharedItem } from './sharedItem.ts';

/** Storage key of each flow. */
const KEPT = {
  pendingWithdrawal: sharedItem('pendingWithdrawal'),
  pendingIncome: sharedItem('pendingIncome'),
};

/** Name of a flow in the browser’s storage. */
export type PendingName = keyof typeof KEPT;

/** The payout that waits for its reply, sent from any tab, also after a reload. */
export interface PendingStore {
  /** The rendered value. */
  readonly pending: PendingPayout | null;
  /** The latest value: another tab may have sent one since. */
  read(): PendingPayout | null;
  keep(pending: PendingPayout): void;
  /** Removes a finished payout. One that was sent later stays. */
  forget(intent: string): void;
}

/** The stored payout of one flow. Rerenders when any tab changes it. */
export function usePendingPayout(name: PendingName, userId: string): PendingStore {
  const { clock } = useServices();
  const kept = KEPT[name];
  const readText = useCallback(
    () => kept.read({ userId, now: clock.now() }),
    [kept, userId, clock],
  );
  const text = useSyncExternalStore(kept.subscribe, readText, () => null);
  return useMemo(() => {
    const read = () => parse(readText());
    return {
      pending: parse(text),
      read,
      keep: ({ intent, amount, sentAt, untaken }) =>
        kept.write(JSON.stringify({ owner: userId, intent, amount, sentAt, untaken })),
      forget: (intent) => {
        if (read()?.intent === intent) kept.clear();
      },
    };
  }, [kept, text, readText, userId]);
}

/** The storage table has already validated the format. */
function parse(text: string | null): PendingPayout | null {
  if (text === null) return null;
  const { intent, amount, sentAt, untaken } = record(text) as unknown as PendingPayout;
  return { intent, amount, sentAt, untaken };
}
