import { ApiError } from '@brand/api';
import { CODE, type Failure, errorMessageId } from '@brand/domain';
import { useState } from 'react';
import { useServices } from '../../../member/services.ts';
import { readTab, writeTab } from '../../../platform/storage/tabStore.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';

/** After codes 3000 and 4290 the next try waits a minute (section 9). */
const LOCK_OUT_MS = 60_000;

/** Forms that limit the number of tries. */
type LockedForm = 'login' | 'resetPassword';

/** A lock-out and its reason. */
export interface LockOut {
  /** When the next try is allowed, in ms since 1970 on the server's clock. */
  readonly until: number;
  readonly failure: Failure;
}

/**
 * The lock-out after too many tries. It is stored in the tab, so that a reload neither shortens nor hides it.
 *
 * @returns the current lock-out, and `learn`, which takes the error of every try
 */
export function useLockOut(form: LockedForm): readonly [LockOut | null, (error: unknown) => void] {
  const { clock } = useServices();
  const kept = useBrowserValue(() => readLockOut(form, clock.now()), null);
  const [learned, setLearned] = useState<LockOut | null>(null);
  const learn = (error: unknown) => {
    const code = lockingCode(error);
    if (code !== null) setLearned(storeLockOut(form, code, clock.now()));
  };
  return [learned ?? kept, learn];
}

/** The code of an error that requires a wait of one minute, or null. */
export function lockingCode(error: unknown): number | null {
  const code = error instanceof ApiError ? error.code : null;
  return code === CODE.waitAMinute || code === CODE.tooManyLogins ? code : null;
}

/** Stores a lock-out that starts now. */
export function storeLockOut(form: LockedForm, code: number, now: number): LockOut {
  // The server's clock can have fractions of a millisecond; the stored value has none.
  const until = Math.ceil(now + LOCK_OUT_MS);
  writeTab('loginWait', `${form}|${code}|${until}`);
  return lockOutOf(form, code, until);
}

function readLockOut(form: LockedForm, now: number): LockOut | null {
  const [of, code, until] = (readTab('loginWait') ?? '').split('|');
  const left = Number(until) - now;
  if (of !== form || !(left > 0)) return null;
  // The clock may not be synchronised with the server yet, so the rest is capped at the full duration.
  return lockOutOf(form, Number(code), now + Math.min(left, LOCK_OUT_MS));
}

function lockOutOf(form: LockedForm, code: number, until: number): LockOut {
  return { until, failure: { messageId: errorMessageId(form, code), code: String(code) } };
}
