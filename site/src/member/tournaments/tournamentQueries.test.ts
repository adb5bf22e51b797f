import type { TournamentDetail, TournamentState } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { joinedRows, untilNextReading } from './tournamentQueries.ts';

const NOW = 1_800_000_000_000;

describe('polling of a tournament table', () => {
  const own = { rank: 2, points: 1, prize: 500, pointsToNext: null, paidAt: null };
  const at = (state: TournamentState, over: object = {}) =>
    untilNextReading(
      { state, startsAt: NOW - 1000, endsAt: NOW + 1000, own: null, ...over } as TournamentDetail,
      NOW,
    );

  it('continues while points change, and until a prize is in the wallet', () => {
    expect(at('active')).toBe(30_000);
    expect(at('ended', { own })).toBe(60_000);
  });

  it('stops when nothing changes any more', () => {
    expect(at('comingSoon', { startsAt: NOW + 1 })).toBe(false);
    expect(at('ended')).toBe(false);
    expect(at('ended', { own: { ...own, prize: null } })).toBe(false);
    expect(at('ended', { own: { ...own, paidAt: NOW } })).toBe(false);
    expect(at('active', { endsAt: NOW })).toBe(false);
  });
});

describe('rows of several replies', () => {
  const row = (rank: number, name = `p${rank}`, own = false) => ({
    rank,
    name,
    points: 1000 - rank,
    prize: null,
    own,
  });

  it('follow each other by rank', () => {
    expect(joinedRows([row(1), row(2)], [row(3), row(4)]).map(({ rank }) => rank)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('have no rank twice if the table has moved between two replies', () => {
    const rows = joinedRows([row(1), row(2), row(3)], [row(3, 'moved'), row(4)]);
    expect(rows.map(({ name }) => name)).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('have the member once, at the upper rank', () => {
    const rows = joinedRows([row(1), row(2, 'me', true)], [row(3), row(4, 'me', true)]);
    expect(rows.filter(({ own }) => own).map(({ rank }) => rank)).toEqual([2]);
  });
});
