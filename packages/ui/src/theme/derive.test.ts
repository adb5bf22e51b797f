import { describe, expect, it } from 'vitest';

import { lotus as lotusInput } from '../themes/lotus/lotus.ts';
import { defineTheme } from './defineTheme.ts';
import { derive, type OperatorColours } from './derive.ts';
import { contrast, toHex, toOklch } from './oklch.ts';

const lotus = defineTheme(lotusInput);

/** `PROVE=1` tries ten thousand sextets instead of three hundred. */
declare const process: { env: Record<string, string | undefined> };

/** A small generator with a seed, so that a failure can be had again. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const CORNERS = ['00', 'ff'].flatMap((r) =>
  ['00', 'ff'].flatMap((g) => ['00', 'ff'].map((b) => `#${r}${g}${b}`)),
);
const KEYS = ['bg', 'bgMenu', 'bgBtn', 'bgCard', 'bgSubBtnAndGbIcon', 'bgBtnInContent'] as const;

function sextet(next: () => string): OperatorColours {
  return Object.fromEntries(KEYS.map((key) => [key, next()])) as unknown as OperatorColours;
}

/** Computes every ratio anew from the colours that are handed out; the report's own figures are not trusted. */
function failures(colours: OperatorColours): string[] {
  return derive(colours)
    .report.pairs.filter((pair) => !(contrast(pair.inkColour, pair.surfaceColour) >= pair.min))
    .map(
      (pair) =>
        `${pair.ground}.${pair.ink} on ${pair.surface}: ${pair.ratio.toFixed(3)} ${JSON.stringify(colours)}`,
    );
}

describe('derive', () => {
  it('leaves no pair of lotus unreadable', () => {
    expect(failures(lotus.colours)).toEqual([]);
  });

  it('leaves no pair unreadable for any corner of the colour cube', () => {
    const found: string[] = [];
    for (const bg of CORNERS)
      for (const bgBtn of CORNERS) {
        found.push(
          ...failures({
            bg,
            bgBtn,
            bgMenu: bgBtn,
            bgCard: bg,
            bgSubBtnAndGbIcon: bg,
            bgBtnInContent: bgBtn,
          }),
        );
      }
    const random = mulberry(8);
    for (let i = 0; i < 40; i += 1) {
      found.push(...failures(sextet(() => CORNERS[Math.floor(random() * 8)] as string)));
    }
    expect(found).toEqual([]);
  });

  const runs = process.env.PROVE ? 10_000 : 300;
  it(`leaves no pair unreadable for ${runs} random sextets`, { timeout: 600_000 }, () => {
    const random = mulberry(20260115);
    const found: string[] = [];
    for (let i = 0; i < runs; i += 1) {
      found.push(
        ...failures(
          sextet(
            () =>
              `#${Math.floor(random() * 0x1000000)
                .toString(16)
                .padStart(6, '0')}`,
          ),
        ),
      );
    }
    expect(found).toEqual([]);
  });

  it('hands out the colours that the pairs were tested with', () => {
    const theme = derive(lotus.colours);
    for (const pair of theme.report.pairs) {
      const roles: Record<string, string> =
        pair.ground === 'fill' ? theme.fills : theme.grounds[pair.ground];
      expect(roles[pair.ink]).toBe(pair.inkColour);
      expect(roles[pair.surface]).toBe(pair.surfaceColour);
    }
  });

  it('keeps the six colours of the operator as they are', () => {
    const random = mulberry(3);
    for (let i = 0; i < 50; i += 1) {
      const colours = sextet(
        () =>
          `#${Math.floor(random() * 0x1000000)
            .toString(16)
            .padStart(6, '0')}`,
      );
      const { grounds, fills } = derive(colours);
      expect([grounds.page.surface, grounds.menu.surface, grounds.card.surface]).toEqual([
        colours.bg,
        colours.bgMenu,
        colours.bgCard,
      ]);
      expect([fills.accent, fills.secondary, fills.content]).toEqual([
        colours.bgBtn,
        colours.bgSubBtnAndGbIcon,
        colours.bgBtnInContent,
      ]);
    }
  });

  it('says what it moved and by how much', () => {
    const moved = derive({ ...lotus.colours, bgBtn: '#201a40' }).report.moves;
    const link = moved.find((move) => move.role === 'page.link');
    expect(link?.kind).toBe('ink');
    expect(link?.deltaL).toBeGreaterThan(0.2);
  });

  it.each(['red', '#fff', 'red;}body{display:none', 'url(x)', 'var(--x)', '#12345g', ''])(
    'refuses %j',
    (value) => {
      expect(() => derive({ ...lotus.colours, bgCard: value })).toThrow(/must be written #rrggbb/);
    },
  );
});

describe('OKLCH', () => {
  it('gives back every 8-bit colour it is given', () => {
    const random = mulberry(1);
    for (let i = 0; i < 2000; i += 1) {
      const hex = `#${Math.floor(random() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
      expect(toHex(toOklch(hex))).toBe(hex);
    }
  });
});
