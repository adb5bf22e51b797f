import type { Game, TournamentDetail, TournamentState } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { countingPath, mixed } from './TournamentGames.tsx';
import { untilNextReading } from '../community/tournaments/tournamentQueries.ts';

const NOW = 1_800_000_000_000;
const game = (id: string) => ({ id }) as Game;

describe('the games that count', () => {
  it('are all of a type, or those of some makers', () => {
    expect(countingPath({ gameType: 'casino', providers: null })).toBe('/list/casino');
    expect(countingPath({ gameType: 'slot', providers: ['a', 'b'] })).toBe(
      '/list/slot?provider=a&provider=b',
    );
  });

  it('show every maker at the beginning of the row', () => {
    const lists = [['a1', 'a2', 'a3'], ['b1']].map((ids) => ids.map(game));
    expect(mixed(lists).map(({ id }) => id)).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(mixed([])).toEqual([]);
  });
});

describe('the reading of a table', () => {
  const own = { rank: 2, points: 1, prize: 500, pointsToNext: null, paidAt: null };
  const at = (state: TournamentState, over: object = {}) =>
    untilNextReading(
      { state, startsAt: NOW - 1000, endsAt: NOW + 1000, own: null, ...over } as TournamentDetail,
      NOW,
    );

  it('goes on while points move, and until a prize is in the wallet', () => {
    expect(at('active')).toBe(30_000);
    expect(at('ended', { own })).toBe(60_000);
  });

  it('ends where nothing changes by itself any more', () => {
    expect(at('comingSoon', { startsAt: NOW + 1 })).toBe(false);
    expect(at('ended')).toBe(false);
    expect(at('ended', { own: { ...own, prize: null } })).toBe(false);
    expect(at('ended', { own: { ...own, paidAt: NOW } })).toBe(false);
    expect(at('active', { endsAt: NOW })).toBe(false);
  });
});
