import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { games } from '../catalogue/games.ts';
import { compositions } from './compositions/compositions.ts';
import { cover, coverLayers, dominantColour, titleArea } from './cover.ts';
import { letteringOf, letterings } from './lettering/letterings.ts';
import { boxOf } from './lettering/path.ts';
import { layoutTitle } from './lettering/titleLayout.ts';
import { motifs } from './motifs/motifs.ts';
import { palettes } from './palettes.ts';
import { faultOf } from './wellFormed.ts';

describe('the covers', () => {
  const drawn = games.map((game) => [game.code, cover(game)] as const);

  it('are well-formed, self-contained SVG documents', () => {
    for (const [code, svg] of drawn) expect(faultOf(svg), code).toBeUndefined();
  });

  it('are at most 12 kB gzipped each', () => {
    for (const [code, svg] of drawn) {
      expect(gzipSync(svg, { level: 9 }).length, code).toBeLessThanOrEqual(12 * 1024);
    }
  });

  it('have a figure in front of a background as two separate layers', () => {
    for (const game of games) {
      const layers = coverLayers(game);
      expect(faultOf(layers), game.code).toBeUndefined();
      const [behind = '', front = ''] = layers.split('<svg x="300"');
      expect(behind, game.code).not.toContain('id="lift"');
      expect(front, game.code).toContain('id="lift"');
      expect(gzipSync(layers, { level: 9 }).length, game.code).toBeLessThanOrEqual(12 * 1024);
    }
  });

  it('keep the upper corners free of logo and title, which a card covers with badges', () => {
    for (const [code, svg] of drawn) {
      const [, y] =
        /<circle cx="[\d.]+" cy="([\d.]+)" r="13"[^>]*\/><path transform="[^"]*" fill="#fff"/.exec(
          svg,
        ) ?? [];
      expect(Number(y), code).toBeGreaterThan(200);
    }
    for (const game of games) {
      const { y } = titleArea(game);
      expect(y, game.code).toBeGreaterThanOrEqual(70);
    }
  });

  it('are deterministic and differ from each other', () => {
    const game = games[0] as (typeof games)[number];
    expect(cover(game)).toBe(drawn[0]?.[1]);
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(games.length);
  });

  it('use every motif, palette, composition and lettering', () => {
    const used = (key: 'motif' | 'palette' | 'composition' | 'lettering') =>
      new Set(games.map((game) => game[key]));
    expect(motifs.filter(({ id }) => !used('motif').has(id))).toEqual([]);
    expect(palettes.filter(({ id }) => !used('palette').has(id))).toEqual([]);
    expect(compositions.filter(({ id }) => !used('composition').has(id))).toEqual([]);
    expect(letterings.filter(({ id }) => !used('lettering').has(id))).toEqual([]);
  });

  it('have a placeholder colour in #rrggbb', () => {
    for (const game of games) expect(dominantColour(game)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the titles', () => {
  it('stay inside their area in every composition', () => {
    const longest = games.toSorted((a, b) => b.nameEn.length - a.nameEn.length).slice(0, 12);
    for (const { nameEn } of longest) {
      const area = { x: 14, y: 290, w: 272, h: 100 };
      const { outline, lines } = layoutTitle(nameEn, area, { font: 'bungee' });
      const box = boxOf(outline);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(box.x).toBeGreaterThanOrEqual(area.x - 0.5);
      expect(box.x + box.w).toBeLessThanOrEqual(area.x + area.w + 0.5);
      expect(box.y + box.h).toBeLessThanOrEqual(area.y + area.h + 0.5);
    }
  });

  it('do not end a line with a word that belongs to the next line', () => {
    const area = { x: 0, y: 0, w: 272, h: 100 };
    const { lines } = layoutTitle('Wolf of the Gale', area, { font: 'lilita' });
    expect(lines).toHaveLength(2);
    expect(lines[1]?.w).toBeGreaterThan(lines[0]?.w ?? Infinity);
  });

  it('refuse an unknown lettering', () => {
    expect(() => letteringOf('copperplate')).toThrow('copperplate');
  });
});
