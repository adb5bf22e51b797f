import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { palettes } from '../../palettes.ts';
import { faultOf } from '../../wellFormed.ts';
import { animals } from './animalMotifs.ts';

const variants = [0, 1, 2] as const;

const documentOf = (fragment: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${fragment}</svg>`;

const idsOf = (fragment: string) => [...fragment.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

describe('the animal motifs', () => {
  it('are nineteen, each under its own id', () => {
    expect(new Set(animals.map((motif) => motif.id)).size).toBe(19);
  });

  describe.each(animals.map((motif) => [motif.id, motif] as const))('%s', (id, motif) => {
    const heroes = palettes.flatMap((palette) =>
      variants.map((variant) => motif.hero(palette, variant)),
    );
    const smalls = palettes.map((palette) => motif.small(palette));

    it('is well formed and self-contained in every palette and variant', () => {
      for (const drawing of [...heroes, ...smalls]) {
        expect(faultOf(documentOf(drawing))).toBeUndefined();
      }
    });

    it('starts each id with its own, so that it can stand beside any other motif', () => {
      for (const each of [...heroes, ...smalls].flatMap(idsOf)) {
        expect(each).toMatch(new RegExp(`^${id}-`));
      }
    });

    it('weighs at most 3.5 kB gzipped as a hero and 1 kB as text when small', () => {
      for (const hero of heroes) expect(gzipSync(hero).length).toBeLessThanOrEqual(3584);
      for (const small of smalls) expect(small.length).toBeLessThanOrEqual(1024);
    });

    it('has three different pictures, not one moved about', () => {
      const still = heroes
        .slice(0, variants.length)
        .map((hero) => hero.replace(/ transform="[^"]*"/g, ''));
      expect(new Set(still).size).toBe(variants.length);
    });
  });
});
