import { bangkokDay } from '@brand/domain';
import { DAY, startOfBangkokDay, unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { bonusIdOf, checkInSeries } from './catalogue.ts';
import { giveReward } from './rewards.ts';

/** The check-in series of a member today. */
export interface OwnCheckIn {
  /** Number of all check-ins including that of today, whether it has been made or not; from 1. */
  number: number;
  done: boolean;
}

/** Where the member is in the series. A missed day does not count, so nothing is lost by it. */
export function checkInOf({ db, clock }: Context, member: string): OwnCheckIn {
  const row = db.get<{ count: number; last: string | null }>(
    'SELECT count(*) AS count, max(day) AS last FROM check_ins WHERE member = ?',
    member,
  );
  const done = row?.last === bangkokDay(clock.now());
  return { number: (row?.count ?? 0) + (done ? 0 : 1), done };
}

/** The day of the series, from 1. */
export function dayOfSeries(number: number): number {
  return ((number - 1) % checkInSeries.length) + 1;
}

/** When the next day begins in Bangkok, in unix seconds. */
export function nextCheckInAt({ clock }: Context): number {
  return unixSeconds(startOfBangkokDay(clock.now()) + DAY);
}

/** Checks in for today and gives the reward. Call it inside a transaction, and only if it has not been done today. */
export function makeCheckIn(context: Context, member: string): void {
  const { db, clock } = context;
  const { number } = checkInOf(context, member);
  const reward = checkInSeries[dayOfSeries(number) - 1];
  if (!reward) throw new Error('unreachable: the series has no such day');
  const day = bangkokDay(clock.now());
  const { bonus, spins } = giveReward(context, reward, { member, bonusId: bonusIdOf(), each: day });
  db.run(
    'INSERT INTO check_ins (member, day, number, time, bonus, spins) VALUES (?, ?, ?, ?, ?, ?)',
    member,
    day,
    number,
    clock.now(),
    bonus,
    spins,
  );
}
