import type { EdgeStyle } from '../catalogue/provider.ts';
import { mix } from './colour.ts';
import type { Palette } from './scene.ts';

type Edge = (palette: Palette, brand: string) => string;

function frame(inset: number, radius: number, colour: string, width: number, more = ''): string {
  return `<rect x="${inset}" y="${inset}" width="${300 - inset * 2}" height="${400 - inset * 2}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
}

function corners(path: string, more: string): string {
  return [
    '',
    ' transform="translate(300)scale(-1 1)"',
    ' transform="translate(0 400)scale(1 -1)"',
    ' transform="translate(300 400)scale(-1 -1)"',
  ]
    .map((turn) => `<path d="${path}"${turn} ${more}/>`)
    .join('');
}

const edges: Readonly<Record<EdgeStyle, Edge>> = {
  bare: () => '',
  hairline: (palette) => frame(7, 12, palette.light, 1.4, ' opacity=".75"'),
  double: (palette) =>
    frame(2.5, 0, palette.ink, 5) +
    frame(6, 3, palette.trim[1], 2) +
    frame(10, 1, palette.trim[2], 0.8) +
    corners(
      'M4 4h16l-16 16z',
      `fill="${palette.trim[1]}" stroke="${palette.ink}" stroke-width="1.2"`,
    ),
  painted: (palette, brand) => frame(3.5, 0, brand, 7) + frame(7.5, 3, palette.light, 1.6),
  brackets: (palette) =>
    corners('M7 62V7h55M12 40V12h28', `fill="none" stroke="${palette.trim[2]}" stroke-width="2"`) +
    frame(1, 0, palette.trim[0], 2),
  scallop: (palette, brand) => {
    const across = 'M0 0h300v4q-7.500 9-15 0' + 'q-7.500 9-15 0'.repeat(19) + 'z';
    return `<path d="${across}" fill="${brand}"/><path d="${across}" fill="${brand}" transform="translate(0 400)scale(1 -1)"/><path d="${across}" fill="none" stroke="${palette.light}" stroke-width="1" opacity=".8" transform="translate(0 2)"/><path d="${across}" fill="none" stroke="${palette.light}" stroke-width="1" opacity=".8" transform="translate(0 398)scale(1 -1)"/>`;
  },
  spine: (palette, brand) =>
    `<path d="M0 0h11v400H0z" fill="${brand}"/><path d="M11 0v400" stroke="${palette.ink}" stroke-width="2"/><path d="M3 0v400" stroke="${palette.light}" stroke-width="1.2" opacity=".5"/><path d="M5.500 60v280" stroke="${palette.light}" stroke-width="5" stroke-dasharray="1 6" opacity=".7"/>`,
  notched: (palette) => {
    const path = 'M22 6h256v16h16v356h-16v16H22v-16H6V22h16z';
    return `<path fill-rule="evenodd" d="M0 0h300v400H0z${path}" fill="${palette.ink}"/><path d="${path}" fill="none" stroke="${palette.trim[1]}" stroke-width="2"/>`;
  },
  beads: (palette, brand) =>
    frame(4, 0, mix(brand, palette.ink, 0.45), 8) +
    frame(4, 0, palette.trim[2], 3.6, ' stroke-dasharray="0 9.850" stroke-linecap="round"'),
  rope: (palette) =>
    frame(5, 9, palette.ink, 7) +
    frame(5, 9, palette.trim[1], 4.6) +
    frame(5, 9, palette.trim[0], 4.6, ' stroke-dasharray="2 5"') +
    frame(4, 10, palette.trim[2], 1, ' stroke-dasharray="4 3"'),
  fold: (palette, brand) =>
    `<path d="M300 0v62L238 0z" fill="${palette.ink}" opacity=".35" transform="translate(-3 4)"/><path d="M300 0v58L242 0z" fill="${brand}"/><path d="M242 0l58 58" stroke="${palette.light}" stroke-width="2"/>`,
  step: (palette, brand) =>
    `<path d="M0 400v-7h300v7z" fill="${brand}"/><path d="M0 391.500h300" stroke="${palette.light}" stroke-width="1.5"/>` +
    corners(
      'M0 0h46l-8 8H8v30l-8 8z',
      `fill="${brand}" stroke="${palette.light}" stroke-width="1"`,
    ),
};

/** Draws the edge of a cover in the style of the provider. */
export function edgeOf(style: EdgeStyle, palette: Palette, brand: string): string {
  return edges[style](palette, brand);
}
