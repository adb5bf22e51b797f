import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { games } from '../../catalogue/games.ts';
import { palettes } from '../palettes.ts';
import { faultOf } from '../wellFormed.ts';
import { animals } from './animals/animalMotifs.ts';
import { drawingOf, motifs } from './motifs.ts';
import { objects } from './objects/objectMotifs.ts';

const variants = [0, 1, 2] as const;

const documentOf = (fragment: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${fragment}</svg>`;

const idsOf = (fragment: string) => [...fragment.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

describe('the motifs', () => {
  it('are nineteen animals and twenty-six objects, each with its own id', () => {
    expect([animals.length, objects.length]).toEqual([19, 26]);
    expect(new Set(motifs.map(({ id }) => id)).size).toBe(motifs.length);
  });

  it('draw dragon, owl, crab, tiger and football in two or three more poses, each of them used', () => {
    const posed = motifs.filter(({ poses }) => poses);
    expect(posed.map(({ id }) => id).toSorted()).toEqual([
      'crab',
      'dragon',
      'football',
      'owl',
      'tiger',
    ]);
    for (const { id, poses = [] } of posed) {
      expect([2, 3], id).toContain(poses.length);
      const used = games.flatMap(({ motif, pose }) => (motif === id ? (pose ?? []) : []));
      expect(new Set(used).size, id).toBe(poses.length);
      for (const palette of palettes) {
        const drawn = poses.map((pose) => pose(palette));
        expect(new Set(drawn).size, id).toBe(poses.length);
        for (const drawing of drawn) {
          expect(faultOf(documentOf(drawing)), id).toBeUndefined();
          // A whole figure with a head of the size of other heroes.
          expect(gzipSync(drawing).length, id).toBeLessThanOrEqual(5 * 1024);
        }
      }
      expect(() => drawingOf({ motif: id, variant: 0, pose: poses.length })).toThrow(
        `has no pose ${poses.length}`,
      );
    }
  });

  describe.each(motifs.map((motif) => [motif.id, motif] as const))('%s', (id, motif) => {
    const heroes = palettes.flatMap((palette) =>
      variants.map((variant) => motif.hero(palette, variant)),
    );
    const smalls = palettes.map((palette) => motif.small(palette));

    it('is well formed and self-contained in every palette and variant', () => {
      for (const drawing of [...heroes, ...smalls]) {
        expect(faultOf(documentOf(drawing))).toBeUndefined();
      }
    });

    it('prefixes each id with its own id, so that it does not collide with other motifs', () => {
      for (const each of [...heroes, ...smalls].flatMap(idsOf)) {
        expect(each).toMatch(new RegExp(`^${id}-`));
      }
    });

    it('can be hero and companion in one document', () => {
      for (const hero of heroes.slice(0, variants.length)) {
        expect(faultOf(documentOf(hero + smalls[0]))).toBeUndefined();
      }
    });

    it('is at most 3.5 kB gzipped as a hero and 1.25 kB when small', () => {
      for (const hero of heroes) expect(gzipSync(hero).length).toBeLessThanOrEqual(3584);
      for (const small of smalls) expect(gzipSync(small).length).toBeLessThanOrEqual(1280);
    });

    it('has three different pictures, not one moved picture', () => {
      const still = heroes
        .slice(0, variants.length)
        .map((hero) => hero.replace(/ transform="[^"]*"/g, ''));
      expect(new Set(still).size).toBe(variants.length);
    });

    it('takes its colours from the palette', () => {
      const sameArrangement = palettes.map((palette) => motif.hero(palette, 0));
      expect(new Set(sameArrangement).size).toBe(palettes.length);
    });
  });
});
