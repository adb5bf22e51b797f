import {
  bahtFromSatang,
  bangkokDay,
  bangkokDayStart,
  bangkokMonthStart,
  nextAffiliateUpdate,
  satang,
  shiftDay,
} from '@brand/domain';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { newAffiliateCode } from '../join/affiliateLinks.ts';
import { affiliateAccountOf, affiliateBalance } from './affiliateAccount.ts';
import { figuresFrom } from './affiliateState.ts';
import { incomeTerms } from './withdrawIncome.ts';

const ACTIVE_DAYS = 30;

/** The summary at the top of a member’s affiliate page, in the fields of the contract. */
export function leaderDetail(context: Context, member: string): Record<string, unknown> {
  const { db, clock, rules } = context;
  const now = clock.now();
  const updated = figuresFrom(context);
  return {
    id: member,
    code: codeOf(context, member),
    rates: Object.entries(rules.affiliate.rates).map(([type, hundredths]) => ({
      type,
      percent: hundredths / 100,
    })),
    balance: bahtFromSatang(affiliateBalance(db, member)),
    income: income(context, member, now),
    total_income: bahtFromSatang(received(context, member, 0)),
    total_withdrawn: bahtFromSatang(withdrawn(context, member)),
    updated_at: unixSeconds(updated),
    next_update: unixSeconds(nextAffiliateUpdate(now)),
    visits: visits(context, member, now),
    members: circle(context, member, now),
    withdraw: wireTerms(context, member),
  };
}

/** The code at the end of the member’s link. A member without a code gets one now. */
function codeOf(context: Context, member: string): string {
  const { db } = context;
  const known = db.get<{ code: string | null }>(
    'SELECT aff_code AS code FROM members WHERE id = ?',
    member,
  );
  if (known?.code) return known.code;
  const code = newAffiliateCode(context);
  db.run('UPDATE members SET aff_code = ? WHERE id = ?', code, member);
  return code;
}

/** Commission that was credited on these days, regardless of when it was earned. */
function income(context: Context, member: string, now: number): Record<string, number> {
  const today = bangkokDay(now);
  const start = bangkokDayStart(today);
  const yesterday = bangkokDayStart(shiftDay(today, -1));
  return {
    today: bahtFromSatang(received(context, member, start)),
    yesterday: bahtFromSatang(received(context, member, yesterday, start)),
    month: bahtFromSatang(received(context, member, bangkokMonthStart(today))),
  };
}

function received({ db }: Context, member: string, from: number, until = Number.MAX_SAFE_INTEGER) {
  const row = db.get<{ sum: number }>(
    `SELECT coalesce(sum(satang), 0) AS sum FROM postings
     WHERE credit = ? AND kind = 'commission' AND time >= ? AND time < ?`,
    affiliateAccountOf(member),
    from,
    until,
  );
  return satang(row?.sum ?? 0);
}

function withdrawn({ db }: Context, member: string) {
  const row = db.get<{ sum: number }>(
    "SELECT coalesce(sum(satang), 0) AS sum FROM postings WHERE debit = ? AND kind = 'affiliate-withdrawal'",
    affiliateAccountOf(member),
  );
  return satang(row?.sum ?? 0);
}

function visits({ db }: Context, member: string, now: number): Record<string, number> {
  const today = bangkokDay(now);
  const row = db.get<{ today: number; month: number }>(
    `SELECT coalesce(sum(day = ?2), 0) AS today, count(*) AS month FROM referral_visits
     WHERE affiliate = ?1 AND day >= ?3 AND day <= ?2`,
    member,
    today,
    bangkokDay(bangkokMonthStart(today)),
  );
  return { today: row?.today ?? 0, month: row?.month ?? 0 };
}

function circle({ db }: Context, member: string, now: number): Record<string, number> {
  const today = bangkokDay(now);
  const joined = db.get<{ total: number; today: number; month: number }>(
    `SELECT count(*) AS total, coalesce(sum(joined >= ?2), 0) AS today, coalesce(sum(joined >= ?3), 0) AS month
     FROM members WHERE upline = ?1`,
    member,
    bangkokDayStart(today),
    bangkokMonthStart(today),
  );
  const active = db.get<{ count: number }>(
    'SELECT count(DISTINCT member) AS count FROM affiliate_days WHERE affiliate = ? AND day > ? AND turnover > 0',
    member,
    shiftDay(today, -ACTIVE_DAYS),
  );
  return {
    total: joined?.total ?? 0,
    active: active?.count ?? 0,
    new_today: joined?.today ?? 0,
    new_month: joined?.month ?? 0,
  };
}

function wireTerms(context: Context, member: string): Record<string, unknown> {
  const { reason, opensAt, closesAt } = incomeTerms(context, member);
  return {
    allowed: reason === null,
    reason,
    min: bahtFromSatang(context.rules.affiliate.min),
    next_open: opensAt === null ? null : unixSeconds(opensAt),
    closes_at: closesAt === null ? null : unixSeconds(closesAt),
  };
}
