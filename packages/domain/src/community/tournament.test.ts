import { describe, expect, it } from 'vitest';
import { type TournamentState, nextTournamentTurn, tournamentStateAt } from './tournament.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

describe('the state of a tournament', () => {
  const at = (state: TournamentState, fromStart: number) =>
    tournamentStateAt({ state, startsAt: NOW, endsAt: NOW + 60 * MINUTE }, NOW + fromStart);

  it('changes with the clock at the exact moment, without a new request', () => {
    expect(at('comingSoon', -1)).toBe('comingSoon');
    expect(at('comingSoon', 0)).toBe('active');
    expect(at('active', 60 * MINUTE - 1)).toBe('active');
    expect(at('active', 60 * MINUTE)).toBe('ended');
    expect(at('comingSoon', 60 * MINUTE)).toBe('ended');
  });

  it('never goes back before the state reported by the server', () => {
    expect(at('active', -MINUTE)).toBe('active');
    expect(at('ended', 10 * MINUTE)).toBe('ended');
  });
});

describe('next change of a list', () => {
  it('is the next start or end, whichever is first', () => {
    const list = [
      { startsAt: NOW - MINUTE, endsAt: NOW + 20 * MINUTE },
      { startsAt: NOW + 5 * MINUTE, endsAt: NOW + 50 * MINUTE },
    ];
    expect(nextTournamentTurn(list, NOW)).toBe(NOW + 5 * MINUTE);
    expect(nextTournamentTurn(list, NOW + 5 * MINUTE)).toBe(NOW + 20 * MINUTE);
  });

  it('is null for an empty list or if every tournament has ended', () => {
    expect(nextTournamentTurn([{ startsAt: 0, endsAt: NOW }], NOW)).toBeNull();
    expect(nextTournamentTurn([], NOW)).toBeNull();
  });
});
