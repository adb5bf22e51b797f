import type { BankChannel } from '@brand/domain';
import type { PreviousAccount } from '@brand/ui';
import type { SeenAccount } from './accountMemory.ts';

const DAY_MS = 86_400_000;
/**
 * A member who has not seen an account of the channel is informed about changes in this period: their bank app may have the old
 * account.
 */
const TOLD_FOR_MS = 30 * DAY_MS;

/** Notice before the account of a channel is shown. */
export interface AccountUpdate {
  /** Null if unknown. */
  readonly previous: PreviousAccount | null;
}

/**
 * Whether to report a change of the account (section 8, Bank-change notice): if the member has seen another account, or
 * if the account is new and they have seen none. Each number is reported once.
 *
 * @param seen account stored on this device
 * @param now ms on the server's clock
 * @returns null if there is nothing to report
 */
export function accountUpdate(
  { accountChangedAt, previousAccountNumber }: BankChannel,
  seen: SeenAccount | null,
  now: number,
): AccountUpdate | null {
  if (seen?.isCurrent) return null;
  const isYoung = accountChangedAt !== null && now - accountChangedAt < TOLD_FOR_MS;
  if (!seen && !isYoung) return null;
  // The member used the account that they have seen. The server reports only the previous one.
  if (previousAccountNumber && (!seen || previousAccountNumber.endsWith(seen.end))) {
    return { previous: { number: previousAccountNumber } };
  }
  return { previous: seen && { end: seen.end } };
}
