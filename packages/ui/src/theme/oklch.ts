import {
  differenceEuclidean,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as addMode,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn';

/** A colour in OKLCH: lightness 0…1, chroma 0…about 0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const rgbOf = addMode(modeRgb);
const oklchOf = addMode(modeOklch);
// Luminance is calculated from linear light, distances and mixtures in OKLab.
addMode(modeLrgb);
addMode(modeOklab);
const oklabDistance = differenceEuclidean('oklab');

/** A value for an error message, at most 40 characters long. */
export function quote(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'null' : `a value of type ${typeof value}`;
  const shown = JSON.stringify(value.slice(0, 40));
  return value.length > 40 ? `${shown} and ${value.length - 40} characters more` : shown;
}

/** The three bytes of `#rrggbb`. Throws on anything else, so that hostile values are stopped here. */
export function bytesOf(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new Error(`A colour must be written #rrggbb, not ${quote(hex)}.`);
  }
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

const rgb = ([r = 0, g = 0, b = 0]: readonly number[]) =>
  ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }) as const;

/** `#rrggbb` of three bytes. */
export const hexOf = (bytes: readonly number[]): string => formatHex(rgb(bytes));

/** Not culori's own parser, which also accepts names and other notations. */
const parsed = (hex: string) => rgb(bytesOf(hex));

/** OKLCH of an sRGB colour written `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const { l, c, h = 0 } = oklchOf(parsed(hex));
  return { l, c, h: c < 1e-4 ? 0 : h };
}

/** Difference of two 8-bit colours: their distance in OKLab, 0…1. 0.02 is just visible in large areas. */
export const distance = (one: string, other: string): number =>
  oklabDistance(parsed(one), parsed(other));

const oklch = (color: Oklch) => ({ mode: 'oklch', ...color }) as const;
const toRgb = (color: Oklch) => rgbOf(oklch(color));

const fits = ({ r, g, b }: ReturnType<typeof toRgb>): boolean =>
  [r, g, b].every((v) => v >= -0.0005 && v <= 1.0005);

/** The 8-bit colour nearest to an OKLCH colour. Its chroma is reduced until sRGB can show it. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let low = 0;
  let high = color.c;
  if (l <= 0 || l >= 1) high = 0;
  else if (!fits(toRgb({ ...color, l }))) {
    for (let i = 0; i < 12; i += 1) {
      const middle = (low + high) / 2;
      if (fits(toRgb({ l, c: middle, h: color.h }))) low = middle;
      else high = middle;
    }
    high = low;
  }
  return formatHex(toRgb({ l, c: high, h: color.h }));
}

/** Mixes two colours in OKLab by a share of 0…1. */
export function mix(one: Oklch, other: Oklch, share: number): Oklch {
  const between = interpolate([oklch(one), oklch(other)], 'oklab');
  const { l, c, h = 0 } = oklchOf(between(share));
  return { l, c, h };
}

/** WCAG 2 relative luminance of `#rrggbb`. */
export const luminance = (hex: string): number => wcagLuminance(parsed(hex));

/** WCAG 2 contrast ratio of two luminances. */
export const ratioOf = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** WCAG 2 contrast ratio of two 8-bit colours, 1…21. */
export const contrast = (one: string, other: string): number =>
  wcagContrast(parsed(one), parsed(other));
