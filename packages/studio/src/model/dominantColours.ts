import { distance, toOklch } from '@brand/ui/theme';

/** Two colours of a picture closer than this count as one. */
const APART = 0.1;
const MOST = 5;
/** Share of the visible picture that a colour needs. */
const LEAST_SHARE = 0.03;
/** Pixels that are more transparent are edges. */
const OPAQUE = 160;

const hexOf = (bits: number): string => `#${bits.toString(16).padStart(6, '0')}`;

/**
 * The main colours of a picture, the most brand-like first: large areas count, and vivid colours count more than greys.
 *
 * @param pixels RGBA, as of a canvas
 */
export function dominantColours(pixels: Uint8ClampedArray): string[] {
  const counts = new Map<number, number>();
  let visible = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    visible += 1;
    const bits = (r << 16) | (g << 8) | b;
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  const groups: { colour: string; count: number }[] = [];
  for (const [bits, count] of [...counts].sort((one, other) => other[1] - one[1])) {
    const colour = hexOf(bits);
    const near = groups.find((group) => distance(group.colour, colour) < APART);
    if (near) near.count += count;
    else if (groups.length < 64) groups.push({ colour, count });
  }
  const weight = ({ colour, count }: (typeof groups)[number]) => count * (0.04 + toOklch(colour).c);
  return groups
    .filter(({ count }) => count >= visible * LEAST_SHARE)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, MOST)
    .map(({ colour }) => colour);
}
