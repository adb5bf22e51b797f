import { either, shown } from '../settings/problem.ts';
import { type FoundToken, TokenFileError } from './readTokens.ts';

type Triple = readonly [number, number, number];

const gamma = (v: number) =>
  Math.abs(v) <= 0.0031308 ? v * 12.92 : Math.sign(v) * (1.055 * Math.abs(v) ** (1 / 2.4) - 0.055);

function fromOklab([l, a, b]: Triple): Triple {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

function fromHsl([hue, saturation, lightness]: Triple): Triple {
  const share = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const at = (n: number) => {
    const k = (n + hue / 30) % 12;
    return lightness / 100 - share * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [at(0), at(8), at(4)];
}

function fromHwb([hue, whiteness, blackness]: Triple): Triple {
  const [white, black] = [whiteness / 100, blackness / 100];
  if (white + black >= 1)
    return [white / (white + black), white / (white + black), white / (white + black)];
  const [r, g, b] = fromHsl([hue, 100, 50]);
  const mixed = (v: number) => v * (1 - white - black) + white;
  return [mixed(r), mixed(g), mixed(b)];
}

/** Converts the components of a colour space to red, green and blue, 0 to 1. */
const SPACES: Record<string, (components: Triple) => Triple> = {
  srgb: (components) => components,
  'srgb-linear': ([r, g, b]) => [gamma(r), gamma(g), gamma(b)],
  hsl: fromHsl,
  hwb: fromHwb,
  oklab: fromOklab,
  oklch: ([l, c, hue]) => {
    const angle = (hue * Math.PI) / 180;
    return fromOklab([l, c * Math.cos(angle), c * Math.sin(angle)]);
  },
};

const HEX = /^#[\da-f]{6}$/i;

/**
 * A colour token as `#rrggbb`.
 *
 * @throws TokenFileError if it is not an opaque sRGB colour
 */
export function colourOfToken({ path, type, value }: FoundToken): string {
  const fail = (why: string) => new TokenFileError(`${path} ${why}.`);
  if (type !== undefined && type !== 'color')
    throw fail(`is of the type ${type}; it must be a color`);
  // Older drafts of the format used a text for a colour, and many tools still do.
  if (typeof value === 'string' && HEX.test(value)) return value.toLowerCase();
  if (typeof value !== 'object' || value === null) {
    throw fail(`is ${shown(value)}; it must be an object with colorSpace and components`);
  }
  const { colorSpace, components, alpha = 1, hex } = value as Record<string, unknown>;
  if (alpha !== 1) throw fail(`has the alpha ${shown(alpha)}; a colour of a theme is opaque`);
  const convert =
    typeof colorSpace === 'string' && Object.hasOwn(SPACES, colorSpace) ? SPACES[colorSpace] : null;
  if (!convert) {
    if (typeof hex === 'string' && HEX.test(hex)) return hex.toLowerCase();
    const known = either(Object.keys(SPACES));
    throw fail(
      `is in the colour space ${shown(colorSpace)}; write it in ${known}, or add its "hex"`,
    );
  }
  const rgb = convert(readComponents(components, fail));
  if (!rgb.every((v) => v > -0.002 && v < 1.002)) {
    throw fail(
      `is ${shown(components)} in ${String(colorSpace)}, which a screen of sRGB cannot show`,
    );
  }
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, v)) * 255);
  return `#${rgb.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`;
}

function readComponents(components: unknown, fail: (why: string) => TokenFileError): Triple {
  const three =
    Array.isArray(components) && components.length === 3 ? (components as unknown[]) : null;
  const numbers = three?.map((one) => (one === 'none' ? 0 : one));
  if (!numbers?.every((one): one is number => typeof one === 'number' && Number.isFinite(one))) {
    throw fail(`has the components ${shown(components)}; there must be three numbers`);
  }
  return numbers as unknown as Triple;
}
