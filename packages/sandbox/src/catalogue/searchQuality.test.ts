import { type SearchIndex, searchGames, searchIndex } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { designedGames } from './designedGames.ts';
import type { Game } from './game.ts';
import { providers } from './providers.ts';
import { searchQueries } from './searchQueries.ts';
import { sequels } from './sequels.ts';

const makers = new Map(providers.map(({ id, name }) => [id, { id, name, image: null }]));

function indexOf(games: readonly Game[]): SearchIndex<Game & { provider: never }> {
  const offered = games.map((game) => ({ ...game, provider: makers.get(game.provider) as never }));
  return searchIndex(offered);
}

const catalogue = [indexOf(designedGames)];

describe('the sixty searches', () => {
  it('are sixty', () => {
    expect(searchQueries).toHaveLength(60);
    const names = new Set(designedGames.map(({ nameEn }) => nameEn));
    expect(searchQueries.flatMap(({ first }) => first).filter((name) => !names.has(name))).toEqual(
      [],
    );
  });

  it.each(searchQueries)('$typed: $why', ({ typed, first }) => {
    const { matches } = searchGames(catalogue, typed);
    expect(first).toContain(matches[0]?.game.nameEn);
  });
});

describe('among five thousand games', () => {
  const all = [...designedGames, ...sequels(5_000 - designedGames.length)];
  const many = [indexOf(all)];

  it('the first result is a game of that name or a later edition of it', () => {
    const wrong = searchQueries.filter(({ typed, first }) => {
      const name = searchGames(many, typed).matches[0]?.game.nameEn ?? '';
      return !first.some((wanted) => name.startsWith(wanted.replace(/s$/, '')));
    });
    expect(wrong.map(({ typed }) => typed)).toEqual([]);
  });

  it('no search costs as much as the one-time preparation of the games', () => {
    const prepare = quickest(5, () => indexOf(all));
    const typed = searchQueries.map((query) => query.typed);
    const slowest = Math.max(
      ...typed.map((text) => quickest(5, () => searchGames(many, text.slice(0, -1)))),
    );
    expect(slowest / prepare).toBeLessThan(1);
  });
});

/** The minimum of several times, in ms, to reduce the influence of other load on the machine. */
function quickest(times: number, work: () => unknown): number {
  let least = Infinity;
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
