import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { gameOf, games } from './games.ts';
import { providers } from './providers.ts';

const aspects = ['motif', 'palette', 'composition', 'lettering'] as const;

function clashes(list: readonly Game[]): string[] {
  return list.slice(1).flatMap((game, at) => {
    const before = list[at] as Game;
    const same = aspects.filter((aspect) => game[aspect] === before[aspect]);
    return same.length >= 2 ? [`${before.code} and ${game.code} share ${same.join(' and ')}`] : [];
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
    const lists: Readonly<Record<string, readonly Game[]>> = {
      home: games,
      hot: games.filter((game) => game.hot),
      new: games.filter((game) => game.new),
      freespin: games.filter((game) => game.freespin),
      // As on the home page, below its rows of hot and new games.
      ...Object.fromEntries(
        (['freespin', 'slot'] as const).map((mark) => [
          `${mark} below hot and new`,
          games.filter(
            (game) =>
              (mark === 'slot' ? game.type === 'slot' : game.freespin) && !game.hot && !game.new,
          ),
        ]),
      ),
      ...Object.fromEntries(
        ['slot', 'casino', 'fishing', 'lotto', 'sport'].map((type) => [
          type,
          games.filter((game) => game.type === type),
        ]),
      ),
      ...Object.fromEntries(
        providers.map(({ id }) => [id, games.filter((game) => game.provider === id)]),
      ),
    };
    for (const [name, list] of Object.entries(lists)) {
      expect(list.length, name).toBeGreaterThan(5);
      expect(clashes(list), name).toEqual([]);
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
