/** A colour in OKLCH: lightness 0…1, chroma 0…about 0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

/** Linear light of each of the 256 byte values, 0…1. */
const LINEAR = Array.from({ length: 256 }, (_, byte) => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

const toLinear = (byte: number): number => LINEAR[byte] as number;

const toGamma = (v: number): number =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;

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

/** `#rrggbb` of three bytes. */
export const hexOf = (bytes: readonly number[]): string =>
  `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`;

/** OKLab: lightness and the two axes of colour. */
function toOklab(hex: string): Triple {
  const [r, g, b] = bytesOf(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLCH of an sRGB colour written `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [l, a, b] = toOklab(hex);
  const c = Math.hypot(a, b);
  return { l, c, h: c < 1e-4 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Difference of two 8-bit colours: their distance in OKLab, 0…1. 0.02 is just visible in large areas. */
export function distance(one: string, other: string): number {
  const [l1, a1, b1] = toOklab(one);
  const [l2, a2, b2] = toOklab(other);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

const toRgb = ({ l, c, h }: Oklch): Triple => {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss),
    toGamma(-1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss),
    toGamma(-0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss),
  ];
};

const fits = (rgb: Triple): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

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
  return hexOf(
    toRgb({ l, c: high, h: color.h }).map((v) => Math.round(Math.min(1, Math.max(0, v)) * 255)),
  );
}

/** Mixes two colours in OKLab by a share of 0…1. */
export function mix(one: Oklch, other: Oklch, share: number): Oklch {
  const lab = ({ c, h }: Oklch) => [
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ];
  const [a1, b1] = lab(one) as [number, number];
  const [a2, b2] = lab(other) as [number, number];
  const a = a1 + (a2 - a1) * share;
  const b = b1 + (b2 - b1) * share;
  return {
    l: one.l + (other.l - one.l) * share,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** WCAG 2 relative luminance of `#rrggbb`. */
export function luminance(hex: string): number {
  const [r, g, b] = bytesOf(hex).map(toLinear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two luminances. */
export const ratioOf = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** WCAG 2 contrast ratio of two 8-bit colours, 1…21. */
export const contrast = (one: string, other: string): number =>
  ratioOf(luminance(one), luminance(other));
