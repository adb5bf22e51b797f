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
  /** The name that was refused. */
  readonly of: string;
}

/**
 * The lock-out of a name after too many tries. It is stored in the tab, so that a reload neither shortens nor hides it. The
 * API locks out a member, so another name can be tried.
 *
 * @returns the current lock-out of `name`, and `learn`, which takes the error of every try and its name
 */
export function useLockOut(
  form: LockedForm,
  name: string,
): readonly [LockOut | null, (error: unknown, name: string) => void] {
  const { clock } = useServices();
  const kept = useBrowserValue(() => readLockOut(form, clock.passed()), null);
  const [learned, setLearned] = useState<LockOut | null>(null);
  const learn = (error: unknown, tried: string) => {
    const code = lockingCode(error);
    if (code !== null) setLearned(storeLockOut(form, code, ofName(tried), clock.now()));
  };
  const known = learned ?? kept;
  return [known?.of === ofName(name) ? known : null, learn];
}

/** Names are not case-sensitive. */
function ofName(name: string): string {
  return name.trim().toLowerCase();
}

/** The code of an error that requires a wait of one minute, or null. */
export function lockingCode(error: unknown): number | null {
  const code = error instanceof ApiError ? error.code : null;
  return code === CODE.waitAMinute || code === CODE.tooManyLogins ? code : null;
}

/** Stores a lock-out that starts now. */
function storeLockOut(form: LockedForm, code: number, of: string, now: number): LockOut {
  // The server's clock can have fractions of a millisecond; the stored value has none.
  const until = Math.ceil(now + LOCK_OUT_MS);
  writeTab('loginWait', `${form}|${code}|${until}|${of}`);
  return lockOutOf(form, code, until, of);
}

function readLockOut(form: LockedForm, now: number): LockOut | null {
  const [stored, code, until, ...name] = (readTab('loginWait') ?? '').split('|');
  return stored === form && Number(until) > now
    ? lockOutOf(form, Number(code), Number(until), name.join('|'))
    : null;
}

function lockOutOf(form: LockedForm, code: number, until: number, of: string): LockOut {
  return { until, failure: { messageId: errorMessageId(form, code), code: String(code) }, of };
}
