import { describe, expect, it } from 'vitest';
import { cover } from '../art/cover.ts';
import { faultOf } from '../art/wellFormed.ts';
import { machineOf, returnOf } from '../play/slot/machine.ts';
import { MOST_GAMES, catalogueOf, gameOf, games } from './games.ts';

const all = catalogueOf(MOST_GAMES);
const sequels = all.slice(games.length);

describe('the sequels of the designed games', () => {
  it('fill the catalogue up to the requested number, and never above the maximum', () => {
    expect(catalogueOf(0)).toEqual(games);
    expect(catalogueOf(100)).toEqual(games);
    expect(catalogueOf(221)).toHaveLength(221);
    expect(all).toHaveLength(MOST_GAMES);
    expect(catalogueOf(MOST_GAMES + 1)).toHaveLength(MOST_GAMES);
    expect(catalogueOf(400)).toEqual(all.slice(0, 400));
  });

  it('have unique codes and names in both languages', () => {
    for (const key of ['code', 'nameEn', 'nameTh'] as const) {
      expect(new Set(all.map((game) => game[key])).size, key).toBe(all.length);
    }
    for (const game of sequels) {
      expect(game.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(game.code.length).toBeLessThanOrEqual(64);
      expect(game.nameEn).toMatch(/^[A-Za-z][A-Za-z0-9 ,'-]+$/);
      expect(game.nameTh).toMatch(/^[\u0e00-\u0e7f]+ [\u0e00-\u0e7f]+( ภาค)?( \d)?$/);
    }
  });

  it('are found by their code, and nothing is found by the code of an unknown edition', () => {
    for (const game of sequels.slice(0, 2000)) expect(gameOf(game.code), game.code).toEqual(game);
    for (const code of ['durian-riot-9', 'durian-riot-gold-9', 'durian-riot-', '-2', 'x-gold-2']) {
      expect(gameOf(code), code).toBeUndefined();
    }
  });

  it('have figures for which a machine can be built, and are never new and hot together', () => {
    for (const game of sequels.slice(0, 1000)) {
      expect(game.rtp).toBeGreaterThan(85);
      expect(game.rtp).toBeLessThan(99.5);
      expect(game.hot && game.new).toBe(false);
      if (game.type === 'slot') {
        expect(Math.abs(returnOf(machineOf(game)) - game.rtp), game.code).toBeLessThan(0.5);
      }
    }
    const share = sequels.filter(({ hot }) => hot).length / sequels.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.12);
  });

  it('have the cover of the original game in other colours', () => {
    for (let at = 0; at < sequels.length; at += 199) {
      const game = sequels[at] as (typeof sequels)[number];
      const original = games.find(({ code }) => game.code.startsWith(`${code}-`));
      expect(game.composition).toBe(original?.composition);
      expect(game.palette).not.toBe(original?.palette);
      expect(faultOf(cover(game)), game.code).toBeUndefined();
    }
  });
});
