import type { Context } from '../context.ts';
import type { FailureLimit } from '../rules.ts';

/** Who tries to log in. */
export interface LoginAttempt {
  /** Undefined for a passkey that no member has. */
  readonly username: string | undefined;
  /** Address of the caller; undefined for an in-process request. */
  readonly address: string | undefined;
}

/**
 * Whether this username or this address has to wait (section 9, login lock-out wait). Failed attempts on unknown names
 * count too, so that the wait does not reveal which names exist.
 */
export function mustWait(context: Context, { username, address }: LoginAttempt): boolean {
  const { db, rules } = context;
  if (username !== undefined) {
    const named = db.all<{ time: number }>(
      'SELECT time FROM login_failures WHERE username = ? ORDER BY time DESC LIMIT ?',
      username,
      rules.loginFailures.count,
    );
    if (isOver(context, named, rules.loginFailures)) return true;
  }
  if (address === undefined) return false;
  const placed = db.all<{ time: number }>(
    'SELECT time FROM login_address_failures WHERE address = ? ORDER BY time DESC LIMIT ?',
    address,
    rules.loginAddressFailures.count,
  );
  return isOver(context, placed, rules.loginAddressFailures);
}

/** @param failures the last ones, newest first */
function isOver(
  { clock }: Context,
  failures: readonly { time: number }[],
  { count, within, wait }: FailureLimit,
): boolean {
  const [last, first] = [failures[0], failures[count - 1]];
  if (!last || !first) return false;
  return last.time - first.time < within && clock.now() < last.time + wait;
}

/** Counts a failed attempt on a username and from an address. */
export function countFailure(
  { db, clock, rules }: Context,
  { username, address }: LoginAttempt,
): void {
  const now = clock.now();
  const oldest = ({ within, wait }: FailureLimit) => now - within - wait;
  db.run('DELETE FROM login_failures WHERE time < ?', oldest(rules.loginFailures));
  if (username !== undefined) {
    db.run('INSERT INTO login_failures (username, time) VALUES (?, ?)', username, now);
  }
  if (address === undefined) return;
  db.run('DELETE FROM login_address_failures WHERE time < ?', oldest(rules.loginAddressFailures));
  db.run('INSERT INTO login_address_failures (address, time) VALUES (?, ?)', address, now);
}

/** Clears the failed attempts on a username after a login. Those of the address stay. */
export function forgetFailures({ db }: Context, username: string): void {
  db.run('DELETE FROM login_failures WHERE username = ?', username);
}
