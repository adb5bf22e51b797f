import { describe, expect, it } from 'vitest';
import { satang } from '../../money/money.ts';
import type { FreeSpins, Mission, MissionBoard } from './mission.ts';
import {
  canSpin,
  goalShare,
  missionsInOrder,
  missionsInPlace,
  protectedBoard,
  rewardsToCollect,
  spinsInGame,
} from './missionBoard.ts';

const mission = (id: string, more: Partial<Mission> = {}): Mission => ({
  id,
  title: id,
  summary: '',
  kind: 'play',
  gameType: null,
  goal: { unit: 'count', target: 20, done: 7 },
  reward: { kind: 'credit', credit: satang(2000), turnover: satang(0) },
  state: 'running',
  startsAt: 0,
  endsAt: null,
  ...more,
});

const board: MissionBoard = {
  isProtected: false,
  checkIn: { day: 1, done: false, days: [], nextAt: 1 },
  missions: [
    mission('ended', { state: 'ended' }),
    mission('play'),
    mission('earned', { state: 'toCollect', kind: 'deposit' }),
    mission('deposit', { kind: 'deposit' }),
    mission('checkIn', { kind: 'checkIn' }),
    mission('had', { state: 'collected' }),
  ],
};
const ids = (missions: readonly Mission[]) => missions.map(({ id }) => id);

describe('progress', () => {
  it('is a share of the goal from 0 to 1', () => {
    expect(goalShare({ unit: 'count', target: 20, done: 5 })).toBe(0.25);
    expect(goalShare({ unit: 'baht', target: satang(100), done: satang(250) })).toBe(1);
    expect(goalShare({ unit: 'count', target: 0, done: 0 })).toBe(1);
  });
});

describe('mission board', () => {
  it('has rewards to collect first, then running missions in the order of the operator', () => {
    expect(ids(missionsInOrder(board.missions))).toEqual([
      'earned',
      'play',
      'deposit',
      'checkIn',
      'had',
      'ended',
    ]);
    expect(rewardsToCollect(board)).toBe(1);
  });

  it('keeps an earlier order, with new missions after it', () => {
    const placed = missionsInPlace(missionsInOrder(board.missions), ['had', 'play', 'gone']);
    expect(ids(placed)).toEqual(['had', 'play', 'earned', 'deposit', 'checkIn', 'ended']);
  });

  it('is unchanged for a member without protection', () => {
    expect(protectedBoard(board, null)).toBe(board);
  });

  it.each([
    [true, null],
    [false, satang(0)],
  ])(
    'has only earned rewards while protected (by the API %j, by a limit that the site knows %j)',
    (isProtected, left) => {
      const guarded = protectedBoard({ ...board, isProtected }, left);
      expect(guarded.isProtected).toBe(true);
      expect(guarded.checkIn).toBeNull();
      expect(ids(guarded.missions)).toEqual(['earned', 'had']);
    },
  );

  it('asks a member with an own limit for no deposit, whatever the limit leaves', () => {
    const guarded = protectedBoard(board, satang(500_00));
    expect(ids(board.missions).filter((id) => !ids(guarded.missions).includes(id))).toEqual([
      'deposit',
    ]);
    expect(guarded).toMatchObject({ isProtected: false, checkIn: board.checkIn });
  });
});

describe('free spins', () => {
  const game = { id: 'g_1', name: 'A', image: '' };
  const spins = (more: Partial<FreeSpins> = {}): FreeSpins => ({
    id: 'F1',
    game,
    total: 5,
    left: 3,
    bet: satang(100),
    expiresAt: 1000,
    ...more,
  });

  it('can be played until they are used or end', () => {
    expect(canSpin(spins(), 999)).toBe(true);
    expect(canSpin(spins(), 1000)).toBe(false);
    expect(canSpin(spins({ left: 0 }), 0)).toBe(false);
  });

  it('of a game are added up', () => {
    const other = spins({ game: { ...game, id: 'g_2' } });
    const list = [spins(), spins({ left: 2 }), spins({ expiresAt: 5 }), other];
    expect(spinsInGame(list, 'g_1', 10)).toBe(5);
    expect(spinsInGame(list, 'g_3', 10)).toBe(0);
  });
});
