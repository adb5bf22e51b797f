import type { PendingPayout } from '@brand/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { record } from '../../platform/storage/storageTable.ts';
import { sharedItem } from './sharedItem.ts';

/** Where each of the flows keeps what it has sent. */
const KEPT = {
  pendingWithdrawal: sharedItem('pendingWithdrawal'),
  pendingIncome: sharedItem('pendingIncome'),
};

/** Name of a flow in the browser’s storage. */
export type PendingName = keyof typeof KEPT;

/** The payout that waits for its answer, in whichever tab it was sent, also after a reload. */
export interface PendingStore {
  /** As drawn. */
  readonly pending: PendingPayout | null;
  /** As it stands now: another tab may have sent one since. */
  read(): PendingPayout | null;
  keep(pending: PendingPayout): void;
  /** It is settled. One that was sent since stays. */
  forget(intent: string): void;
}

/** What a member's browser keeps of one flow, drawn anew whichever tab changes it. */
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

/** The table has judged the form. */
function parse(text: string | null): PendingPayout | null {
  if (text === null) return null;
  const { intent, amount, sentAt, untaken } = record(text) as unknown as PendingPayout;
  return { intent, amount, sentAt, untaken };
}
