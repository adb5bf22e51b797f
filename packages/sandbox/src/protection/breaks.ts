import { type BreakChoice, breakEnd, laterEnd } from '@brand/domain';
import { revokeSessionsOf } from '../auth/sessions.ts';
import { SECOND, unixSeconds, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

/** When the break of a member ends, in milliseconds since 1970; null when none runs. */
function runningBreak({ db, clock }: Pick<Context, 'db' | 'clock'>, member: string): number | null {
  const row = db.get<{ ends: number }>('SELECT ends FROM breaks WHERE member = ?', member);
  return row && row.ends > clock.now() ? row.ends : null;
}

/**
 * Begins a break now, or makes the one that runs longer, and ends every session of the member. When it ends, in
 * milliseconds since 1970.
 */
export function startBreak(context: Context, member: string, choice: BreakChoice): number {
  const { db, clock } = context;
  return db.transaction(() => {
    // A second as it goes over the wire, and no less than was asked for.
    const asked = breakEnd(choice, wholeSecond(clock.now() + SECOND - 1));
    const ends = laterEnd(runningBreak(context, member), asked);
    db.run('INSERT OR REPLACE INTO breaks (member, ends) VALUES (?, ?)', member, ends);
    revokeSessionsOf(context, member);
    return ends;
  });
}

/** Ends the break of a member, as only the operator can; whether one ran. */
export function endBreak(context: Context, member: string): boolean {
  const ran = runningBreak(context, member) !== null;
  context.db.run('DELETE FROM breaks WHERE member = ?', member);
  return ran;
}

/** Throws code 5010 with the end of the break while one runs. */
export function requireNoBreak(context: Context, member: string): void {
  const ends = runningBreak(context, member);
  if (ends === null) return;
  throw new Refusal(200, {
    code: 5010,
    messages: 'บัญชีนี้อยู่ระหว่างพักการใช้งาน',
    result: { until: unixSeconds(ends) },
  });
}
