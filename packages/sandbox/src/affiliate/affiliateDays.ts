import { type BangkokDay, bangkokDayStart } from '@brand/domain';
import type { GameType } from '../catalogue/game.ts';
import { gameOf } from '../catalogue/games.ts';
import { DAY } from '../clock/units.ts';
import type { Database } from '../db/database.ts';
import { type CommissionRates, commissionOn } from './commission.ts';

/** Figures of one referred member on one day; money in satang. */
export interface AffiliateDayRow {
  affiliate: string;
  day: BangkokDay;
  member: string;
  /** Count. */
  deposits: number;
  deposited: number;
  withdrawn: number;
  turnover: number;
  won: number;
  commission: number;
}

interface Counted {
  affiliate: string;
  member: string;
  day: BangkokDay;
}

const BANGKOK_DAY = "date((time + 25200000) / 1000, 'unixepoch')";

/** Figures of referred members from one time up to another, by day, affiliate and member, earliest day first. */
export function countActivity(
  db: Database,
  span: { readonly from: number; readonly until: number },
  rates: CommissionRates,
): AffiliateDayRow[] {
  const rows = new Map<string, AffiliateDayRow>();
  const rowOf = ({ affiliate, member, day }: Counted) => {
    const key = `${day} ${affiliate} ${member}`;
    const known = rows.get(key);
    if (known) return known;
    const sums = { deposits: 0, deposited: 0, withdrawn: 0, turnover: 0, won: 0, commission: 0 };
    const row = { affiliate, member, day, ...sums };
    rows.set(key, row);
    return row;
  };
  for (const paid of deposits(db, span)) {
    const row = rowOf(paid);
    row.deposits += paid.count;
    row.deposited += paid.satang;
  }
  for (const paid of withdrawals(db, span)) rowOf(paid).withdrawn += paid.satang;
  const byType = new Map<AffiliateDayRow, Partial<Record<GameType, number>>>();
  for (const played of rounds(db, span)) {
    const row = rowOf(played);
    row.turnover += played.bet;
    row.won += played.win;
    const type = gameOf(played.game)?.type;
    if (!type) continue;
    const turnover = byType.get(row) ?? {};
    turnover[type] = (turnover[type] ?? 0) + played.bet;
    byType.set(row, turnover);
  }
  for (const [row, turnover] of byType) row.commission = commissionOn(turnover, rates);
  return [...rows].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}

type Span = { readonly from: number; readonly until: number };

function deposits(db: Database, { from, until }: Span) {
  return db.all<Counted & { count: number; satang: number }>(
    `SELECT upline AS affiliate, members.id AS member, ${BANGKOK_DAY} AS day, count(*) AS count, sum(satang) AS satang
     FROM members JOIN postings ON credit = 'wallet:' || members.id AND time >= ? AND time < ? AND kind = 'deposit'
     WHERE upline IS NOT NULL GROUP BY members.id, day`,
    from,
    until,
  );
}

function withdrawals(db: Database, { from, until }: Span) {
  return db.all<Counted & { satang: number }>(
    `SELECT upline AS affiliate, member, ${BANGKOK_DAY} AS day, sum(postings.satang) AS satang
     FROM members JOIN withdrawals ON member = members.id
     JOIN postings ON kind = 'payout' AND postings.reference = withdrawals.reference AND time >= ? AND time < ?
     WHERE upline IS NOT NULL GROUP BY member, day`,
    from,
    until,
  );
}

function rounds(db: Database, { from, until }: Span) {
  return db.all<Counted & { game: string; bet: number; win: number }>(
    `SELECT upline AS affiliate, member, ${BANGKOK_DAY} AS day, game, sum(bet) AS bet, sum(win) AS win
     FROM members JOIN rounds ON member = members.id AND time >= ? AND time < ?
     WHERE upline IS NOT NULL GROUP BY member, day, game`,
    from,
    until,
  );
}

/** Adds to the stored figures of those days. */
export function storeDays(db: Database, rows: readonly AffiliateDayRow[]): void {
  for (const row of rows) {
    db.run(
      `INSERT INTO affiliate_days (affiliate, day, member, deposits, deposited, withdrawn, turnover, won, commission)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET deposits = deposits + excluded.deposits, deposited = deposited + excluded.deposited,
         withdrawn = withdrawn + excluded.withdrawn, turnover = turnover + excluded.turnover, won = won + excluded.won,
         commission = commission + excluded.commission`,
      row.affiliate,
      row.day,
      row.member,
      row.deposits,
      row.deposited,
      row.withdrawn,
      row.turnover,
      row.won,
      row.commission,
    );
  }
}

/** First moment after a day in Bangkok. */
export function endOfDay(day: BangkokDay): number {
  return bangkokDayStart(day) + DAY;
}
