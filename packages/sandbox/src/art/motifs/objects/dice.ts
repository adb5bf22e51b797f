import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { boxFaces, type Face } from './box.ts';
import { circleOn, hull, outline, rounded, type Spot, type View } from './perspective.ts';
import { arc, glint, placed } from './shine.ts';

type Steps = readonly [string, string, string];

const o = 0.48;
const pips: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, 0]],
  2: [
    [-o, o],
    [o, -o],
  ],
  3: [
    [-o, o],
    [0, 0],
    [o, -o],
  ],
  4: [
    [-o, o],
    [o, o],
    [-o, -o],
    [o, -o],
  ],
  5: [
    [-o, o],
    [o, o],
    [0, 0],
    [-o, -o],
    [o, -o],
  ],
  6: [
    [-o, 0.56],
    [-o, 0],
    [-o, -0.56],
    [o, 0.56],
    [o, 0],
    [o, -0.56],
  ],
};
/** Opposite sides add up to seven, as on every fair die. */
const sides: Readonly<Record<Face['side'], number>> = {
  top: 1,
  bottom: 6,
  front: 2,
  back: 5,
  right: 3,
  left: 4,
};

function die(
  id: string,
  palette: Palette,
  view: View,
  [dark, mid, bright]: Steps,
  dot: string,
  one: string,
): string {
  const drawing = new InkDrawing(id, palette);
  const faces = boxFaces({ distance: 6, ...view }, [1, 1, 1]);
  const fill = [mix(dark, mid, 0.25), mid, mix(mid, bright, 0.72)] as const;
  const edge = hull(faces.flatMap((face) => face.corners));
  drawing.inked(rounded(edge, 0.14), mix(bright, palette.light, 0.45));
  for (const { at, side, light } of faces) {
    const quad: Spot[] = [at(-0.93, 0.93), at(0.93, 0.93), at(0.93, -0.93), at(-0.93, -0.93)];
    const number = sides[side];
    const [r, base] = [number === 1 ? 0.33 : 0.2, fill[light]];
    const hollows = (pips[number] ?? []).map(([a, b]) => circleOn(at, a, b, r)).join('');
    const fills = (pips[number] ?? [])
      .map(([a, b]) => circleOn(at, a + 0.02, b - 0.03, r * 0.82))
      .join('');
    drawing.add(
      flat(rounded(quad, 0.15), base) +
        (light
          ? flat(
              outline([at(-0.9, 0.8), at(-0.8, 0.9), at(0.35, 0.9), at(-0.9, -0.35)]),
              mix(base, palette.light, 0.4),
              0.7,
            )
          : flat(
              outline([at(-0.9, -0.9), at(0.9, -0.9), at(0.9, -0.45)]),
              mix(base, bright, 0.5),
              0.6,
            )) +
        flat(hollows, mix(dark, palette.ink, 0.55)) +
        flat(
          fills,
          number === 1
            ? one
            : mix(dot, mix(dark, palette.ink, 0.3), light === 0 ? 0.3 : light === 1 ? 0.1 : 0),
        ),
    );
  }
  return drawing.finish({ contour: 14, inner: 4 });
}

export const dice: Motif = {
  id: 'dice',
  hero(palette, variant) {
    const { body, trim, light, accent, ink } = palette;
    const pale: Steps = [mix(light, palette.sky[1], 0.6), mix(light, palette.sky[1], 0.22), light];
    const red = (letter: string, view: View) =>
      die(`dice-${letter}`, palette, view, body, light, trim[2]);
    const white = (letter: string, view: View) =>
      die(`dice-${letter}`, palette, view, pale, ink, accent);
    const gold = (letter: string, view: View) =>
      die(`dice-${letter}`, palette, view, trim, light, accent);
    const air = (d: string) => line(d, light, 5, 0.75);
    if (variant === 0)
      return (
        `<g fill="none" stroke-linecap="round">${air(arc(120, 250, 150, 190, 200, 262) + arc(300, 120, 96, 110, 290, 345))}${air(arc(120, 250, 126, 168, 212, 250))}</g>` +
        gold('a', { x: 296, y: 104, scale: 48, yaw: 28, pitch: 40, roll: 24 }) +
        white('b', { x: 120, y: 150, scale: 68, yaw: -34, pitch: 30, roll: -16 }) +
        red('c', { x: 250, y: 272, scale: 82, yaw: 40, pitch: 34, roll: 12 }) +
        flat(glint(72, 96, 30) + glint(352, 214, 20), light)
      );
    if (variant === 1)
      return (
        white('a', { x: 324, y: 92, scale: 50, yaw: 130, pitch: 28, roll: -22 }) +
        `<g stroke-linecap="round">${air(arc(300, 130, 128, 118, 282, 358) + arc(300, 130, 148, 140, 296, 336))}</g>` +
        red('b', { x: 170, y: 236, scale: 116, yaw: -36, pitch: 26, roll: 9, distance: 4.6 }) +
        flat(glint(70, 120, 34), light)
      );
    return (
      white('a', { x: 124, y: 288, scale: 68, yaw: 36, pitch: 26 }) +
      red('b', { x: 284, y: 300, scale: 68, yaw: -52, pitch: 26 }) +
      gold('c', { x: 204, y: 126, scale: 70, yaw: 24, pitch: -24, roll: 30 }) +
      `<g stroke-linecap="round">${air('M118 70C98 96 92 128 100 160M96 74C80 98 74 120 76 142M314 92C330 122 330 152 318 178')}</g>` +
      flat(glint(150, 66, 24), light)
    );
  },
  small(palette) {
    const view = { x: 200, y: 204, scale: 98, yaw: 36, pitch: 32, roll: -8 };
    return placed(
      die('dice-s', palette, view, palette.body, palette.light, palette.trim[2]),
      0,
      0,
      0.25,
    );
  },
};
