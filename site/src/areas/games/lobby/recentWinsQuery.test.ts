import { type GameDetail, satang } from '@brand/domain';
import { expect, it } from 'vitest';
import { latestWins } from './recentWinsQuery.ts';

const game = (id: string, ...times: number[]) =>
  ({
    id,
    wins: times.map((at) => ({
      player: 'som***',
      at,
      bet: satang(100),
      win: satang(900),
      multiplier: 9,
    })),
  }) as unknown as GameDetail;

it('merges wins of several games, newest first, at most two for each game', () => {
  const wins = latestWins([game('a', 90, 80, 70), game('b'), game('c', 85)]);
  expect(wins.map((win) => `${win.game.id}${win.at}`)).toEqual(['a90', 'c85', 'a80']);
});

it('shows twelve at most', () => {
  const many = Array.from({ length: 20 }, (_, at) => game(`g${at}`, at));
  expect(latestWins(many)).toHaveLength(12);
});
