import { expect, it } from 'vitest';
import { satang } from '../money/money.ts';
import { jackpotsByGame } from './jackpot.ts';

it('a game of several jackpots belongs to the largest pool', () => {
  const jackpot = (id: string, pool: number, ...gameIds: string[]) => ({
    id,
    nameTh: id,
    nameEn: id,
    pool: satang(pool),
    gameIds,
    wins: [],
  });
  const jackpots = [jackpot('a', 500, 'g1', 'g2'), jackpot('b', 900, 'g2'), jackpot('c', 1, 'g1')];
  expect(jackpotsByGame({ intervalMs: 15_000, jackpots })).toEqual({ g1: 'a', g2: 'b' });
});
