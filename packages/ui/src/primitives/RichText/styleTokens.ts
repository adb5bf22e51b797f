/**
 * What remains of an operator's styles: our own choices as `data-` attributes. Sizes, positions and pictures are removed.
 */
export interface StyleTokens {
  'data-tone'?: 'danger' | 'success' | 'pending' | 'info' | 'muted';
  'data-align'?: 'center' | 'end';
  'data-size'?: 'sm' | 'lg';
  'data-weight'?: 'bold';
  'data-slant'?: 'italic';
  'data-line'?: 'underline' | 'through';
}

const NAMED: readonly (readonly [NonNullable<StyleTokens['data-tone']>, RegExp])[] = [
  ['danger', /^(?:\w*red|crimson|firebrick|maroon|tomato)$/],
  ['success', /^(?:\w*green|lime)$/],
  ['pending', /^(?:\w*orange|\w*yellow|\w*gold|\w*goldenrod|amber)$/],
  ['info', /^(?:\w*blue|navy|teal|cyan)$/],
  ['muted', /^(?:\w*gr[ae]y|silver)$/],
];

/**
 * Parses a style attribute as text and never applies it. A colour becomes the nearest tone of the theme, which is readable
 * on every surface. Weight, slant, underline, alignment and relative size are kept; all else is dropped.
 *
 * @param style text of the attribute
 * @param align legacy attribute of the element
 * @param color legacy attribute of the element
 */
export function styleTokens(
  style: string,
  align: string | null,
  color: string | null,
): StyleTokens {
  const tokens: StyleTokens = { ...aligned(align), ...toned(color) };
  for (const rule of style.toLowerCase().split(';', 40)) {
    const colon = rule.indexOf(':');
    const value = rule
      .slice(colon + 1)
      .replace('!important', '')
      .trim();
    Object.assign(tokens, tokenOf(rule.slice(0, Math.max(colon, 0)).trim(), value));
  }
  return tokens;
}

function tokenOf(property: string, value: string): StyleTokens {
  switch (property) {
    case 'color':
      return toned(value);
    case 'text-align':
      return aligned(value);
    case 'font-weight':
      return /^(?:bold|bolder|[6-9]00)$/.test(value) ? { 'data-weight': 'bold' } : {};
    case 'font-style':
      return /^(?:italic|oblique)$/.test(value) ? { 'data-slant': 'italic' } : {};
    case 'font-size':
      return sized(value);
    case 'text-decoration':
    case 'text-decoration-line':
      if (/\bline-through\b/.test(value)) return { 'data-line': 'through' };
      return /\bunderline\b/.test(value) ? { 'data-line': 'underline' } : {};
    default:
      return {};
  }
}

function aligned(value: string | null): StyleTokens {
  const side = value?.trim().toLowerCase();
  if (side === 'center') return { 'data-align': 'center' };
  return side === 'right' || side === 'end' ? { 'data-align': 'end' } : {};
}

function sized(value: string): StyleTokens {
  if (/^(?:x+-small|small|smaller)$/.test(value)) return { 'data-size': 'sm' };
  if (/^(?:x+-large|large|larger)$/.test(value)) return { 'data-size': 'lg' };
  const [, figure = '', unit = ''] = /^(\d{1,4}(?:\.\d+)?)(px|pt|em|rem|%)$/.exec(value) ?? [];
  if (!figure) return {};
  const pixels = { px: 1, pt: 4 / 3, em: 16, rem: 16, '%': 0.16 }[unit] ?? 1;
  const size = Number(figure) * pixels;
  if (size >= 19) return { 'data-size': 'lg' };
  return size <= 13 ? { 'data-size': 'sm' } : {};
}

function toned(value: string | null): StyleTokens {
  const name = value?.trim().toLowerCase() ?? '';
  const tone = NAMED.find(([, names]) => names.test(name))?.[0] ?? toneOfHue(name);
  return tone ? { 'data-tone': tone } : {};
}

/** Black, white and similar colours become the text colour. */
function toneOfHue(colour: string): StyleTokens['data-tone'] | null {
  const parts = channels(colour);
  if (!parts) return null;
  const [red, green, blue] = parts;
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 32) return most > 80 && most < 200 ? 'muted' : null;
  if (most === blue) return 'info';
  if (most === green) return red > green * 0.8 ? 'pending' : 'success';
  return green > red * 0.45 ? 'pending' : 'danger';
}

function channels(colour: string): readonly [number, number, number] | null {
  const [, hex = ''] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(colour) ?? [];
  if (hex) {
    const long = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
  }
  const [, red, green, blue] =
    /^rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/.exec(colour) ?? [];
  return blue === undefined ? null : [Number(red), Number(green), Number(blue)];
}
