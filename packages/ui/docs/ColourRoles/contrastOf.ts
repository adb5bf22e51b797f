import { contrast } from '../../src/theme/oklch.ts';

type Rgba = [number, number, number, number];

/** The parts of a computed colour, which a browser writes as `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`. */
function partsOf(colour: string): Rgba {
  const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b, a];
}

const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A colour that may let the light through, laid over another. */
const over = ([r, g, b, a]: Rgba, under: number) =>
  hex([r, g, b].map((part) => part * a + under * (1 - a)));

/**
 * The contrast of two computed colours. Where the surface is a veil, the worse of white and black behind it counts.
 *
 * @param ink as `getComputedStyle` writes it
 */
export function contrastOf(ink: string, surface: string): number {
  const colour = hex(partsOf(ink).slice(0, 3));
  const parts = partsOf(surface);
  return Math.min(...[0, 255].map((behind) => contrast(colour, over(parts, behind))));
}
