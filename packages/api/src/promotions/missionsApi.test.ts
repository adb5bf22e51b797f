import { describe, expect, it, vi } from 'vitest';
import { createMemberApi } from '../memberApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';
import { createMissionsApi } from './missionsApi.ts';

function answering(body: unknown, status = 200) {
  const setup = clientOptions(() => json(body, status));
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...setup.options, onDropped });
  return { ...setup, onDropped, missions: createMissionsApi(client) };
}

const GAME = { _id: 'g_1', name: 'ทุเรียน', img: 'https://cdn.test/a.svg' };
const CREDIT = { type: 'credit', credit: 20, turnover: 60 };
const SPINS = { type: 'freespin', spins: 5, bet: 0.5, valid_days: 7, game: GAME };
const MISSION = {
  id: 'deposit-week',
  title: 'ฝากเงินรวม 1,000 บาท',
  summary: 'นับยอดฝาก',
  kind: 'deposit',
  game_type: null,
  unit: 'baht',
  target: 1000,
  done: 250.5,
  reward: CREDIT,
  state: 'to_collect',
  starts: 1_768_150_800,
  ends: 1_768_755_600,
};
const CHECK_IN = {
  day: 1,
  done: false,
  next_at: 1_768_496_400,
  days: [{ day: 1, collected: false, reward: SPINS }],
};
const board = (result: object) => ({
  code: 0,
  result: { protected: false, checkin: CHECK_IN, list: [MISSION], ...result },
});
const key = { idempotencyKey: 'collect-0001' };

describe('missions', () => {
  it('are mapped with money in satang, and counts as they are', async () => {
    const rounds = {
      ...MISSION,
      kind: 'checkin',
      unit: 'count',
      target: 5,
      done: 2,
      reward: SPINS,
      state: 'running',
      ends: null,
    };
    const { missions, seen } = answering(board({ list: [MISSION, rounds] }));
    const result = await missions.missions('en');
    expect(result.missions).toEqual([
      {
        id: 'deposit-week',
        title: 'ฝากเงินรวม 1,000 บาท',
        summary: 'นับยอดฝาก',
        kind: 'deposit',
        gameType: null,
        goal: { unit: 'baht', target: 100_000, done: 25_050 },
        reward: { kind: 'credit', credit: 2000, turnover: 6000 },
        state: 'toCollect',
        startsAt: 1_768_150_800_000,
        endsAt: 1_768_755_600_000,
      },
      expect.objectContaining({
        kind: 'checkIn',
        goal: { unit: 'count', target: 5, done: 2 },
        reward: {
          kind: 'freeSpins',
          spins: 5,
          bet: 50,
          validDays: 7,
          game: { id: 'g_1', name: 'ทุเรียน', image: 'https://cdn.test/a.svg' },
        },
        endsAt: null,
      }),
    ]);
    expect(result).toMatchObject({
      isProtected: false,
      checkIn: { day: 1, nextAt: 1_768_496_400_000 },
    });
    expect(seen[0]?.query.get('lang')).toBe('en');
  });

  it.each([
    { kind: 'dance' },
    { state: 'open' },
    { unit: 'points' },
    { target: 0 },
    { unit: 'count', done: 1.5 },
    { reward: { ...CREDIT, credit: 0.001 } },
    { reward: { ...SPINS, bet: 0 } },
    { reward: { type: 'car' } },
    { starts: 'today' },
  ])('excludes and counts a mission with %j', async (change) => {
    const { missions, onDropped } = answering(
      board({ list: [{ ...MISSION, ...change }, MISSION] }),
    );
    expect((await missions.missions('th')).missions).toHaveLength(1);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('mission', 1);
  });

  it('are an error if none can be read, and empty only if there are none', async () => {
    const bad = answering(board({ list: [{ id: 'x' }] }));
    await expect(bad.missions.missions('th')).rejects.toMatchObject({ kind: 'malformed' });
    expect((await answering(board({ list: [] })).missions.missions('th')).missions).toEqual([]);
  });

  it.each([{ day: 9 }, { days: [] }, { days: [{ day: 1 }] }, { next_at: null }])(
    'have no check-in if it has %j',
    async (change) => {
      const { missions } = answering(board({ checkin: { ...CHECK_IN, ...change } }));
      expect((await missions.missions('th')).checkIn).toBeNull();
    },
  );

  it('never show the maintenance screen', async () => {
    const { missions } = answering({ code: 9998 }, 503);
    await expect(missions.missions('th')).rejects.toMatchObject({ raisesMaintenance: false });
  });
});

describe('a reward', () => {
  it('is collected under a key, or refused with its own message', async () => {
    const given = answering({ code: 0, result: { ...MISSION, state: 'collected' } });
    expect(await given.missions.collect('deposit-week', 'th', key)).toMatchObject({
      state: 'collected',
    });
    expect(given.seen[0]).toMatchObject({
      body: { id: 'deposit-week', lang: 'th' },
      idempotencyKey: 'collect-0001',
    });
    const refused = answering({ code: 2501 }).missions.collect('deposit-week', 'th', key);
    await expect(refused).rejects.toMatchObject({
      messageId: 'error.mission.2501',
      unsettled: false,
    });
    const odd = answering({ code: 0, result: { ...MISSION, reward: null } });
    await expect(odd.missions.collect('deposit-week', 'th', key)).rejects.toMatchObject({
      kind: 'malformed',
      unsettled: true,
    });
  });

  it('of a check-in is given under a key', async () => {
    const { missions, seen } = answering({ code: 0, result: { ...CHECK_IN, done: true } });
    expect(await missions.checkIn('en', key)).toMatchObject({ done: true });
    expect(seen[0]).toMatchObject({ body: { lang: 'en' }, idempotencyKey: 'collect-0001' });
  });
});

describe('free spins', () => {
  it('are mapped with their end; malformed ones are excluded', async () => {
    const spins = { id: 'F1', game: GAME, total: 5, left: 3, bet: 1, expires: 1_769_049_000 };
    const { missions, onDropped } = answering({
      code: 0,
      result: { list: [spins, { ...spins, left: -1 }] },
    });
    expect(await missions.freeSpins('th')).toEqual([
      {
        id: 'F1',
        game: { id: 'g_1', name: 'ทุเรียน', image: 'https://cdn.test/a.svg' },
        total: 5,
        left: 3,
        bet: 100,
        expiresAt: 1_769_049_000_000,
      },
    ]);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('free spins', 1);
  });
});
