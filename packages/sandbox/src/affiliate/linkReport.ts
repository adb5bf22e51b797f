import { type BangkokDay, bahtFromSatang, bangkokDayStart, satang, shiftDay } from '@brand/domain';
import type { Context } from '../context.ts';

interface LinkFigures {
  visits: number;
  sign_ups: number;
  first_deposits: number;
  /** In baht. */
  first_deposit: number;
}

/** A link of an affiliate by its name; null for the one without a name. */
interface LinkRow extends LinkFigures {
  link: string | null;
}

/**
 * Visits, sign-ups and first deposits of each link in a range of days, most visits first, with their sums. The first
 * deposits are those of the sign-ups of these days.
 */
export function linkReport(
  { db }: Pick<Context, 'db'>,
  affiliate: string,
  { from, to }: { from: BangkokDay; to: BangkokDay },
): { from: BangkokDay; to: BangkokDay; list: LinkRow[]; sum: LinkFigures } {
  const rows = new Map<string | null, LinkFigures>();
  const rowOf = (link: string | null) => {
    const row = rows.get(link) ?? { visits: 0, sign_ups: 0, first_deposits: 0, first_deposit: 0 };
    rows.set(link, row);
    return row;
  };
  const visits = db.all<{ link: string | null; count: number }>(
    `SELECT link, count(*) AS count FROM referral_visits
     WHERE affiliate = ? AND day >= ? AND day <= ? GROUP BY link`,
    affiliate,
    from,
    to,
  );
  for (const { link, count } of visits) rowOf(link).visits = count;
  const members = db.all<{ link: string | null; first: number | null }>(
    `SELECT upline_link AS link, (
       SELECT satang FROM postings WHERE credit = 'wallet:' || members.id AND kind = 'deposit' ORDER BY time, id LIMIT 1
     ) AS first FROM members WHERE upline = ? AND joined >= ? AND joined < ?`,
    affiliate,
    bangkokDayStart(from),
    bangkokDayStart(shiftDay(to, 1)),
  );
  const deposited = new Map<string | null, number>();
  for (const { link, first } of members) {
    const row = rowOf(link);
    row.sign_ups += 1;
    if (first === null) continue;
    row.first_deposits += 1;
    deposited.set(link, (deposited.get(link) ?? 0) + first);
  }
  for (const [link, amount] of deposited)
    rowOf(link).first_deposit = bahtFromSatang(satang(amount));
  const list = [...rows].map(([link, row]) => ({ link, ...row }));
  list.sort((a, b) => b.visits - a.visits || b.sign_ups - a.sign_ups || order(a.link, b.link));
  const all = [...deposited.values()].reduce((total, amount) => total + amount, 0);
  const sum = {
    visits: sumOf(list, 'visits'),
    sign_ups: sumOf(list, 'sign_ups'),
    first_deposits: sumOf(list, 'first_deposits'),
    first_deposit: bahtFromSatang(satang(all)),
  };
  return { from, to, list, sum };
}

function sumOf(list: readonly LinkRow[], name: 'visits' | 'sign_ups' | 'first_deposits'): number {
  return list.reduce((total, row) => total + row[name], 0);
}

function order(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
