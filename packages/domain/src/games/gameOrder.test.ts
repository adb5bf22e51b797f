import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_SORTS, type GameSort, gameName } from './game.ts';
import type { FilterableGame } from './gameFilter.ts';
import { gameSortOf, orderGames } from './gameOrder.ts';
import { anyGames } from './testing/anyGames.ts';

const [FIRST] = fc.sample(anyGames, { seed: 7, numRuns: 60 }).flat();
if (!FIRST) throw new Error('There is no game');
/** The value that sorts a game first. If all games have the same value, the list keeps its order. */
const SHARES: Record<Exclude<GameSort, 'az'>, (game: FilterableGame) => boolean> = {
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
          const share = (game: FilterableGame) =>
            sort === 'az' ? gameName(game, locale) : SHARES[sort](game);
          for (const [at, game] of ordered.entries()) {
            const next = ordered[at + 1];
            if (!next) continue;
            const same = share(game) === share(next);
            if (same) expect(games.indexOf(game)).toBeLessThan(games.indexOf(next));
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

  it('compares numbers by value', () => {
    const ordered = orderGames(named(['ภาค 10', 'ภาค 2', 'ภาค 1']), 'az', 'th');
    expect(ordered.map(({ nameTh }) => nameTh)).toEqual(['ภาค 1', 'ภาค 2', 'ภาค 10']);
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
