import { satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND } from '../clock/units.ts';
import { walletOf } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { playPast } from '../promotions/seedRounds.ts';
import { testSandbox } from '../testing/testSandbox.ts';
import { tournamentOf } from './calendar.ts';
import { seededPlayers, turnout } from './seededPlayers.ts';
import { allSeries } from './series.ts';
import { prizePool, standings } from './standings.ts';
import { tournamentTriggers } from './tournamentTriggers.ts';

const LIST = '/api/v3/member/tournament/list';
const DETAIL = '/api/v3/member/tournament/detail';

interface Row {
  id: string;
  title: string;
  state: string;
  starts_at: number;
  ends_at: number;
  players: number;
  prize_pool: number;
  own?: { rank: number | null; points: number; prize: number | null; paid_at: number | null };
}

interface Detail extends Row {
  rules: string[];
  prizes: { from: number; to: number; amount: number }[];
  skip: number;
  leaderboard: { rank: number; name: string; points: number; prize: number; own: boolean }[];
}

function tournaments(rules: { accessTokenLife: number } = { accessTokenLife: 1000 * DAY }) {
  const sandbox = testSandbox({ rules });
  const list = async (query = '', token?: string) => {
    const { body } = await sandbox.call('GET', LIST + query, { token });
    return (body.result as unknown as { list: Row[] }).list;
  };
  const detail = async (
    id: string,
    { token, limit = 100, skip = 0 }: { token?: string; limit?: number; skip?: number } = {},
  ) => {
    const query = `id=${id}&limit=${limit}&skip=${skip}`;
    const { body } = await sandbox.call('GET', `${DETAIL}?${query}`, { token });
    return body.result as unknown as Detail;
  };
  const pull = (id: string, series: string) => {
    const trigger = tournamentTriggers.find((each) => each.id === id);
    return sandbox.db.transaction(() => trigger?.pull(sandbox.context, { series }) ?? '');
  };
  return { ...sandbox, list, detail, pull };
}

/** A round with that many baht on a slot, with the bet paid back. */
function play(
  { context }: ReturnType<typeof tournaments>,
  member: string,
  baht: number,
  game = 'durian-riot',
) {
  const bet = satang(baht * 100);
  playPast(context, member, [{ game, bet, win: bet }], { from: context.clock.now() });
}

describe('the tournament list', () => {
  it('is public, in the requested language, by type of game', async () => {
    const { list, call } = tournaments();
    const all = await list();
    expect(all[0]).toMatchObject({
      state: 'active',
      title: expect.stringMatching(/\p{Script=Thai}/u),
    });
    expect(all.every((row) => row.own === undefined)).toBe(true);
    const fishing = await list('?type=fishing&lang=en');
    expect(fishing.map(({ title }) => title)).toEqual(Array(3).fill('Fishing week'));
    expect((await call('GET', `${LIST}?type=cards`)).body.field).toBe('type');
    expect((await call('GET', `${DETAIL}`)).body.field).toBe('id');
    for (const limit of ['0', '007', '101', 'x']) {
      const wrong = await call('GET', `${DETAIL}?id=x&limit=${limit}`);
      expect(wrong.body.field).toBe('limit');
    }
  });

  it('has the sum of the prizes as the pool', async () => {
    const { list, detail } = tournaments();
    const listed = await list();
    expect(listed.length).toBeGreaterThan(2);
    for (const { id, prize_pool } of listed) {
      const { prizes } = await detail(id);
      const sum = prizes.reduce(
        (total, { from, to, amount }) => total + (to - from + 1) * amount,
        0,
      );
      expect([id, sum]).toEqual([id, prize_pool]);
      expect(prizes.map(({ from }) => from)).toEqual([
        1,
        ...prizes.slice(0, -1).map(({ to }) => to + 1),
      ]);
    }
    expect(allSeries.map((series) => prizePool(series) / 100)).toEqual([
      100_000, 50_000, 40_000, 20_000, 10_000,
    ]);
  });
});

describe('the tournament table', () => {
  it('fills while the tournament runs, never removes a point, and is fixed at the end', () => {
    const { context } = testSandbox();
    const tournament = tournamentOf(context, 'evening-sprint-2026-01-15');
    if (!tournament) throw new Error('unreachable');
    const { starts, ends } = tournament;
    expect(seededPlayers(tournament, starts)).toEqual([]);
    let before = new Map<string, number>();
    for (let time = starts; time <= ends; time += 10 * MINUTE) {
      const now = new Map(seededPlayers(tournament, time).map(({ id, points }) => [id, points]));
      for (const [id, points] of before) expect(now.get(id)).toBeGreaterThanOrEqual(points);
      before = now;
    }
    expect(before.size).toBe(turnout(tournament));
    expect(seededPlayers(tournament, ends + DAY)).toEqual(seededPlayers(tournament, ends));
  });

  it('counts real rounds of eligible games during the tournament', async () => {
    const sandbox = tournaments();
    const { access_token: token } = await sandbox.member();
    const own = async (id: string) => (await sandbox.detail(id, { token })).own;
    const month = 'slot-month-2026-01-01';
    expect(await own(month)).toMatchObject({ rank: null, points: 0, prize: null });
    play(sandbox, 'm_0001', 1000);
    sandbox.clock.advance(MINUTE);
    play(sandbox, 'm_0001', 999, 'velvet-baccarat');
    expect(await own(month)).toMatchObject({ points: 100, rank: expect.any(Number) });
    // Only two providers count for the duel; durian-riot is by one of them.
    expect((await own('midweek-duel-2026-01-14'))?.points).toBe(100);
    sandbox.clock.advance(MINUTE);
    play(sandbox, 'm_0001', 500, 'jade-river-dragon');
    expect((await own(month))?.points).toBe(150);
    expect((await own('midweek-duel-2026-01-14'))?.points).toBe(100);
    expect((await own('evening-sprint-2026-01-15'))?.points).toBe(0);
  });

  it('ranks a member among the others with a masked name, and hides the own rank from visitors', async () => {
    const sandbox = tournaments();
    const { access_token: token } = await sandbox.member();
    for (let at = 0; at < 200; at += 1) {
      play(sandbox, 'm_0001', 5000, 'mango-stampede');
      sandbox.clock.advance(SECOND);
    }
    const { leaderboard, own } = await sandbox.detail('slot-month-2026-01-01', { token });
    expect(own).toMatchObject({ rank: 1, points: 100_000, prize: 30_000 });
    expect(leaderboard[0]).toMatchObject({ rank: 1, name: 'd***', own: true, prize: 30_000 });
    expect(leaderboard.map(({ rank }) => rank)).toEqual(leaderboard.map((_, at) => at + 1));
    expect(leaderboard.filter((row) => row.own)).toHaveLength(1);
    const visitor = await sandbox.detail('slot-month-2026-01-01', { limit: 3 });
    expect(visitor.leaderboard.map((row) => row.own)).toEqual([false, false, false]);
  });
});

describe('the table of a tournament', () => {
  it('has more than a hundred players, page by page, each rank once', async () => {
    const { detail } = tournaments();
    const pages = [];
    for (let skip = 0; skip < 300; skip += 100) {
      pages.push(await detail('slot-month-2026-01-01', { skip }));
    }
    const rows = pages.flatMap(({ leaderboard }) => leaderboard);
    expect(rows.length).toBe(pages[0]?.players);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
    expect(pages.map(({ skip }) => skip)).toEqual([0, 100, 200]);
  });
});

describe('the prizes', () => {
  it('are credited once at the end, and the tournament shows it', async () => {
    const sandbox = tournaments();
    const { db, clock } = sandbox;
    clock.set(Date.UTC(2026, 0, 15, 13, 30));
    const { access_token: token, balance } = await sandbox.member();
    for (let at = 0; at < 100; at += 1) {
      play(sandbox, 'm_0001', 5000);
      clock.advance(SECOND);
    }
    const before = await balance();
    clock.set(Date.UTC(2026, 0, 15, 16));
    expect(await balance()).toBe(before + 3000);
    const own = (await sandbox.detail('evening-sprint-2026-01-15', { token })).own;
    expect(own).toMatchObject({
      rank: 1,
      prize: 3000,
      paid_at: Date.UTC(2026, 0, 15, 16) / SECOND,
    });
    clock.advance(40 * DAY);
    const paid = db.all<{ reference: string; time: number }>(
      "SELECT reference, time FROM postings WHERE kind = 'tournament-prize' AND credit = 'wallet:m_0001'",
    );
    await balance();
    expect(paid).toEqual([
      { reference: 'evening-sprint-2026-01-15:m_0001', time: Date.UTC(2026, 0, 15, 16) },
    ]);
    // The month also ended within the jump and was paid.
    expect(balanceOf(db, walletOf('m_0001'))).toBeGreaterThan((before + 3000) * 100);
  });

  it('are paid only to players, regardless of the size of the clock jump', async () => {
    const sandbox = tournaments();
    sandbox.clock.advance(800 * DAY);
    await sandbox.list();
    const paid = sandbox.db.all<{ credit: string }>(
      "SELECT DISTINCT credit FROM postings WHERE kind = 'tournament-prize'",
    );
    expect(paid.every(({ credit }) => credit !== walletOf('m_0001'))).toBe(true);
  });

  it('are calculated from a table that later rounds do not change', async () => {
    const sandbox = tournaments();
    const { context, clock } = sandbox;
    clock.set(Date.UTC(2026, 1, 3));
    await sandbox.list();
    const ended = tournamentOf(context, 'slot-month-2026-01-01');
    if (!ended) throw new Error('unreachable');
    const table = standings(context, ended);
    play(sandbox, 'm_0001', 5000);
    clock.advance(10 * DAY);
    await sandbox.list();
    expect(standings(context, ended)).toEqual(table);
  });
});

describe('the seeded history', () => {
  it('wins nothing in tournaments that had already ended', async () => {
    const sandbox = tournaments();
    const { access_token: token } = await sandbox.member('vip');
    const ended = (await sandbox.list('', token)).filter((row) => row.state === 'ended');
    expect(ended.length).toBeGreaterThan(0);
    for (const { state, own } of ended) {
      expect([state, own?.rank, own?.prize]).toEqual(['ended', null, null]);
    }
  });
});

describe('the operator', () => {
  it('starts the next one now, in addition to the running one', async () => {
    const { pull, list, clock } = tournaments();
    expect(pull('tournament-starts', 'evening-sprint')).toContain('evening-sprint-2026-01-15');
    const rows = await list('?lang=en');
    const sprint = rows.filter(({ id }) => id.startsWith('evening-sprint'));
    expect(sprint[0]).toMatchObject({
      state: 'active',
      starts_at: clock.now() / SECOND,
      ends_at: Date.UTC(2026, 0, 15, 16) / SECOND,
    });
    expect(sprint[1]).toMatchObject({ id: 'evening-sprint-2026-01-16', state: 'coming_soon' });
  });

  it('ends the running one now, and its prizes are paid immediately', async () => {
    const sandbox = tournaments();
    const { balance } = await sandbox.member();
    play(sandbox, 'm_0001', 5000);
    sandbox.clock.advance(SECOND);
    for (let at = 0; at < 99; at += 1) {
      play(sandbox, 'm_0001', 5000);
      sandbox.clock.advance(SECOND);
    }
    const before = await balance();
    sandbox.pull('tournament-ends', 'midweek-duel');
    expect(await balance()).toBe(before + 6000);
    expect(await balance()).toBe(before + 6000);
    expect((await sandbox.detail('midweek-duel-2026-01-14')).state).toBe('ended');
    expect(sandbox.pull('tournament-ends', 'midweek-duel')).toContain('None');
  });
});
