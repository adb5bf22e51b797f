import {
  type BangkokDay,
  bahtFromSatang,
  bangkokDay,
  bangkokDayStart,
  daysBetween,
  satang,
  shiftDay,
} from '@brand/domain';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { maskedName } from '../members/maskedName.ts';
import { affiliateAccountOf } from './affiliateAccount.ts';
import { endOfDay } from './affiliateDays.ts';
import { affiliateState, figuresFrom } from './affiliateState.ts';

interface Sums {
  deposited: number;
  withdrawn: number;
  turnover: number;
  won: number;
  commission: number;
}

const SUMS = ['deposited', 'withdrawn', 'turnover', 'won', 'commission'] as const;
const nothing: Sums = { deposited: 0, withdrawn: 0, turnover: 0, won: 0, commission: 0 };

function wireSums(sums: Sums): Record<string, number> {
  return {
    deposit: bahtFromSatang(satang(sums.deposited)),
    withdraw: bahtFromSatang(satang(sums.withdrawn)),
    turnover: bahtFromSatang(satang(sums.turnover)),
    win_loss: bahtFromSatang(satang(sums.won - sums.turnover)),
    commission: bahtFromSatang(satang(sums.commission)),
  };
}

function addUp(rows: readonly Sums[]): Sums {
  const sums = { ...nothing };
  for (const row of rows) for (const name of SUMS) sums[name] += row[name];
  return sums;
}

/** The last day for which anything has been counted. */
export function lastSettledDay({ db, clock }: Context): BangkokDay {
  return bangkokDay((affiliateState(db)?.covered ?? clock.now()) - 1);
}

interface DayRow extends Sums {
  day: BangkokDay;
  active: number;
}

/**
 * A row for each settled day of a range, newest first, with their sums (`/affiliate/reportDaily`). Days without
 * activity are included, from the day on which the first member joined.
 */
export function dailyReport(
  context: Context,
  affiliate: string,
  range: { from: BangkokDay; to: BangkokDay },
): Record<string, unknown> {
  const { db } = context;
  const counted = db.all<DayRow>(
    `SELECT day, sum(turnover > 0) AS active, sum(deposited) AS deposited, sum(withdrawn) AS withdrawn,
       sum(turnover) AS turnover, sum(won) AS won, sum(commission) AS commission
     FROM affiliate_days WHERE affiliate = ? AND day BETWEEN ? AND ? GROUP BY day`,
    affiliate,
    range.from,
    range.to,
  );
  const byDay = new Map(counted.map((row) => [row.day, row]));
  const joined = joinedPerDay(context, affiliate);
  const credited = creditTimes(context, affiliate);
  const list = settledDays(context, range, [...joined.keys(), ...byDay.keys()]).map((day) => ({
    id: day,
    date: day,
    new_members: joined.get(day) ?? 0,
    active_members: byDay.get(day)?.active ?? 0,
    ...wireSums(byDay.get(day) ?? nothing),
    credited_at: credited.get(day) ?? null,
  }));
  const newMembers = list.reduce((sum, row) => sum + row.new_members, 0);
  return {
    ...range,
    list,
    sum: { new_members: newMembers, ...wireSums(addUp(counted)) },
    updated_at: unixSeconds(figuresFrom(context)),
  };
}

function settledDays(
  context: Context,
  { from, to }: { from: BangkokDay; to: BangkokDay },
  eventful: readonly BangkokDay[],
): BangkokDay[] {
  const first = eventful.toSorted()[0];
  if (first === undefined) return [];
  const start = first > from ? first : from;
  const settled = lastSettledDay(context);
  const end = settled < to ? settled : to;
  const count = daysBetween(start, end) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, ago) => shiftDay(end, -ago));
}

function joinedPerDay({ db }: Context, affiliate: string): Map<BangkokDay, number> {
  const rows = db.all<{ joined: number }>(
    'SELECT joined FROM members WHERE upline = ? AND joined IS NOT NULL',
    affiliate,
  );
  const days = new Map<BangkokDay, number>();
  for (const { joined } of rows) {
    days.set(bangkokDay(joined), (days.get(bangkokDay(joined)) ?? 0) + 1);
  }
  return days;
}

/** When the commission of each day was credited, in unix seconds; the last time if it was credited in parts. */
function creditTimes({ db }: Context, affiliate: string): Map<BangkokDay, number> {
  const rows = db.all<{ time: number; reference: string }>(
    "SELECT time, reference FROM postings WHERE credit = ? AND kind = 'commission' ORDER BY id",
    affiliateAccountOf(affiliate),
  );
  return new Map(
    rows.map(({ time, reference }) => [reference.split(':')[1] ?? '', unixSeconds(time)]),
  );
}

interface MemberRow extends Sums {
  member: string;
  username: string;
  joined: number | null;
  deposits: number;
}

/** Figures of each referred member in a range of days, highest earnings first (`/affiliate/reportDetail/{id}`). */
export function memberReport(
  context: Context,
  affiliate: string,
  { from, to, skip, limit }: { from: BangkokDay; to: BangkokDay; skip: number; limit: number },
): Record<string, unknown> {
  const rows = context.db.all<MemberRow>(
    `SELECT member, username, joined, sum(deposits) AS deposits, ${SUMS.map((name) => `sum(${name}) AS ${name}`).join(', ')}
     FROM affiliate_days JOIN members ON members.id = member
     WHERE affiliate = ? AND day BETWEEN ? AND ? GROUP BY member
     ORDER BY sum(commission) DESC, sum(turnover) DESC, member`,
    affiliate,
    from,
    to,
  );
  return {
    from,
    to,
    settled: to <= lastSettledDay(context),
    list: rows.slice(skip, skip + limit).map((row) => ({
      id: row.member,
      name: maskedName(row.username),
      new: row.joined !== null && row.joined >= bangkokDayStart(from) && row.joined < endOfDay(to),
      deposits: row.deposits,
      ...wireSums(row),
    })),
    total: rows.length,
    sum: wireSums(addUp(rows)),
    updated_at: unixSeconds(figuresFrom(context)),
  };
}
