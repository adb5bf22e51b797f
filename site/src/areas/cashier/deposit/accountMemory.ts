import type { BankChannel } from '@brand/domain';
import { fingerprint } from '../../../platform/device/fingerprint.ts';
import { localStore, onLocalChange } from '../../../platform/storage/localStore.ts';

/** The account of a channel as this device saw it last. */
export interface SeenAccount {
  /** Whether it is the channel's current account. */
  readonly isCurrent: boolean;
  /** Its last four digits. */
  readonly end: string;
}

/** Maximum number of stored channels. The one seen longest ago is removed first. */
const MOST = 100;

const listeners = new Set<() => void>();

/**
 * Deposit accounts that were shown, so that a change is reported once. Stores no account number, only a fingerprint and
 * the last four digits.
 */
export const accountMemory = {
  /** The stored value, for `recall`. */
  read: (): string => localStore.read('knownAccounts') ?? '',
  subscribe(listener: () => void): () => void {
    const stop = onLocalChange(['knownAccounts'], listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
  /** The account that the member has seen. Null if there was none. */
  recall(memory: string, userId: string, channel: BankChannel): SeenAccount | null {
    const [place, account] = fingerprints(userId, channel);
    const found = memory.split(',').find((entry) => entry.startsWith(`${place}:`));
    const [, seen, end = ''] = found?.split(':') ?? [];
    return seen === undefined ? null : { isCurrent: seen === account, end };
  },
  /** Stores that the member has seen the current account of the channel. */
  remember(userId: string, channel: BankChannel): void {
    const [place, account] = fingerprints(userId, channel);
    const others = accountMemory
      .read()
      .split(',')
      .filter((entry) => entry !== '' && !entry.startsWith(`${place}:`));
    const end = channel.accountNumber.slice(-4).padStart(4, '0');
    const entries = [...others, `${place}:${account}:${end}`].slice(-MOST);
    localStore.write('knownAccounts', entries.join(','));
    for (const listener of listeners) listener();
  },
};

/** Fingerprints of the member's channel and of its account. */
function fingerprints(userId: string, { id, accountNumber }: BankChannel) {
  const place = fingerprint(`${userId}|${id}`);
  return [place, fingerprint(`${place}|${accountNumber}`)] as const;
}
