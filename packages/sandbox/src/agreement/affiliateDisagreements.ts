import { AFFILIATE_REPORT_DAYS, bangkokDay, satangFromBaht, shiftDay } from '@brand/domain';
import { affiliateAccountOf, affiliateBalance } from '../affiliate/affiliateAccount.ts';
import { type AffiliateDayRow, countActivity } from '../affiliate/affiliateDays.ts';
import { affiliateState } from '../affiliate/affiliateState.ts';
import { dailyReport, lastSettledDay, memberReport } from '../affiliate/reports.ts';
import { linkReport } from '../affiliate/linkReport.ts';
import type { Context } from '../context.ts';

/** Visits, sign-ups, deposits, counted days, income and reports of affiliates that contradict each other. */
export function affiliateDisagreements(context: Context): string[] {
  const affiliates = context.db
    .all<{ id: string }>('SELECT DISTINCT upline AS id FROM members WHERE upline IS NOT NULL')
    .map(({ id }) => id);
  return [
    ...affiliates.flatMap((affiliate) => [
      ...moreMembersThanVisits(context, affiliate),
      ...unlikeTheReport(context, affiliate),
      ...unlikeTheLinks(context, affiliate),
    ]),
    ...beforeJoining(context),
    ...unlikeTheRounds(context),
    ...unlikeTheIncome(context),
  ];
}

/** Up to the end of each day, at least as many visits of a link as members who joined through it. */
function moreMembersThanVisits({ db }: Context, affiliate: string): string[] {
  const joined = db.all<{ joined: number }>(
    'SELECT joined FROM members WHERE upline = ? AND joined IS NOT NULL',
    affiliate,
  );
  const visits = db.all<{ day: string }>(
    'SELECT day FROM referral_visits WHERE affiliate = ?',
    affiliate,
  );
  const days = joined.map((row) => bangkokDay(row.joined)).toSorted();
  return [...new Set(days)].flatMap((day) => {
    const members = days.filter((each) => each <= day).length;
    const came = visits.filter((visit) => visit.day <= day).length;
    return came < members ? [`${affiliate}: ${members} members, ${came} visits up to ${day}.`] : [];
  });
}

/** Nobody deposits or plays before the registration, so there are never more depositors than members. */
function beforeJoining({ db }: Context): string[] {
  const rows = db.all<{ id: string }>(
    `SELECT id FROM members WHERE joined IS NOT NULL AND (
       EXISTS (SELECT 1 FROM postings WHERE credit = 'wallet:' || members.id AND time < joined)
       OR EXISTS (SELECT 1 FROM rounds WHERE member = members.id AND time < joined))`,
  );
  return rows.map(({ id }) => `${id} has deposited or played before joining.`);
}

const COUNTED = ['deposits', 'deposited', 'withdrawn', 'turnover', 'won'] as const;

/** The stored days are those of the ledger and the rounds, and the commission is rate times turnover. */
function unlikeTheRounds({ db, rules }: Context): string[] {
  const until = affiliateState(db)?.covered ?? 0;
  const counted = countActivity(db, { from: 0, until }, rules.affiliate.rates);
  const stored = new Map(
    db.all<AffiliateDayRow>('SELECT * FROM affiliate_days').map((row) => [keyOf(row), row]),
  );
  const parts = creditsPerDay(db);
  const wrong = counted.flatMap((row) => {
    const own = stored.get(keyOf(row));
    stored.delete(keyOf(row));
    // A day that was counted in parts was rounded down in each of them.
    const lost = row.commission - (own?.commission ?? 0);
    const isLost = lost < 0 || lost > Math.max(0, (parts.get(dayOf(row)) ?? 1) - 1);
    const isSame = own !== undefined && COUNTED.every((name) => own[name] === row[name]);
    return isSame && !isLost ? [] : [`${keyOf(row)}: the counted day is not that of the ledger.`];
  });
  return [...wrong, ...[...stored.keys()].map((key) => `${key}: a counted day without activity.`)];
}

function dayOf({ affiliate, day }: AffiliateDayRow): string {
  return `${affiliate}:${day}`;
}

function keyOf(row: AffiliateDayRow): string {
  return `${dayOf(row)}:${row.member}`;
}

interface Credit {
  reference: string;
  credit: string;
  satang: number;
}

function credits(db: Context['db']): Credit[] {
  return db.all<Credit>("SELECT reference, credit, satang FROM postings WHERE kind = 'commission'");
}

/** In how many parts a day was credited, by affiliate and day. */
function creditsPerDay(db: Context['db']): Map<string, number> {
  const parts = new Map<string, number>();
  for (const { reference } of credits(db)) {
    const key = reference.split(':').slice(0, 2).join(':');
    parts.set(key, (parts.get(key) ?? 0) + 1);
  }
  return parts;
}

/** The credited income of each day is the commission of its members. */
function unlikeTheIncome({ db }: Context): string[] {
  const sums = new Map<string, number>();
  const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const row of db.all<AffiliateDayRow>('SELECT * FROM affiliate_days')) {
    add(dayOf(row), row.commission);
  }
  for (const { reference, credit, satang } of credits(db)) {
    const [affiliate = '', day = ''] = reference.split(':');
    add(credit === affiliateAccountOf(affiliate) ? `${affiliate}:${day}` : credit, -satang);
  }
  return [...sums]
    .filter(([, left]) => left !== 0)
    .map(([key, left]) => `${key}: commission and income differ by ${left} satang.`);
}

interface Report {
  list: Record<string, number>[];
  sum: Record<string, number>;
}

/** The rows of the daily report, its sums, the sums of the members, and the balance. */
function unlikeTheReport(context: Context, affiliate: string): string[] {
  const to = lastSettledDay(context);
  const range = { from: shiftDay(to, 1 - AFFILIATE_REPORT_DAYS), to };
  const daily = dailyReport(context, affiliate, range) as unknown as Report;
  const page = { skip: 0, limit: Number.MAX_SAFE_INTEGER };
  const members = memberReport(context, affiliate, { ...range, ...page }) as unknown as Report;
  const wrong = Object.entries(daily.sum).filter(([name, sum]) => {
    const addUp = ({ list }: Report) =>
      list.reduce((total, row) => total + satangFromBaht(row[name] ?? 0), 0);
    const ofMembers = name === 'new_members' ? addUp(daily) : addUp(members);
    return addUp(daily) !== satangFromBaht(sum) || ofMembers !== satangFromBaht(sum);
  });
  const active = daily.list.some(
    (row) => (row['active_members'] ?? 0) > joinedIn(context, affiliate),
  );
  const balance = affiliateBalance(context.db, affiliate);
  return [
    ...wrong.map(([name]) => `${affiliate}: the rows of ${name} do not add up.`),
    ...(active ? [`${affiliate}: more active members than members.`] : []),
    ...(balance < 0 ? [`${affiliate}: the income is ${balance} satang.`] : []),
  ];
}

/** The links of all days add up to the visits, to the members who joined and to their first deposits in the ledger. */
function unlikeTheLinks(context: Context, affiliate: string): string[] {
  const { list, sum } = linkReport(context, affiliate, { from: '2000-01-01', to: '2099-12-31' });
  const visits = context.db.all('SELECT 1 FROM referral_visits WHERE affiliate = ?', affiliate);
  const members = context.db.all<{ first: number | null }>(
    `SELECT min(postings.time) AS first FROM members LEFT JOIN postings
     ON credit = 'wallet:' || members.id AND kind = 'deposit'
     WHERE upline = ? AND joined IS NOT NULL GROUP BY members.id`,
    affiliate,
  );
  const depositors = members.filter(({ first }) => first !== null);
  const figures = [
    ['visits', visits.length],
    ['sign_ups', members.length],
    ['first_deposits', depositors.length],
  ] as const;
  const rows = list.filter((row) => row.first_deposits > row.sign_ups);
  return [
    ...figures.flatMap(([name, count]) =>
      sum[name] === count ? [] : [`${affiliate}: ${sum[name]} ${name} of links, ${count} in all.`],
    ),
    ...rows.map(({ link }) => `${affiliate}: more first deposits than sign-ups through ${link}.`),
  ];
}

function joinedIn({ db }: Context, affiliate: string): number {
  return db.all('SELECT 1 FROM members WHERE upline = ?', affiliate).length;
}
