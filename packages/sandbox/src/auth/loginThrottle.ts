import type { Context } from '../context.ts';

/**
 * Whether this username has to wait (section 9, login lock-out wait). Failed attempts on unknown names count too, so
 * that the wait does not reveal which names exist.
 */
export function mustWait({ db, clock, rules }: Context, username: string): boolean {
  const { count, within, wait } = rules.loginFailures;
  const [last, first] = db
    .all<{ time: number }>(
      'SELECT time FROM login_failures WHERE username = ? ORDER BY time DESC LIMIT ?',
      username,
      count,
    )
    .map((row) => row.time)
    .filter((_, at) => at === 0 || at === count - 1);
  if (last === undefined || first === undefined) return false;
  return last - first < within && clock.now() < last + wait;
}

/** Counts a failed attempt on a username. */
export function countFailure({ db, clock, rules }: Context, username: string): void {
  const now = clock.now();
  const { within, wait } = rules.loginFailures;
  db.run('DELETE FROM login_failures WHERE time < ?', now - within - wait);
  db.run('INSERT INTO login_failures (username, time) VALUES (?, ?)', username, now);
}

/** Clears the failed attempts on a username after a login. */
export function forgetFailures({ db }: Context, username: string): void {
  db.run('DELETE FROM login_failures WHERE username = ?', username);
}
