import type { BankChannel } from '@brand/domain';
import { fingerprint } from '../../../platform/device/fingerprint.ts';
import { localStore, onLocalChange } from '../../../platform/storage/localStore.ts';

/** The account of a channel as this device saw it last. */
export interface SeenAccount {
  /** Whether it is the one that the channel has now. */
  readonly isCurrent: boolean;
  /** Its last four digits. */
  readonly end: string;
}

/** How many channels are remembered; the one seen longest ago goes first. */
const MOST = 100;

const listeners = new Set<() => void>();

/** What is remembered of deposit accounts, so that a change is told once. No account number is kept, only a fingerprint and its last four digits. */
export const accountMemory = {
  /** All that is remembered, for `recall`. */
  read: (): string => localStore.read('knownAccounts') ?? '',
  subscribe(listener: () => void): () => void {
    const stop = onLocalChange(['knownAccounts'], listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
  /** The account that the member has seen; null where there was none. */
  recall(memory: string, userId: string, channel: BankChannel): SeenAccount | null {
    const [place, account] = fingerprints(userId, channel);
    const found = memory.split(',').find((entry) => entry.startsWith(`${place}:`));
    const [, seen, end = ''] = found?.split(':') ?? [];
    return seen === undefined ? null : { isCurrent: seen === account, end };
  },
  /** The member has seen the account that the channel has now. */
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

/** Of the member's channel, and of the account that it has. */
function fingerprints(userId: string, { id, accountNumber }: BankChannel) {
  const place = fingerprint(`${userId}|${id}`);
  return [place, fingerprint(`${place}|${accountNumber}`)] as const;
}
