import { bangkokDay, satangFromBaht, shiftDay } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { testAffiliate } from '../affiliate/testAffiliate.ts';
import { DAY, HOUR } from '../clock/units.ts';
import { accounts } from '../db/seed/accounts.ts';
import { walletOf } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { listed, stateOf, tournamentOf } from '../tournaments/calendar.ts';
import { seededPlayers } from '../tournaments/seededPlayers.ts';
import { allSeries } from '../tournaments/series.ts';
import { prizePool, standings } from '../tournaments/standings.ts';

const HISTORY = '/api/v1/member/data/dataHistory';
const SIGNS: Readonly<Record<string, number>> = { deposit: 1, withdraw: -1, cancel: 0 };

describe('the seeded histories', () => {
  it.each(accounts.filter((each) => each.loginRefusal === undefined))(
    '$username: history and play together are the balance',
    async ({ id, username }) => {
      const { db, member } = testSandbox();
      const { list, total } = (await (await member(username)).post(HISTORY, { limit: 100 })).body
        .result;
      expect(list).toHaveLength(total);
      const moved = list
        // A transfer in review has moved no money; an open withdrawal has.
        .filter((row) => row.status === 1 || row.type === 'withdraw')
        .reduce((sum, row) => sum + satangFromBaht(row.amount) * (SIGNS[row.type] ?? 1), 0);
      const play = db.get<{ net: number }>(
        'SELECT coalesce(sum(win - bet), 0) AS net FROM rounds WHERE member = ?',
        id,
      );
      expect(moved + (play?.net ?? 0)).toBe(balanceOf(db, walletOf(id)));
    },
  );
});

describe('the seeded affiliate', () => {
  it('has more visits than members who joined, today, this month and on each day', async () => {
    const { result, db } = await testAffiliate();
    const { visits, members } = await result('leader');
    expect(members.new_month).toBeGreaterThan(0);
    expect(visits.month).toBeGreaterThan(members.new_month);
    expect(visits.today).toBeGreaterThanOrEqual(members.new_today);
    expect(members.active).toBeLessThanOrEqual(members.total);
    const perDay = new Map(
      db
        .all<{ day: string; count: number }>(
          'SELECT day, count(*) AS count FROM referral_visits GROUP BY day',
        )
        .map(({ day, count }) => [day, count]),
    );
    const { list } = await result('report', { from: '2025-10-15', to: '2026-01-13' });
    for (const { date, new_members } of list) {
      expect(perDay.get(date) ?? 0, date).toBeGreaterThanOrEqual(new_members);
    }
    expect(new Set(perDay.values()).size).toBeGreaterThan(6);
  });

  it('has members without a deposit, and never more depositors than members', async () => {
    const { result } = await testAffiliate();
    const { list, total } = await result('members', { limit: 100 });
    const deposited = list.filter(({ deposits }) => deposits > 0).length;
    expect(deposited).toBeLessThan(total);
    expect(deposited).toBeGreaterThan(total / 2);
  });

  it('has other figures on each day', async () => {
    const { result } = await testAffiliate();
    const { list } = await result('report');
    for (const name of ['deposit', 'turnover', 'commission'] as const) {
      expect(new Set(list.map((row) => row[name])).size, name).toBe(list.length);
    }
    expect(new Set(list.map((row) => row.active_members)).size).toBeGreaterThan(5);
  });

  it('gives each referred member the history that the report counts', async () => {
    const { result, member } = await testAffiliate();
    const [first] = (await result('members', { limit: 1, search: 'plo' })).list;
    const { list } = (await (await member('ployly')).post(HISTORY, { limit: 100, type: 'deposit' }))
      .body.result;
    expect(list).toHaveLength(first?.deposits ?? 0);
    const sum = list.reduce((total, { amount }) => total + satangFromBaht(amount), 0);
    expect(sum).toBe(satangFromBaht(first?.deposit ?? 0));
  });
});

describe('the seeded tournaments', () => {
  it('are as many ended ones as the schedule gives, so the number changes', () => {
    const { context, clock } = testSandbox();
    const counts = new Set<number>();
    for (let day = 0; day < 40; day += 1) {
      const ended = listed(context).filter((each) => stateOf(each, clock.now()) === 'ended');
      const daily = ended.filter(({ series }) => series.rhythm.every === 'day');
      expect(daily).toHaveLength(10);
      counts.add(ended.length);
      clock.advance(DAY);
    }
    expect(counts.size).toBeGreaterThan(2);
  });

  it.each(allSeries)(
    '$id has different numbers of players, all prizes are won, and ranks follow points',
    (series) => {
      const { context, clock } = testSandbox();
      clock.advance(40 * DAY);
      const today = bangkokDay(clock.now());
      const tables = Array.from({ length: 130 }, (_, ago) =>
        tournamentOf(context, `${series.id}-${shiftDay(today, -ago)}`),
      )
        .filter((each) => each !== undefined)
        .filter((each) => each.ends <= clock.now())
        .map((each) => standings(context, each));
      const players = tables.map((table) => table.length);
      expect(tables.length).toBeGreaterThan(2);
      expect(new Set(players).size).toBeGreaterThan(Math.min(4, tables.length - 2));
      for (const table of tables) {
        const prizes = table.reduce((sum, { prize }) => sum + (prize ?? 0), 0);
        expect(prizes).toBe(prizePool(series));
        expect(table.map(({ rank }) => rank)).toEqual(table.map((_, at) => at + 1));
        const points = table.map((place) => place.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }
    },
  );

  it('get more players day by day while they run', () => {
    const { context } = testSandbox();
    const week = tournamentOf(context, 'fishing-week-2026-01-12');
    if (!week) throw new Error('unreachable');
    const perDay = [1, 2, 3, 4, 5].map(
      (day) => seededPlayers(week, week.starts + day * DAY + HOUR).length,
    );
    expect(perDay).toEqual([...new Set(perDay)].toSorted((a, b) => a - b));
  });

  it('count the seeded rounds of members, below the prizes', () => {
    const { context } = testSandbox();
    const december = tournamentOf(context, 'slot-month-2025-12-01');
    if (!december) throw new Error('unreachable');
    const own = standings(context, december).filter(({ member }) => member !== null);
    expect(own).toMatchObject([{ member: 'm_0004', points: 50, prize: null }]);
  });
});
