import { motifOf } from '../motifs/motifs.ts';
import { n } from '../number.ts';
import { paletteOf } from '../palettes.ts';
import { CREAM, NAVY, SAND, VERMILION, paperCloud, paperDisc, paperWaves } from '../paperCut.ts';
import type { Palette } from '../scene.ts';
import { type HeroScene, type Place, figure, shadow } from './heroScene.ts';

const PAPER: Palette = {
  ...paletteOf('paper'),
  ink: NAVY[0],
  trim: ['#1d3a78', '#2f5fb5', '#8fb6ea'],
  accent: NAVY[0],
  light: CREAM,
};
/** The end of the boat: the motif ends behind its roof, because covers crop it there. In units of the motif. */
const STERN =
  '<path d="M418 238C466 236 500 212 524 160l26 10C540 238 500 296 418 307z" fill="#b8602b" stroke="#16264d" stroke-width="8" stroke-linejoin="round"/>' +
  '<path d="M424 258C478 252 510 226 532 176l10 4C526 240 486 270 424 274z" fill="#2f5fb5"/>' +
  '<path d="M424 304c46-8 78-34 96-66-10 40-46 66-96 70z" fill="#d62a20"/>' +
  '<path d="M522 150l34 12" stroke="#16264d" stroke-width="12" stroke-linecap="round"/>';

/** The boat as far as it is above the water. */
function boatFrom(place: Place): string {
  const scale = Math.round((place.size / 400) * 1000) / 1000;
  return (
    '<clipPath id="afloat"><path d="M-60-80H620V303H-60z"/></clipPath>' +
    `<g filter="url(#cut)"><g transform="translate(${n(place.x)} ${n(place.y)})scale(${scale})translate(-200 -200)"><g clip-path="url(#afloat)">` +
    STERN +
    motifOf('longtail-boat').hero(PAPER, 0) +
    '</g></g></g>'
  );
}

/** A longtail boat and a kite, cut from paper: siam. */
export const paperRiver: HeroScene = ({ width, height, shape }) => {
  const isWide = shape === 'wide';
  const sun = isWide ? { x: 862, y: 262, r: 176 } : { x: 524, y: 306, r: 140 };
  const boat = isWide ? { x: 856, y: 350, size: 330 } : { x: 494, y: 414, size: 236 };
  const kite = isWide
    ? { x: 1096, y: 104, size: 176, turn: 10 }
    : { x: 634, y: 96, size: 128, turn: 10 };
  const sheet = (d: string, fill: string) => `<path d="${d}" fill="${fill}" filter="url(#cut)"/>`;
  return (
    shadow('cut', '#5a2a10', 5, 0.28) +
    `<path d="M0 0h${width}v${height}H0z" fill="${SAND}"/>` +
    `<path d="M0 0h${width}v${n(height * 0.5)}H0z" fill="#fbf3e0"/>` +
    sheet(paperDisc(sun.x, sun.y, sun.r), VERMILION[1]) +
    sheet(paperDisc(sun.x, sun.y, sun.r * 0.8), VERMILION[2]) +
    sheet(paperCloud(isWide ? 630 : 372, isWide ? 150 : 132, isWide ? 150 : 104), CREAM) +
    sheet(paperCloud(isWide ? 980 : 584, isWide ? 214 : 214, isWide ? 190 : 130), CREAM) +
    sheet(paperWaves(isWide ? 374 : 430, { width, height }, 128, 20), NAVY[2]) +
    figure('kite', PAPER, 0, kite, ' filter="url(#cut)"') +
    boatFrom(boat) +
    sheet(paperWaves(isWide ? 424 : 478, { width, height }, 112, -30), NAVY[1]) +
    sheet(paperWaves(isWide ? 450 : 504, { width, height }, 136, -80), VERMILION[1]) +
    sheet(paperWaves(isWide ? 474 : 530, { width, height }, 120, -10), NAVY[0])
  );
};
