import { mix } from '../colour.ts';
import { n } from '../number.ts';
import type { Composition } from './composition.ts';
import { glints } from './scenery.ts';
import { type Spot, downward, extras, glow, hero, rays, sky } from './staging.ts';

/** Upper edge of the front boards. */
const RIM = 276;

/** A market crate that the hero breaks out of: its front boards carry the title, and splinters fly. */
export const crate: Composition = {
  id: 'crate',
  title: () => ({ x: 22, y: 292, w: 256, h: 96 }),
  draw(cast) {
    const { palette, random, variant } = cast;
    const flip = variant === 1;
    const [dark, wood, lit] = ['#6b3d1c', '#b8743a', '#e2a866'].map((each) =>
      mix(each, palette.sky[1], 0.14),
    ) as [string, string, string];
    const ink = palette.ink;
    const [x, y] = flip ? [124, 176] : [176, 176];
    const board = (top: number, left: number, right: number, name: string, broken: string) =>
      `<path d="M-6 ${top + left}${broken}L306 ${top + right}V${top + 40 + right}L-6 ${top + 40 + left}z" fill="url(#${name})" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>` +
      `<path d="M8 ${top + 17 + left}q70-8 140 1M150 ${top + 27 + right}q70 6 138-3M34 ${top + 30 + left}q30 3 62-1" fill="none" stroke="${dark}" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>` +
      `<path d="M-6 ${top + 3 + left}${broken.replaceAll(/ (\d+)/g, (_, at: string) => ` ${Number(at) + 3}`)}L306 ${top + 3 + right}" fill="none" stroke="${lit}" stroke-width="2.6" opacity=".8"/>`;
    const nails = [RIM + 20, RIM + 61, RIM + 102]
      .flatMap((at) => [14, 286].map((each) => `M${each - 3} ${at}a3 3 0 1 0 6 0 3 3 0 1 0-6 0z`))
      .join('');
    const post = (left: number) =>
      `<path d="M${left} ${RIM - 34}l12-8 16 6V404H${left}z" fill="${dark}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>`;
    let splinters = '';
    for (let at = 0; at < 9; at += 1) {
      const angle = ((-165 + at * 19) * Math.PI) / 180;
      const from = 120 + random() * 46;
      const [px, py] = [150 + Math.cos(angle) * from, 232 + Math.sin(angle) * from * 0.95];
      const turn = (angle * 180) / Math.PI + (random() - 0.5) * 60;
      splinters += `<path transform="translate(${n(px)} ${n(py)})rotate(${n(turn)})" d="M-12-4L8-5 16 1 4 5-10 4z"/>`;
    }
    const spot: Spot = { x: 150, y: 158, scale: 1, turn: flip ? -6 : 6, flip };
    return (
      sky(palette, 0.6) +
      `<path d="${rays(x, y, 15, variant * 9)}" fill="${palette.pattern}" opacity=".75"/>` +
      `<path d="${rays(x, y, 15, variant * 9 + 5, 520, 0.2)}" fill="${palette.light}" opacity=".2"/>` +
      glow('sun', x, y, 190, palette.light, 0.85) +
      extras(cast, [
        { x: 34, y: 108, scale: 0.36, turn: -20, index: 1 },
        { x: 262, y: 60, scale: 0.4, turn: 22, index: 2 },
        { x: 268, y: 150, scale: 0.34, turn: -14 },
      ]) +
      `<path d="${glints(random, 7, 10, 24, 280, 150)}" fill="${palette.light}"/>` +
      `<path d="M4 ${RIM - 6}L24 ${RIM - 40}H276L296 ${RIM - 6}z" fill="${mix(dark, ink, 0.5)}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>` +
      hero(cast, spot) +
      `<g fill="${wood}" stroke="${ink}" stroke-width="3" stroke-linejoin="round">${splinters}</g>` +
      extras(cast, [
        { x: 30, y: RIM - 16, scale: 0.72, turn: -12 },
        { x: 272, y: RIM - 12, scale: 0.66, turn: 14 },
      ]) +
      `${downward('board', [0, lit], [0.2, wood], [1, mix(wood, dark, 0.45)])}${downward('low', [0, wood], [1, mix(wood, dark, 0.7)])}` +
      post(-2) +
      post(274) +
      board(RIM + 82, 2, -2, 'low', `L306 ${RIM + 80}`) +
      board(RIM + 41, -2, 2, 'low', `L306 ${RIM + 43}`) +
      board(
        RIM,
        3,
        -3,
        'board',
        `L88 ${RIM + 1} 104 ${RIM + 13} 118 ${RIM - 2} 136 ${RIM + 10} 152 ${RIM - 6} 170 ${RIM + 8} 186 ${RIM - 3} 198 ${RIM - 1}`,
      ) +
      `<path d="${nails}" fill="${ink}"/><path d="${nails}" fill="${lit}" transform="translate(-1 -1.500)" opacity=".6"/>`
    );
  },
};
