import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FigureSort, GAME_SORTS, type GameSort, gameName } from './game.ts';
import type { FilterableGame } from './gameFilter.ts';
import { gameSortOf, isFigureSort, orderGames, sortFigure, sortsFor } from './gameOrder.ts';
import { satang } from '../money/money.ts';
import { anyGames } from './testing/anyGames.ts';

const [FIRST] = fc.sample(anyGames, { seed: 7, numRuns: 60 }).flat();
if (!FIRST) throw new Error('There is no game');
/** The value that sorts a game first. If all games have the same value, the list keeps its order. */
const SHARES: Record<Exclude<GameSort, 'az' | FigureSort>, (game: FilterableGame) => boolean> = {
  default: () => true,
  new: ({ isNew }) => isNew,
  hot: ({ hot }) => hot,
  freespin: ({ freeSpin }) => freeSpin,
};

const named = (names: readonly string[]) =>
  names.map((name, index) => ({ ...FIRST, id: `g${index}`, nameTh: name, nameEn: '' }));

describe('game order', () => {
  it('keeps every game once, and equal games in their original order', () => {
    fc.assert(
      fc.property(
        anyGames,
        fc.constantFrom(...GAME_SORTS),
        fc.constantFrom('th', 'en'),
        (games, sort, locale) => {
          const ordered = orderGames(games, sort, locale);
          expect(new Set(ordered)).toEqual(new Set(games));
          expect(ordered).toHaveLength(games.length);
          const share = (game: FilterableGame) => {
            if (isFigureSort(sort)) return sortFigure(game, sort) ?? -1;
            return sort === 'az' ? gameName(game, locale) : SHARES[sort](game);
          };
          for (const [at, game] of ordered.entries()) {
            const next = ordered[at + 1];
            if (!next) continue;
            const same = share(game) === share(next);
            if (same) expect(games.indexOf(game)).toBeLessThan(games.indexOf(next));
            else if (isFigureSort(sort)) expect(share(game)).toBeGreaterThan(Number(share(next)));
            else if (sort !== 'az') expect(share(game)).toBe(true);
          }
        },
      ),
      { numRuns: 200, seed: 20_260_115 },
    );
  });

  it('sorts Thai by consonants, before leading vowels and tone marks', () => {
    const ordered = ['แกะ', 'ไข่', 'กบ', 'เกม', 'ขา', 'ก้าน', 'กาน', 'โกลด์'];
    expect(orderGames(named(ordered), 'az', 'th').map(({ nameTh }) => nameTh)).toEqual([
      'กบ',
      'กาน',
      'ก้าน',
      'เกม',
      'แกะ',
      'โกลด์',
      'ขา',
      'ไข่',
    ]);
  });

  it.each(['th', 'en', 'lo'])('compares numbers by value in %s', (locale) => {
    const ordered = orderGames(named(['ภาค 10', 'ภาค 2', 'ภาค 1']), 'az', locale);
    expect(ordered.map(({ nameTh }) => nameTh)).toEqual(['ภาค 1', 'ภาค 2', 'ภาค 10']);
  });

  it('reads figures of today and the last days; without play or a value there is none', () => {
    const day = { direction: null, rtp: 0 };
    const info = { rtp: 96, minBet: null, volatility: null, day };
    const [game] = named(['ก']);
    if (!game) throw new Error('There is no game');
    const played = { ...game, info, playersToday: 3, biggestWin: satang(250) };
    const figures = (each: FilterableGame) =>
      (['rtpToday', 'popularToday', 'bigWin'] as const).map((sort) => sortFigure(each, sort));
    expect(figures(played)).toEqual([0, 3, 250]);
    expect(figures({ ...played, info: { ...info, day: null }, playersToday: 0 })).toEqual([
      null,
      null,
      250,
    ]);
    expect(figures({ ...game, info: null, playersToday: null, biggestWin: null })).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('offers an order by a figure only if a game has it', () => {
    const bare = named(['ก', 'ข']).map((game) => ({
      ...game,
      info: null,
      playersToday: null,
      biggestWin: null,
    }));
    expect(sortsFor(bare)).toEqual(['default', 'new', 'hot', 'freespin', 'az']);
    const won = bare.map((game, at) => (at === 1 ? { ...game, biggestWin: satang(100) } : game));
    expect(sortsFor(won)).toEqual(['default', 'new', 'hot', 'freespin', 'bigWin', 'az']);
    expect(sortsFor(won, ['az', 'bigWin', 'rtpToday'])).toEqual(['az', 'bigWin']);
  });

  it('returns the list itself for the order of the operator', () => {
    const games = named(['ข', 'ก']);
    expect(orderGames(games, 'default', 'th')).toBe(games);
  });

  it.each([
    ['az', 'az'],
    ['AZ', 'default'],
    ['<script>', 'default'],
    [null, 'default'],
  ])('reads %s in an address as %s', (text, sort) => {
    expect(gameSortOf(text)).toBe(sort);
  });
});
