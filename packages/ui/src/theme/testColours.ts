import type { OperatorColours } from './themeInput.ts';

/** A random generator with a seed, so that failures can be reproduced. */
export function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The eight corners of the colour cube. */
const CORNERS = ['00', 'ff'].flatMap((r) =>
  ['00', 'ff'].flatMap((g) => ['00', 'ff'].map((b) => `#${r}${g}${b}`)),
);

/** Any 8-bit colour. */
export const anyColour = (random: () => number): string =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

/** A grey. Black and white have about the same contrast on it, so inks have the smallest range. */
const anyGrey = (random: () => number): string =>
  `#${Math.floor(random() * 256)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;

/** Six colours, each from the same source. */
const sextet = (next: () => string): OperatorColours => ({
  bg: next(),
  bgMenu: next(),
  bgBtn: next(),
  bgCard: next(),
  bgSubBtnAndGbIcon: next(),
  bgBtnInContent: next(),
});

/** Sets of six colours of every kind: any colours, greys, corners, and all three mixed. */
export function sextets(count: number, seed: number): OperatorColours[] {
  const random = mulberry(seed);
  const corner = () => CORNERS[Math.floor(random() * 8)] as string;
  const sources = [() => anyColour(random), () => anyGrey(random), corner];
  const mixed = () => sources[Math.floor(random() * 3)]?.() as string;
  const kinds = [sources[0], sources[0], sources[0], sources[1], corner, mixed];
  return Array.from({ length: count }, (_, i) => sextet(kinds[i % kinds.length] ?? mixed));
}

/** Every pair of corners as page and action; the other colours are taken from both. */
export const cornerSextets = (): OperatorColours[] =>
  CORNERS.flatMap((one) =>
    CORNERS.map((other) => ({
      bg: one,
      bgMenu: other,
      bgBtn: other,
      bgCard: one,
      bgSubBtnAndGbIcon: one,
      bgBtnInContent: other,
    })),
  );
