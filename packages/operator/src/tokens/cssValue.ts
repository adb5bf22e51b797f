import type { ColourValue } from './tokenFile.ts';

const hexByte = (byte: number) => byte.toString(16).padStart(2, '0');

const colourOf = (bytes: readonly number[], alpha = 1): ColourValue => ({
  colorSpace: 'srgb',
  components: bytes.map((byte) => Number((byte / 255).toFixed(6))),
  ...(alpha < 1 && { alpha }),
  hex: `#${bytes.map(hexByte).join('')}`,
});

function colour(css: string): ColourValue | null {
  if (css === 'transparent') return colourOf([0, 0, 0], 0);
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  if (hex) return colourOf(hex.slice(1).map((pair) => parseInt(pair, 16)));
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+)%)?\)$/.exec(css);
  if (!rgb) return null;
  return colourOf(rgb.slice(1, 4).map(Number), rgb[4] === undefined ? 1 : Number(rgb[4]) / 100);
}

function measure(css: string, units: readonly string[]): { value: number; unit: string } | null {
  const [, value, unit = ''] = /^(-?[\d.]+)([a-z]+)$/.exec(css) ?? [];
  return value !== undefined && units.includes(unit) ? { value: Number(value), unit } : null;
}

function shadow(css: string, alias: Alias): unknown {
  const px = (value: number) => ({ value, unit: 'px' });
  if (css === 'none') {
    const none = px(0);
    return { color: colour('transparent'), offsetX: none, offsetY: none, blur: none, spread: none };
  }
  const parts =
    /^(0|-?[\d.]+px) (0|-?[\d.]+px) (0|[\d.]+px)(?: (0|-?[\d.]+px))? ((?:#|rgb|var).*)$/.exec(css);
  if (!parts) return null;
  const [x, y, blur, spread] = parts.slice(1, 5).map((part) => px(parseFloat(part ?? '0')));
  const ink = parts[5] ?? '';
  return { color: alias(ink) ?? colour(ink), offsetX: x, offsetY: y, blur, spread };
}

/** Converts `var(--brand-…)` to a reference to another token; null for other values. */
export type Alias = (css: string) => string | null;

/**
 * Converts a CSS value to a token value.
 *
 * @param type token type of the format
 * @throws Error if the format cannot represent the value
 */
export function tokenValue(type: string, css: string, alias: Alias): unknown {
  const value = alias(css) ?? plainValue(type, css, alias);
  if (value === null) throw new Error(`The value ${css} cannot be written as ${type}.`);
  return value;
}

function plainValue(type: string, css: string, alias: Alias): unknown {
  switch (type) {
    case 'color':
      return colour(css);
    case 'dimension':
      return measure(css, ['px', 'rem']);
    case 'duration':
      return measure(css, ['ms', 's']);
    case 'number':
    case 'fontWeight':
      return Number.isFinite(Number(css)) ? Number(css) : null;
    case 'fontFamily':
      return css.split(',').map((name) => name.trim().replace(/^'(.*)'$/, '$1'));
    case 'cubicBezier': {
      const points = /^cubic-bezier\(([^)]*)\)$/.exec(css)?.[1]?.split(',').map(Number);
      return points?.length === 4 ? points : null;
    }
    case 'shadow':
      return shadow(css, alias);
    default:
      return null;
  }
}
