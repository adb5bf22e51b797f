import type { BankChannel } from '@brand/domain';
import type { PreviousAccount } from '@brand/ui';
import type { SeenAccount } from './accountMemory.ts';

const DAY_MS = 86_400_000;
/** A member who has never seen an account of the channel is told of changes as young as this: the old one may be in their bank app. */
const TOLD_FOR_MS = 30 * DAY_MS;

/** What is to be told before the account of a channel is shown. */
export interface AccountUpdate {
  /** Null where nobody knows it. */
  readonly previous: PreviousAccount | null;
}

/**
 * Whether a change of the account is to be told (section 8, Bank-change notice): where the member has seen another one, and
 * where it is new and they have seen none. Each number is told once.
 *
 * @param seen what this device remembers
 * @param now ms on the server's clock
 * @returns null where there is nothing to tell
 */
export function accountUpdate(
  { accountChangedAt, previousAccountNumber }: BankChannel,
  seen: SeenAccount | null,
  now: number,
): AccountUpdate | null {
  if (seen?.isCurrent) return null;
  const isYoung = accountChangedAt !== null && now - accountChangedAt < TOLD_FOR_MS;
  if (!seen && !isYoung) return null;
  // What the member used is what they have seen; the server speaks of the last one only.
  if (previousAccountNumber && (!seen || previousAccountNumber.endsWith(seen.end))) {
    return { previous: { number: previousAccountNumber } };
  }
  return { previous: seen && { end: seen.end } };
}
