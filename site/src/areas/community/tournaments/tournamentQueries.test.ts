import type { TournamentDetail, TournamentState } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { untilNextReading } from './tournamentQueries.ts';

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
