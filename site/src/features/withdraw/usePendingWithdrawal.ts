import type { PendingWithdrawal } from '@brand/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../app/services.ts';
import { record } from '../../app/storage/storageTable.ts';
import { sharedItem } from './sharedItem.ts';

const kept = sharedItem('pendingWithdrawal');

/** The withdrawal that waits for its answer, in whichever tab it was sent, also after a reload. */
export interface PendingStore {
  /** As drawn. */
  readonly pending: PendingWithdrawal | null;
  /** As it stands now: another tab may have sent one since. */
  read(): PendingWithdrawal | null;
  keep(pending: PendingWithdrawal): void;
  /** It is settled. One that was sent since stays. */
  forget(intent: string): void;
}

/** The withdrawal that a member's browser keeps, drawn anew whichever tab changes it. */
export function usePendingWithdrawal(userId: string): PendingStore {
  const { clock } = useServices();
  const readText = useCallback(() => kept.read({ userId, now: clock.now() }), [userId, clock]);
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
  }, [text, readText, userId]);
}

/** The table has judged the form. */
function parse(text: string | null): PendingWithdrawal | null {
  if (text === null) return null;
  const { intent, amount, sentAt, untaken } = record(text) as unknown as PendingWithdrawal;
  return { intent, amount, sentAt, untaken };
}
