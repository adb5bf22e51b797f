import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { gameOf, games } from './games.ts';
import { providers } from './providers.ts';
import { distanceIn, listsOf, sharedAspects } from './spread.ts';

const aspects = ['motif', 'palette', 'composition', 'lettering'] as const;

/** The lists of the site by name, each in its recommended order. */
const lists = new Map(
  [...new Set(games.flatMap((game) => listsOf(game)))].map((name) => [
    name,
    games.filter((game) => listsOf(game).includes(name)),
  ]),
);

function clashes(list: readonly Game[]): string[] {
  return list.slice(1).flatMap((game, at) => {
    const before = list[at] as Game;
    const same = sharedAspects(before, game);
    return same.length >= 2 ? [`${before.code} and ${game.code} share ${same.join(' and ')}`] : [];
  });
}

/** Motifs that return too soon, with the missing positions. */
function tooSoon(list: readonly Game[]): (readonly [words: string, missing: number])[] {
  const before = new Map<string, number>();
  return list.flatMap(({ code, motif }, at) => {
    const last = before.get(motif);
    before.set(motif, at);
    if (last === undefined) return [];
    const missing = distanceIn(list, motif) - (at - last);
    return missing > 0
      ? [[`${code}: ${motif} after ${at - last} positions`, missing] as const]
      : [];
  });
}

describe('the game catalogue', () => {
  it('has at least 216 games by 20 providers, each in the types of its provider', () => {
    expect(games.length).toBeGreaterThanOrEqual(216);
    expect(providers).toHaveLength(20);
    for (const provider of providers) {
      const types = games.filter((game) => game.provider === provider.id).map(({ type }) => type);
      expect([...new Set(types)], provider.id).toEqual([...provider.makes]);
    }
  });

  it('gives every game a unique code and unique English and Thai names', () => {
    for (const key of ['code', 'nameEn', 'nameTh'] as const) {
      expect(new Set(games.map((game) => game[key])).size, key).toBe(games.length);
    }
    for (const game of games) {
      expect(game.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(game.nameEn).toMatch(/^[A-Za-z][A-Za-z0-9 ,'-]+$/);
      expect(game.nameTh).toMatch(/^[\u0e00-\u0e7f]+$/);
    }
  });

  it('finds a game by its code, and nothing by an unknown code', () => {
    expect(gameOf('durian-riot')?.nameTh).toBe('ทุเรียนตัวป่วน');
    expect(gameOf('no-such-game')).toBeUndefined();
  });

  it('has figures in the range of the type of game', () => {
    for (const game of games) {
      expect(game.rtp, game.code).toBeGreaterThan(85);
      expect(game.rtp, game.code).toBeLessThan(99.5);
      expect(game.hitRatio, game.code).toBeGreaterThan(0);
      expect(game.maxBet, game.code).toBeGreaterThan(game.minBet);
      expect(game.paylines > 0, game.code).toBe(game.type === 'slot');
      expect(game.freespin && game.type !== 'slot', game.code).toBe(false);
      expect(game.hot && game.new, game.code).toBe(false);
    }
  });

  it('has no neighbours that share two of motif, palette, composition and lettering', () => {
    expect(lists.size).toBe(1 + 5 + 20 + 5);
    for (const [name, list] of lists) {
      expect(list.length, name).toBeGreaterThan(5);
      expect(clashes(list), name).toEqual([]);
    }
  });

  it('keeps the same motif twelve positions apart, in short lists nearly as far as they allow', () => {
    for (const name of ['all', 'slot']) {
      const list = lists.get(name) ?? [];
      expect(tooSoon(list), name).toEqual([]);
      expect(new Set(list.map(({ motif }) => distanceIn(list, motif)))).toEqual(new Set([12]));
    }
    for (const name of ['casino', 'fishing', 'lotto', 'sport', 'hot', 'new', 'freespin']) {
      const found = tooSoon(lists.get(name) ?? []);
      const missing = found.reduce((sum, [, each]) => sum + each, 0);
      expect(missing, `${name}: ${found.map(([words]) => words).join(', ')}`).toBeLessThan(15);
    }
  });

  it('has no two neighbours with the same motif, and no motif twice on a cover', () => {
    for (const { code, motif, beside } of games) {
      expect(new Set([motif, ...beside]).size, code).toBe(beside.length + 1);
    }
  });

  it('uses at least 12 palettes, 8 compositions, 7 letterings and 30 motifs', () => {
    const kinds = (aspect: (typeof aspects)[number]) =>
      new Set(games.map((game) => game[aspect])).size;
    expect(kinds('palette')).toBeGreaterThanOrEqual(12);
    expect(kinds('composition')).toBeGreaterThanOrEqual(8);
    expect(kinds('lettering')).toBeGreaterThanOrEqual(7);
    expect(kinds('motif')).toBeGreaterThanOrEqual(30);
  });
});
