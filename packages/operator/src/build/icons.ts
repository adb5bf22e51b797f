import { type Raster, rasterise } from './rasterise.ts';

/** File names of the pictures made from an operator's icon. */
const ICON_FILES = [
  'icon-32.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
] as const;

/** The centre share of a maskable icon that every mask shows. */
const SAFE_SHARE = 0.8;

/** The SVG centred on a square of one colour. */
function onGround(svg: string, ground: string, share: number): string {
  const edge = 100 * share;
  const at = (100 - edge) / 2;
  const drawing = Buffer.from(svg).toString('base64');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" fill="${ground}"/>` +
    `<image x="${at}" y="${at}" width="${edge}" height="${edge}" href="data:image/svg+xml;base64,${drawing}"/>` +
    '</svg>'
  );
}

/** The colour at the upper edge of the icon; null if it is transparent there. */
function tileColour({ pixels }: Raster, size: number): string | null {
  const at = (Math.round(size * 0.04) * size + Math.round(size / 2)) * 4;
  const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  return alpha === 255 ? `#${hex(r)}${hex(g)}${hex(b)}` : null;
}

/**
 * Renders the icons for browsers and phones. For systems that mask icons (iOS, Android) the square is filled to its
 * corners with the icon's own background colour, or else with `ground`.
 *
 * @param svg a square SVG that passed `checkSvg`
 * @param ground `#rrggbb`
 */
export async function makeIcons(
  svg: string,
  ground: string,
): Promise<Record<(typeof ICON_FILES)[number], Uint8Array>> {
  const plain = await rasterise(svg, 512);
  const tile = tileColour(plain, 512);
  const filled = (share: number) => onGround(svg, tile ?? ground, share);
  return {
    'icon-32.png': (await rasterise(svg, 32)).png,
    'icon-192.png': (await rasterise(svg, 192)).png,
    'icon-512.png': plain.png,
    'icon-maskable-512.png': (await rasterise(filled(SAFE_SHARE), 512)).png,
    'apple-touch-icon.png': (await rasterise(filled(tile ? 1 : SAFE_SHARE), 180)).png,
  };
}
