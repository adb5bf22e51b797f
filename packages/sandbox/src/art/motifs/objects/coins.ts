import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import {
  circleOn,
  hull,
  laidOn,
  outline,
  plane,
  projector,
  track,
  type Spot,
  type View,
} from './perspective.ts';
import { glint, goldTones, placed } from './shine.ts';
import { coinPile } from './stack.ts';

/** Four heart-shaped leaves. */
const clover = [0, 90, 180, 270]
  .map((turn) => {
    const [c, q] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return 'M0,0C-.15,-.3 -.5,-.46 -.42,-.74C-.34,-.94 -.08,-.9 0,-.7C.08,-.9 .34,-.94 .42,-.74C.5,-.46 .15,-.3 0,0z'.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, x: string, y: string) =>
        `${(Number(x) * c - Number(y) * q).toFixed(2)},${(Number(x) * q + Number(y) * c).toFixed(2)}`,
    );
  })
  .join('');
const starPath =
  'M0,-.8L.22,-.28 .78,-.24 .35,.12 .48,.66 0,.36 -.48,.66 -.35,.12 -.78,-.24 -.22,-.28z';

/** A minted coin turning in the air: milled edge, raised rim, beads and a lucky clover or star. */
function coin(id: string, palette: Palette, view: View, emblem: 'clover' | 'star'): string {
  const [dark, mid, bright] = goldTones(palette);
  const { light, ink, sky } = palette;
  const project = projector({ distance: 5, ...view });
  const thick = 0.13;
  const face = plane(project, [0, 0, thick], [1, 0, 0], [0, 1, 0]);
  const ring = (z: number): Spot[] =>
    Array.from({ length: 24 }, (_, k) =>
      project([Math.cos((k * Math.PI) / 12), Math.sin((k * Math.PI) / 12), z]),
    );
  const back = ring(-thick);
  const front = ring(thick);
  const mill = front
    .map((spot, k) => (view.scale < 90 && k % 2 ? '' : track([spot, back[k] as Spot])))
    .join('');
  const round = (r: number, dx = 0) => circleOn(face, dx, -dx, r);
  const drawing = new InkDrawing(id, palette);
  return drawing
    .solid(outline(hull([...front, ...back])), [dark, mix(mid, dark, 0.25), bright], '', [14, 10])
    .line(mill, view.scale * 0.03, mix(dark, ink, 0.4))
    .inked(round(1), bright)
    .flat(round(0.93, 0.02), mid)
    .solid(
      round(0.8),
      [mix(mid, bright, 0.3), mix(mid, dark, 0.5)],
      '',
      [view.scale * -0.05, view.scale * -0.06].map(Math.round) as [number, number],
    )
    .add(
      `<path d="${round(0.865)}" fill="none" stroke="${dark}" stroke-width="${Math.round(view.scale * 0.06)}" stroke-dasharray="0 ${Math.round(view.scale * 0.14)}"/>`,
    )
    .flat(
      laidOn(face, emblem === 'clover' ? clover : starPath, 0.04, -0.05, 0.72),
      mix(dark, ink, 0.25),
    )
    .flat(laidOn(face, emblem === 'clover' ? clover : starPath, -0.02, 0.02, 0.72), bright)
    .flat(
      outline([face(-0.55, 0.75), face(-0.25, 0.9), face(0.5, -0.78), face(0.2, -0.9)]),
      light,
      0.35,
    )
    .flat(
      outline([face(-0.15, 0.95), face(-0.08, 0.97), face(0.68, -0.7), face(0.6, -0.76)]),
      light,
      0.35,
    )
    .line(
      track([2.1, 2.35, 2.6, 2.85, 3.1].map((a) => face(Math.cos(a) * 0.96, Math.sin(a) * 0.96))),
      view.scale * 0.05,
      light,
    )
    .line(
      track([5.2, 5.5, 5.8, 6.1].map((a) => face(Math.cos(a) * 0.95, Math.sin(a) * 0.95))),
      3,
      mix(bright, sky[2], 0.6),
    )
    .finish({ contour: 13 });
}

export const coins: Motif = {
  id: 'coins',
  hero(palette, variant) {
    const { light } = palette;
    const tones = goldTones(palette);
    const pile = (letter: string, x: number, y: number, rx: number, offsets: readonly number[]) =>
      coinPile(`coins-${letter}`, palette, { x, y, rx, ry: rx * 0.4, thick: 19, offsets, tones });
    const rush = (d: string) => `<g stroke-linecap="round">${line(d, light, 6, 0.7)}</g>`;
    if (variant === 0)
      return (
        pile('a', 300, 334, 66, [0, -5, 3, -2, 5, 0]) +
        pile('b', 92, 344, 68, [0, 4, -3]) +
        pile('c', 200, 374, 76, [0, 5, -4, 0]) +
        rush('M96 176C86 132 92 92 112 60M72 160C68 132 72 106 80 88') +
        coin(
          'coins-d',
          palette,
          { x: 176, y: 132, scale: 104, yaw: -34, pitch: 18, roll: 18 },
          'clover',
        ) +
        flat(glint(120, 60, 30) + glint(330, 176, 20), light)
      );
    if (variant === 1)
      return (
        rush('M70 60V150M222 0V40M330 50V120M160 356V396M376 250V310') +
        (
          [
            [340, 222, 62, 30, -52, 12],
            [84, 316, 66, 24, 46, 10],
            [300, 356, 54, -40, 20, -30],
            [196, 196, 128, 26, 20, -14],
          ] as const
        )
          .map(([x, y, scale, yaw, pitch, roll], at) =>
            coin(
              `coins-${at}`,
              palette,
              { x, y, scale, yaw, pitch, roll },
              at % 2 ? 'clover' : 'star',
            ),
          )
          .join('') +
        flat(glint(132, 96, 32), light)
      );
    return (
      coin(
        'coins-a',
        palette,
        { x: 206, y: 184, scale: 158, yaw: 30, pitch: 12, roll: -10, distance: 3.6 },
        'star',
      ) +
      pile('b', 86, 356, 64, [0, -4, 3]) +
      pile('c', 320, 382, 70, [0, 4]) +
      flat(glint(92, 84, 36) + glint(334, 300, 22), light)
    );
  },
  small(palette) {
    return placed(
      coin(
        'coins-s',
        palette,
        { x: 200, y: 200, scale: 150, yaw: 26, pitch: 10, roll: -8 },
        'star',
      ),
      0,
      0,
      0.25,
    );
  },
};
