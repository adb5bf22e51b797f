import { describe, expect, it } from 'vitest';
import { disagreements } from '../agreement/disagreements.ts';
import { DAY, HOUR } from '../clock/units.ts';
import { triggers } from '../control/triggers.ts';
import { testMissions } from './testMissions.ts';

const DEPOSITS = 'deposit-week-2026-01-12';
const ROUNDS = 'rounds-day-2026-01-15';
const HISTORY = '/api/v1/member/data/dataHistory';
const BONUSES = '/api/v3/member/bonus';
const PROTECTION = '/api/v3/member/protection';

type Test = Awaited<ReturnType<typeof testMissions>>;

/** Plays as many rounds with the smallest bet; returns the game. */
async function playRounds({ game }: Test, code: string, count: number) {
  const opened = await game(code);
  for (let at = 0; at < count; at += 1) {
    await opened.round({ key: `round-${at}-key`, bet: opened.bets[0] ?? 0 });
  }
  return opened;
}

describe('a mission', () => {
  it('counts credited deposits of the week, and its credit is in wallet, history and bonuses once', async () => {
    const { mission, collect, me, context } = await testMissions();
    expect(await mission('deposit-week')).toMatchObject({
      id: DEPOSITS,
      done: 1000,
      state: 'to_collect',
    });
    const before = await me().balance();
    const first = await collect(DEPOSITS, 'collect-0001');
    expect(first).toMatchObject({ code: 0, result: { state: 'collected' } });
    expect(await collect(DEPOSITS, 'collect-0001')).toEqual(first);
    expect((await collect(DEPOSITS, 'collect-0002')).code).toBe(2501);
    expect((await collect(DEPOSITS)).code).toBe(2501);
    expect(await me().balance()).toBe(before + 20);
    const { list } = (await me().post(HISTORY, { limit: 5 })).body.result;
    expect(list.filter(({ type }) => type === 'โบนัส')).toMatchObject([{ amount: 20 }]);
    const { mine } = (await me().get(`${BONUSES}/list`)).body.result as unknown as {
      mine: object[];
    };
    expect(mine).toMatchObject([
      { title: 'ฝากเงินรวม 1,000 บาท', credit: 20, turnover: { required: 60, done: 0 } },
    ]);
    expect(disagreements(context)).toEqual([]);
  });

  it('counts a deposit only once it is credited', async () => {
    const { mission, me, clock, context } = await testMissions('new');
    await me().qr(1000);
    expect(await mission('deposit-week')).toMatchObject({ done: 0, state: 'running' });
    clock.advance(context.rules.paymentDelay);
    expect(await mission('deposit-week')).toMatchObject({ done: 1000, state: 'to_collect' });
  });

  it('counts rounds of its own kind of game, and cannot be collected before its goal', async () => {
    const test = await testMissions();
    await playRounds(test, 'durian-riot', 19);
    const cards = await test.game('aurum-baccarat');
    await cards.round({ key: 'card-0001', bet: cards.bets[0], guess: 'high' });
    expect(await test.mission('rounds-day')).toMatchObject({ done: 19, state: 'running' });
    expect((await test.collect(ROUNDS)).code).toBe(2502);
    const { round, bets } = await test.game('durian-riot');
    await round({ key: 'last-0001', bet: bets[0] });
    expect(await test.mission('rounds-day')).toMatchObject({ done: 20, state: 'to_collect' });
    expect((await test.mission('bets-week'))?.done).toBeGreaterThan(20);
    expect(disagreements(test.context)).toEqual([]);
  });

  it('begins again with the next day, and an earned reward stays', async () => {
    const test = await testMissions();
    await playRounds(test, 'durian-riot', 20);
    await test.later(DAY);
    const again = await test.board();
    const runs = again.list.filter(({ id }) => id.startsWith('rounds-day'));
    expect(runs).toMatchObject([
      { id: 'rounds-day-2026-01-16', done: 0, state: 'running' },
      { id: ROUNDS, done: 20, state: 'to_collect' },
    ]);
    expect((await test.collect(ROUNDS)).code).toBe(0);
    await test.later(30 * DAY);
    expect((await test.collect(ROUNDS)).code).toBe(2503);
  });

  it('that ended without its goal is refused like one that never was', async () => {
    const { collect, board } = await testMissions();
    const ended = (await board()).list.find(({ state }) => state === 'ended');
    expect(ended?.id).toMatch(/^new-year/);
    expect((await collect(ended?.id ?? '')).code).toBe(2503);
    expect((await collect('no-such-mission')).code).toBe(2503);
  });
});

describe('the check-in', () => {
  it('is once a day of Bangkok, and continues where it was after missed days', async () => {
    const { checkIn, board, me, later, context } = await testMissions('new');
    expect((await board()).checkin).toMatchObject({ day: 1, done: false });
    const first = await checkIn('check-in-0001');
    expect(first).toMatchObject({ code: 0, result: { day: 1, done: true } });
    expect(await checkIn('check-in-0001')).toEqual(first);
    expect((await checkIn('check-in-0002')).code).toBe(2504);
    expect(await me().balance()).toBe(2);
    // 09:30 in Bangkok, so that the next day begins after 14 hours and 30 minutes.
    await later(14 * HOUR);
    expect((await checkIn()).code).toBe(2504);
    await later(HOUR);
    expect((await board()).checkin).toMatchObject({ day: 2, done: false });
    await later(5 * DAY);
    expect((await checkIn()).code).toBe(0);
    expect((await board()).checkin).toMatchObject({ day: 2, done: true });
    expect(await me().balance()).toBe(5);
    expect(disagreements(context)).toEqual([]);
  });

  it('counts for its own mission, and begins again after the last day of the series', async () => {
    const { checkIn, board, mission, later } = await testMissions('new');
    for (let day = 0; day < 8; day += 1) {
      expect((await checkIn()).code).toBe(0);
      if (day === 3) expect(await mission('checkin-week')).toMatchObject({ done: 4 });
      if (day < 7) await later(DAY);
    }
    expect((await board()).checkin).toMatchObject({ day: 1, done: true });
  });
});

describe('free spins', () => {
  it('are used by playing: the operator pays the bet, the win is the member’s', async () => {
    const test = await testMissions();
    const { round } = await playRounds(test, 'durian-riot', 20);
    await test.collect(ROUNDS);
    expect(await test.freeSpins()).toMatchObject([{ total: 5, left: 5 }]);
    let balance = await test.me().balance();
    for (let left = 4; left >= 0; left -= 1) {
      const spin = { key: `free-${left}-key`, bet: 1, free: true };
      const { code, result } = await round(spin);
      expect(code).toBe(0);
      expect(result.balance).toBeCloseTo(balance + result.win, 2);
      expect(result.freeSpins?.left ?? 0).toBe(left);
      expect((await round(spin)).result).toEqual(result);
      balance = result.balance;
    }
    const { code, result } = await round({ key: 'free-none-key', bet: 1, free: true });
    expect([code, result.balance, result.freeSpins]).toEqual([2506, balance, null]);
    expect(await test.freeSpins()).toEqual([]);
    expect(await test.mission('rounds-day')).toMatchObject({ done: 20 });
    expect(disagreements(test.context)).toEqual([]);
  });

  it('are shown by their game until they end', async () => {
    const test = await testMissions();
    await playRounds(test, 'durian-riot', 20);
    await test.collect(ROUNDS);
    expect((await test.game('durian-riot')).freeSpins).toEqual({ left: 5, bet: 1 });
    expect((await test.game('mango-stampede')).freeSpins).toBeNull();
    await test.later(7 * DAY);
    expect(await test.freeSpins()).toEqual([]);
  });
});

it('free spins are given by the operator, too', async () => {
  const { context, freeSpins } = await testMissions();
  const give = triggers.find(({ id }) => id === 'give-free-spins');
  give?.pull(context, { member: 'm_0001' });
  give?.pull(context, { member: 'm_0001' });
  expect(await freeSpins()).toMatchObject([{ left: 5 }, { left: 5 }]);
});

describe('protection of players', () => {
  it('hides what asks for play or deposits while a limit is reached; earned rewards can be collected', async () => {
    const { me, board, collect, checkIn } = await testMissions();
    await me().post(`${PROTECTION}/setLimit`, { period: 'day', limit: 50 });
    const guarded = await board();
    expect(guarded).toMatchObject({ protected: true, checkin: null });
    expect(guarded.list).toMatchObject([{ id: DEPOSITS, state: 'to_collect' }]);
    expect((await checkIn()).code).toBe(2505);
    expect((await collect(DEPOSITS)).code).toBe(0);
  });
});
