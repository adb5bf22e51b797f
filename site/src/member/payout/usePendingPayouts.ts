import { type PendingPayout, satang } from '@brand/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { fingerprint } from '../../platform/device/fingerprint.ts';
import { isNear, record } from '../../platform/storage/storageTable.ts';
import {
  MOST_PAYOUTS,
  type StoredPayout,
  storedPayouts,
} from '../../platform/storage/storedPayouts.ts';
import { useServices } from '../services.ts';
import { sharedItem } from './sharedItem.ts';

/** Storage key of each flow. */
const STORED = {
  pendingWithdrawal: sharedItem('pendingWithdrawal'),
  pendingIncome: sharedItem('pendingIncome'),
};

/** Name of a flow in the browser’s storage. */
export type PendingName = keyof typeof STORED;

/** The payouts of a member whose outcome is unknown, sent from any tab, also before a reload or a logout. */
export interface PendingStore {
  /** The rendered value, oldest first. */
  readonly pending: readonly PendingPayout[];
  /** The latest value: another tab may have sent one since. */
  read(): readonly PendingPayout[];
  /** Stores a payout, or replaces it. */
  save(pending: PendingPayout): void;
  /** Removes a finished payout. Others stay. */
  remove(intent: string): void;
}

/** The stored payouts of one flow. Rerenders when any tab changes them. */
export function usePendingPayouts(name: PendingName, userId: string): PendingStore {
  const { clock } = useServices();
  const item = STORED[name];
  const readText = useCallback(
    () => item.read({ userId, now: clock.passed() }),
    [item, userId, clock],
  );
  const text = useSyncExternalStore(item.subscribe, readText, () => null);
  return useMemo(() => {
    const viewer = () => ({ userId, now: clock.passed() });
    const all = (stored: string | null) => storedPayouts(record(stored ?? '')) ?? [];
    const own = (stored: string | null): readonly PendingPayout[] =>
      all(stored)
        .filter((each) => isPayoutOf(each, userId) && isNear(each.sentAt, viewer()))
        .map(({ intent, amount, sentAt, released }) => ({
          intent,
          amount: satang(amount),
          sentAt,
          released,
        }));
    const others = (intent: string) =>
      all(item.read()).filter(
        (each) =>
          isNear(each.sentAt, viewer()) && !(isPayoutOf(each, userId) && each.intent === intent),
      );
    return {
      pending: own(text),
      read: () => own(readText()),
      save: ({ intent, amount, sentAt, released }) =>
        item.write(
          payoutsText([
            ...others(intent),
            { owner: fingerprint(userId), intent, amount, sentAt, released },
          ]),
        ),
      remove: (intent) => {
        const rest = others(intent);
        if (rest.length === 0) item.clear();
        else item.write(payoutsText(rest));
      },
    };
  }, [item, text, readText, userId, clock]);
}

function isPayoutOf({ owner }: StoredPayout, userId: string): boolean {
  return owner === fingerprint(userId);
}

/** The newest payouts in the stored format. */
function payoutsText(payouts: readonly StoredPayout[]): string {
  return JSON.stringify({ payouts: payouts.slice(-MOST_PAYOUTS) });
}
