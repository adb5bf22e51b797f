import type { Game } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { countingPath, mixed } from './TournamentGames.tsx';

const game = (id: string) => ({ id }) as Game;

describe('tournament games', () => {
  it('are all games of a type, or those of some providers', () => {
    expect(countingPath({ gameType: 'casino', providers: null })).toBe('/list/casino');
    expect(countingPath({ gameType: 'slot', providers: ['a', 'b'] })).toBe(
      '/list/slot?provider=a&provider=b',
    );
  });

  it('have every provider at the start of the row', () => {
    const lists = [['a1', 'a2', 'a3'], ['b1']].map((ids) => ids.map(game));
    expect(mixed(lists).map(({ id }) => id)).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(mixed([])).toEqual([]);
  });
});
