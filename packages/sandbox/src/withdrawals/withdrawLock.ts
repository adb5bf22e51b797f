import { wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';

/**
 * When the lock of a member counts from, in milliseconds, to the second; null where nothing locks. It is the last
 * withdrawal that was not cancelled, or when the operator locked, and neither once the operator has lifted the lock.
 */
export function lockedFrom({ db }: Context, member: string): number | null {
  const row = db.get<{ time: number | null; lifted: number | null }>(
    `SELECT max(time) AS time, (SELECT lifted FROM withdraw_locks WHERE member = ?1) AS lifted FROM (
       SELECT max(created) AS time FROM withdrawals WHERE member = ?1 AND status <> 'cancelled'
       UNION ALL SELECT since FROM withdraw_locks WHERE member = ?1)`,
    member,
  );
  if (!row || row.time === null) return null;
  return row.lifted !== null && row.time <= row.lifted ? null : wholeSecond(row.time);
}

/** When the lock that runs now counts from, or null: the member may withdraw. */
export function runningLock(context: Context, member: string): number | null {
  const from = lockedFrom(context, member);
  if (from === null) return null;
  return context.clock.now() < from + context.rules.withdraw.cooldown ? from : null;
}

/** Locks a member from now on, as a withdrawal would; the time that it counts from, to the second. */
export function setLock({ db, clock }: Context, member: string): number {
  const now = clock.now();
  db.run(
    `INSERT INTO withdraw_locks (member, since) VALUES (?, ?)
     ON CONFLICT (member) DO UPDATE SET since = excluded.since, lifted = NULL`,
    member,
    now,
  );
  return wholeSecond(now);
}

/** Lets a member withdraw again at once. */
export function liftLock({ db, clock }: Context, member: string): void {
  db.run(
    `INSERT INTO withdraw_locks (member, lifted) VALUES (?, ?)
     ON CONFLICT (member) DO UPDATE SET since = NULL, lifted = excluded.lifted`,
    member,
    clock.now(),
  );
}

/** Forgets what the operator has set: a new withdrawal locks by itself. */
export function forgetLock({ db }: Context, member: string): void {
  db.run('DELETE FROM withdraw_locks WHERE member = ?', member);
}
