import { type BreakChoice, breakEnd, laterEnd } from '@brand/domain';
import { revokeSessionsOf } from '../auth/sessions.ts';
import { SECOND, unixSeconds, wholeSecond } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

/** When the break of a member ends, in milliseconds since 1970; null if none is running. */
function runningBreak({ db, clock }: Pick<Context, 'db' | 'clock'>, member: string): number | null {
  const row = db.get<{ ends: number }>('SELECT ends FROM breaks WHERE member = ?', member);
  return row && row.ends > clock.now() ? row.ends : null;
}

/**
 * Starts a break now, or extends the running one, and ends every session of the member. Returns its end in milliseconds
 * since 1970.
 */
export function startBreak(context: Context, member: string, choice: BreakChoice): number {
  const { db, clock } = context;
  return db.transaction(() => {
    // Rounded up to a whole second, as the API sends it, so that the break is not shorter than requested.
    const asked = breakEnd(choice, wholeSecond(clock.now() + SECOND - 1));
    const ends = laterEnd(runningBreak(context, member), asked);
    db.run('INSERT OR REPLACE INTO breaks (member, ends) VALUES (?, ?)', member, ends);
    revokeSessionsOf(context, member);
    return ends;
  });
}

/** Ends the break of a member, which only the operator can do; returns whether one was running. */
export function endBreak(context: Context, member: string): boolean {
  const ran = runningBreak(context, member) !== null;
  context.db.run('DELETE FROM breaks WHERE member = ?', member);
  return ran;
}

/** Throws code 5010 with the end of the break while one is running. */
export function requireNoBreak(context: Context, member: string): void {
  const ends = runningBreak(context, member);
  if (ends === null) return;
  throw new Refusal(200, {
    code: 5010,
    messages: 'บัญชีนี้อยู่ระหว่างพักการใช้งาน',
    result: { until: unixSeconds(ends) },
  });
}
