/** After a withdrawal the next one waits this long (section 9). */
export const WITHDRAW_COOLDOWN_MS = 600_000;

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
