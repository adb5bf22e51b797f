import type { WithdrawTerms } from './withdrawTerms.ts';

/** Waiting time after a withdrawal (section 9). */
export const WITHDRAW_COOLDOWN_MS = 600_000;

/** Maximum difference between two clocks that agree to the second. */
const CLOCK_SLACK_MS = 5_000;

/**
 * When the next withdrawal is allowed, in ms since 1970 on the server's clock: the server time of the last one, or else
 * now, plus the cooldown.
 */
export function nextWithdrawalAt(serverTimeMs: number | null, nowMs: number): number {
  return (serverTimeMs ?? nowMs) + WITHDRAW_COOLDOWN_MS;
}

/** Milliseconds until a withdrawal is allowed again; 0 if it is allowed. `null` means that no lock is known. */
export function withdrawLockLeft(nextAllowedAtMs: number | null, nowMs: number): number {
  return nextAllowedAtMs === null ? 0 : Math.max(0, nextAllowedAtMs - nowMs);
}

/**
 * The lock after the terms are loaded. A later withdrawal than the stored lock knows, made on another device, starts a
 * new lock. Terms that were requested after the stored lock started are authoritative: if they report no such
 * withdrawal, it was cancelled or the lock was lifted. Terms that were requested earlier cannot know about it, even if
 * they arrive later.
 *
 * @param kept end of the lock as stored in the browser, null for none
 * @param terms `askedAt`: when they were requested; all times in ms since 1970 on the server's clock
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
