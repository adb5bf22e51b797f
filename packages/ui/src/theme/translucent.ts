import { bytesOf, contrast, hexOf, toHex, type Oklch } from './oklch.ts';

/** A colour over another one with an opacity of 0…1, mixed as a browser does. */
export function laidOver(top: string, share: number, under: string): string {
  const below = bytesOf(under);
  return hexOf(
    bytesOf(top).map((byte, i) => Math.round(byte * share + (below[i] as number) * (1 - share))),
  );
}

/** A colour with an opacity of 0…1, as CSS. */
export const translucent = (hex: string, share: number): string =>
  `rgb(${bytesOf(hex).join(' ')} / ${Number((share * 100).toFixed(1))}%)`;

/** Contrast of a skeleton with the surface under it: clearly there, and calm. */
const SKELETON = 1.2;

/**
 * The colour of skeletons on a surface: translucent, so that it has the same brightness on the raised steps of the surface,
 * and solved for one contrast, so that it has the same in every brand. It has the hue of the surface.
 */
export function deriveSkeleton(surface: string, base: Oklch, dark: boolean): string {
  const tint = toHex({ l: dark ? 0.78 : 0.35, c: Math.min(0.12, 1.5 * base.c), h: base.h });
  let share = 0.02;
  while (share < 0.5 && contrast(laidOver(tint, share, surface), surface) < SKELETON)
    share += 0.005;
  return translucent(tint, share);
}
