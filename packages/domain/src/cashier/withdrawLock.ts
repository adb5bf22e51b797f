import type { WithdrawTerms } from './withdrawTerms.ts';

/** After a withdrawal the next one waits this long (section 9). */
export const WITHDRAW_COOLDOWN_MS = 600_000;

/** Two clocks that tell the same time to the second may differ by this much. */
const CLOCK_SLACK_MS = 5_000;

/**
 * When the next withdrawal is allowed, in ms since 1970 on the server's clock: the time that the server gave plus the
 * cooldown, else now plus the cooldown.
 */
export function nextWithdrawalAt(serverTimeMs: number | null, nowMs: number): number {
  return (serverTimeMs ?? nowMs) + WITHDRAW_COOLDOWN_MS;
}

/** Milliseconds until a withdrawal is allowed again; 0 when it is. `null` means that no lock is known. */
export function withdrawLockLeft(nextAllowedAtMs: number | null, nowMs: number): number {
  return nextAllowedAtMs === null ? 0 : Math.max(0, nextAllowedAtMs - nowMs);
}

/**
 * The lock that holds once terms have come. A later withdrawal than the kept lock knows of, made on another device, locks
 * anew. Terms that were asked for after the kept lock began are the truth about it: where they name no such withdrawal, it
 * was cancelled or the lock lifted. Terms that were asked for earlier cannot know of it, however late they arrive.
 *
 * @param kept end of the lock as kept in the browser, null for none
 * @param terms `askedAt`: when they were asked for; all times in ms since 1970 on the server's clock
 */
export function lockAfterTerms(
  kept: number | null,
  { lastWithdrawalAt, askedAt }: Pick<WithdrawTerms, 'lastWithdrawalAt'> & { askedAt: number },
  nowMs: number,
): number | null {
  const said = lastWithdrawalAt === null ? null : nextWithdrawalAt(lastWithdrawalAt, nowMs);
  const runs = withdrawLockLeft(said, nowMs) > 0 ? said : null;
  if (kept === null || (said !== null && said > kept)) return runs;
  return askedAt > kept - WITHDRAW_COOLDOWN_MS + CLOCK_SLACK_MS ? runs : kept;
}
