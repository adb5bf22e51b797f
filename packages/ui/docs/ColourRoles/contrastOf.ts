import { contrast } from '../../src/theme/oklch.ts';

type Rgba = [number, number, number, number];

/** The components of a computed colour, in the form `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`. */
function partsOf(colour: string): Rgba {
  const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b, a];
}

const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A possibly transparent colour over another one. */
const over = ([r, g, b, a]: Rgba, under: number) =>
  hex([r, g, b].map((part) => part * a + under * (1 - a)));

/**
 * The contrast of two computed colours. For a transparent surface it is the lower one of white and black behind it.
 *
 * @param ink in the format of `getComputedStyle`
 */
export function contrastOf(ink: string, surface: string): number {
  const colour = hex(partsOf(ink).slice(0, 3));
  const parts = partsOf(surface);
  return Math.min(...[0, 255].map((behind) => contrast(colour, over(parts, behind))));
}
