import {
  type BangkokDay,
  AFFILIATE_REPORT_DAYS,
  AFFILIATE_UPDATE_HOUR,
  bangkokDay,
  lastAffiliateUpdate,
  satang,
  shiftDay,
} from '@brand/domain';
import { HOUR, startOfBangkokDay } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { AFFILIATES } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { openAffiliateAccount } from './affiliateAccount.ts';
import { type AffiliateDayRow, countActivity, endOfDay, storeDays } from './affiliateDays.ts';
import { affiliateState, writeAffiliateState } from './affiliateState.ts';
import { playFriends } from './playFriends.ts';

/** Counts and credits every day whose 11:00 has passed (section 9), each at its own time. */
export function settleAffiliates(context: Context): void {
  const { db, clock } = context;
  const covered = affiliateState(db)?.covered;
  const until = startOfBangkokDay(clock.now() - AFFILIATE_UPDATE_HOUR * HOUR);
  if (covered === undefined || covered >= until) return;
  countUntil(context, { from: covered, until }, creditTime);
  writeAffiliateState(db, { covered: until, updated: lastAffiliateUpdate(clock.now()) });
}

/** Counts and credits everything up to now, before the next 11:00. Returns the credited amount in satang. */
export function updateAffiliatesNow(context: Context): number {
  const { db, clock } = context;
  const now = clock.now();
  const from = affiliateState(db)?.covered ?? now;
  // After the clock was set back there is nothing to count: that period has been counted already.
  const until = Math.max(from, now);
  const credited = countUntil(context, { from, until }, () => now);
  writeAffiliateState(db, { covered: until, updated: now });
  return credited;
}

/** When a day is credited: at 11:00 of the next day. */
export function creditTime(day: BangkokDay): number {
  return endOfDay(day) + AFFILIATE_UPDATE_HOUR * HOUR;
}

function countUntil(
  context: Context,
  span: { readonly from: number; readonly until: number },
  timeOf: (day: BangkokDay) => number,
): number {
  const { db, rules } = context;
  const last = bangkokDay(span.until);
  // Reports do not reach further back than this day.
  const furthest = shiftDay(last, -AFFILIATE_REPORT_DAYS);
  let day = bangkokDay(span.from);
  if (day < furthest) day = furthest;
  for (; day < last; day = shiftDay(day, 1)) playFriends(context, day, span.from);

  const rows = countActivity(db, span, rules.affiliate.rates);
  storeDays(db, rows);
  return creditDays(context, rows, span.until, timeOf);
}

/** Pays the commission of counted days, one posting per affiliate and day. */
export function creditDays(
  { db }: Context,
  rows: readonly AffiliateDayRow[],
  until: number,
  timeOf: (day: BangkokDay) => number,
): number {
  const sums = new Map<string, { affiliate: string; day: BangkokDay; amount: number }>();
  for (const { affiliate, day, commission } of rows) {
    const key = `${affiliate}:${day}`;
    const sum = sums.get(key) ?? { affiliate, day, amount: 0 };
    sum.amount += commission;
    sums.set(key, sum);
  }
  let credited = 0;
  for (const [key, { affiliate, day, amount }] of sums) {
    if (amount === 0) continue;
    post(db, {
      time: timeOf(day),
      kind: 'commission',
      // A day that was counted in parts is credited in parts.
      reference: `${key}:${Math.min(until, endOfDay(day))}`,
      from: AFFILIATES,
      to: openAffiliateAccount(db, affiliate),
      amount: satang(amount),
    });
    credited += amount;
  }
  return credited;
}
