import { n } from '../number.ts';
import { paletteOf } from '../palettes.ts';
import type { Palette } from '../scene.ts';
import { type HeroScene, figure } from './heroScene.ts';

const TIGER: Palette = {
  ...paletteOf('jade'),
  body: ['#c8641a', '#ffab3d', '#fff0cf'],
  trim: ['#0c6b4f', '#28e0a0', '#b8ffe4'],
  accent: '#ff4b5c',
  ink: '#03100c',
};

const MINT = '#2ce6a6';

/** Flat facets of one hue, as shards from one edge to the other. */
function facets(points: readonly (readonly [string, string])[]): string {
  return points.map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`).join('');
}

/** A floor of lines that meet in a vanishing point. */
function floor(width: number, height: number, from: number, eye: number): string {
  let path = '';
  for (let at = -9; at <= 9; at += 1)
    path += `M${n(eye + at * 18)} ${n(from)}L${n(eye + at * 150)} ${height}`;
  for (let at = 0, y = from; y < height; at += 1, y += 6 + at * 7) path += `M0 ${n(y)}h${width}`;
  return path;
}

/** Tiger and football in a dark arcade, in flat shards with a hard crop: jade. */
export const arcade: HeroScene = ({ width, height, shape }) => {
  const isWide = shape === 'wide';
  const frame = isWide ? 'M92 0H560L468 480H0V264z' : 'M0 0H316L234 540H0z';
  const edge = isWide ? 'M560 0h16L484 480h-16z' : 'M316 0h12L246 540h-12z';
  const edge2 = isWide ? 'M600 0h6L514 480h-6z' : 'M344 0h5L267 540h-5z';
  const tiger = isWide ? { x: 270, y: 232, size: 432 } : { x: 138, y: 212, size: 258 };
  const ball = isWide
    ? { x: 440, y: 372, size: 180, turn: 8 }
    : { x: 178, y: 416, size: 146, turn: 8 };
  const w = width;
  const h = height;
  return (
    `<path d="M0 0h${w}v${h}H0z" fill="#040d0a"/>` +
    facets([
      [`M${n(w * 0.5)} 0L${w} 0V${n(h * 0.42)}z`, '#07201a'],
      [`M${w} ${n(h * 0.3)}V${h}H${n(w * 0.62)}z`, '#061812'],
      [`M${n(w * 0.42)} 0L${n(w * 0.74)} ${h}H${n(w * 0.36)}z`, '#05150f'],
      [`M${n(w * 0.86)} 0L${w} ${n(h * 0.2)}V0z`, '#0d3a2c'],
      [`M${w} ${n(h * 0.72)}L${n(w * 0.9)} ${h}H${w}z`, '#0d3a2c'],
    ]) +
    `<path d="${floor(w, h, h * 0.78, w * 0.72)}" stroke="${MINT}" stroke-width="1.2" fill="none" opacity=".22"/>` +
    `<clipPath id="crop"><path d="${frame}"/></clipPath>` +
    `<g clip-path="url(#crop)">` +
    `<path d="M0 0h${w}v${h}H0z" fill="#0b5b45"/>` +
    facets([
      [`M0 0H${n(tiger.x + 60)}L0 ${n(h * 0.62)}z`, '#0f7a5b'],
      [`M${n(tiger.x)} 0H${n(w * 0.6)}L${n(tiger.x + 40)} ${n(h * 0.5)}z`, '#12996f'],
      [`M0 ${h}V${n(h * 0.6)}L${n(tiger.x)} ${h}z`, '#074333'],
      [`M${n(tiger.x - 20)} ${h}L${n(w * 0.5)} ${n(h * 0.4)}V${h}z`, '#08523e'],
    ]) +
    figure('tiger', TIGER, 0, tiger) +
    '</g>' +
    `<path d="${edge}" fill="${MINT}"/><path d="${edge2}" fill="${MINT}" opacity=".55"/>` +
    figure('football', { ...TIGER, body: ['#0a8f66', '#2ce6a6', '#d5fff0'] }, 0, ball)
  );
};
