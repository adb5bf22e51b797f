import { describe, expect, it } from 'vitest';
import {
  type TournamentState,
  countsFor,
  foremostTournament,
  nextTournamentTurn,
  tournamentStateAt,
} from './tournament.ts';

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

describe('the foremost tournament', () => {
  const HOUR = 60 * MINUTE;
  const each = (id: string, from: number, until: number, state: TournamentState = 'active') => ({
    id,
    state,
    startsAt: NOW + from * HOUR,
    endsAt: NOW + until * HOUR,
  });
  const list = [
    each('month', -300, 200),
    each('evening', -1, 2),
    each('week', -20, 50),
    each('tomorrow', 23, 26, 'comingSoon'),
    each('weekend', 10, 60, 'comingSoon'),
    each('yesterday', -25, -22, 'ended'),
  ];
  const at = (hours: number) => {
    const found = foremostTournament(list, NOW + hours * HOUR);
    return found && [found.tournament.id, found.tournament.state, found.others];
  };

  it('is the running one that ends first, and the others are counted', () => {
    expect(at(0)).toEqual(['evening', 'active', 2]);
  });

  it('changes in the moment of its end', () => {
    expect(at(2 - 1 / 3_600_000)).toEqual(['evening', 'active', 2]);
    expect(at(2)).toEqual(['week', 'active', 1]);
    expect(at(10)).toEqual(['week', 'active', 2]);
  });

  it('is the next one to start while none runs', () => {
    const coming = list.filter(({ state }) => state !== 'active');
    expect(foremostTournament(coming, NOW)?.tournament.id).toBe('weekend');
    expect(foremostTournament(coming, NOW)?.others).toBe(0);
  });

  it('is null when all have ended', () => {
    expect(at(500)).toBeNull();
    expect(foremostTournament([], NOW)).toBeNull();
  });
});

describe('games that count', () => {
  const game = { type: 'slot', provider: { id: 'orchid-row' } } as const;

  it.each([
    ['slot', null, true],
    ['slot', ['pixel-durian', 'orchid-row'], true],
    ['slot', ['pixel-durian'], false],
    ['casino', null, false],
  ] as const)('are of type %s from %j: %j', (gameType, providers, counts) => {
    expect(countsFor(game, { gameType, providers })).toBe(counts);
  });
});
