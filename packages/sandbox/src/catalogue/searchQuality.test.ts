import { type SearchIndex, searchGames, searchIndex } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { designedGames } from './designedGames.ts';
import type { Game } from './game.ts';
import { providers } from './providers.ts';
import { asTyped, searchQueries } from './searchQueries.ts';
import { sequels } from './sequels.ts';

const known = new Map(providers.map(({ id, name }) => [id, { id, name, image: null }]));

function indexOf(games: readonly Game[]): SearchIndex<Game & { provider: never }> {
  const offered = games.map((game) => ({ ...game, provider: known.get(game.provider) as never }));
  return searchIndex(offered);
}

const catalogue = [indexOf(designedGames)];

/** Whether a name is a game of that name, or a later edition of it. */
const isNamed = (name: string, wanted: string) => name.startsWith(wanted.replace(/s$/, ''));

/** Searches whose first result is not the expected one. */
function missed(indexes: typeof catalogue, isRight: (name: string, wanted: string) => boolean) {
  return searchQueries.filter(({ typed, first }) => {
    const name = searchGames(indexes, typed).matches[0]?.game.nameEn ?? '';
    return !first.some((wanted) => isRight(name, wanted));
  });
}

describe('the benchmark', () => {
  it('has more than four hundred searches for games that exist', () => {
    expect(searchQueries.length).toBeGreaterThan(400);
    const names = new Set(designedGames.map(({ nameEn }) => nameEn));
    expect(searchQueries.flatMap(({ first }) => first).filter((name) => !names.has(name))).toEqual(
      [],
    );
  });

  it.each(asTyped)('$typed: $why', ({ typed, first }) => {
    const { matches } = searchGames(catalogue, typed);
    expect(first).toContain(matches[0]?.game.nameEn);
  });

  it('is answered with the expected game first', () => {
    const wrong = missed(catalogue, (name, wanted) => name === wanted);
    expect(wrong.map(({ typed }) => typed)).toEqual([]);
  });

  // No game is about the last two, and "game" is a part of a name.
  it.each([
    'zzzz',
    'qwerty',
    'asdfgh',
    '12345',
    'กกกก',
    'bitcoin',
    'facebook',
    'ถอนเงิน',
    'banana',
    'เกมวัว',
    'เกมแมว',
  ])('finds nothing for %s', (typed) => {
    expect(searchGames(catalogue, typed).matches).toEqual([]);
  });
});

describe('among five thousand games', () => {
  const all = [...designedGames, ...sequels(5_000 - designedGames.length)];
  const many = [indexOf(all)];

  it('the first result is the original, in 97 of 100 searches', () => {
    const wrong = missed(many, (name, wanted) => name === wanted);
    expect(wrong.length / searchQueries.length).toBeLessThanOrEqual(0.03);
  });

  it('the first result is a game of that name or a later edition of it', () => {
    expect(missed(many, isNamed).map(({ typed }) => typed)).toEqual(['sik sic bo', 'พีิั ไ้ำำส']);
  });
});
