import { wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';

/**
 * Start of a member’s lock, in milliseconds, to the second; null without a lock. It is the time of the last withdrawal
 * that was not cancelled, or of the operator’s lock. It is null after the operator has removed the lock.
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

/** Start of the active lock; null if the member may withdraw. */
export function runningLock(context: Context, member: string): number | null {
  const from = lockedFrom(context, member);
  if (from === null) return null;
  return context.clock.now() < from + context.rules.withdraw.cooldown ? from : null;
}

/** Locks a member from now on like a withdrawal; returns the start of the lock, to the second. */
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

/** Removes the withdrawal lock of a member immediately. */
export function liftLock({ db, clock }: Context, member: string): void {
  db.run(
    `INSERT INTO withdraw_locks (member, lifted) VALUES (?, ?)
     ON CONFLICT (member) DO UPDATE SET since = NULL, lifted = excluded.lifted`,
    member,
    clock.now(),
  );
}

/** Resets the operator’s lock setting: a new withdrawal locks again. */
export function forgetLock({ db }: Context, member: string): void {
  db.run('DELETE FROM withdraw_locks WHERE member = ?', member);
}
