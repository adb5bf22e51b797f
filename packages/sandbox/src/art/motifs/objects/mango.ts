import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape } from '../drawing/curve.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import {
  hull,
  outline,
  projector,
  rounded,
  type Spot,
  type Vec,
  type View,
} from './perspective.ts';
import { glint, leafTones, placed, tinted } from './shine.ts';

const mangoShape = shape(
  '-18,-118! -70,-124 -124,-70 -136,6 -104,82 -34,132 44,134 100,108 128,66 112,36 88,-14 60,-76 20,-110',
);

function mangoAt(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
  green = false,
): string {
  const ramp = green ? ['#3f7d1c', '#8cc63a', '#dff08a'] : ['#d9781a', '#ffb81f', '#ffe573'];
  const [dark, mid, bright] = ramp.map((each) => tinted(palette, each, 0.07)) as [
    string,
    string,
    string,
  ];
  const blush = mix(green ? '#4b9a2c' : '#f0502e', palette.body[1], 0.25);
  const drawing = new InkDrawing(id, palette)
    .solid(
      mangoShape,
      [dark, mid],
      flat(
        'M-18-124C40-110 70-40 70-10C74 50 30 110-30 140H150V20C100-40 70-130-18-124z',
        mix(mid, dark, 0.45),
      ) +
        flat(
          'M-150-40C-150-130-60-150 0-110C-50-100-96-60-96-10C-96 30-120 40-150-40z',
          blush,
          0.8,
        ) +
        flat('M46-90C96-20 90 70 10 140L150 130L140 10z', dark) +
        line('M112 50C104 84 76 104 44 112', mix(bright, palette.sky[2], 0.35), 6) +
        flat(
          'M-104-50C-96-82-74-100-50-102C-70-84-84-60-84-32C-88-14-108-24-104-50z',
          palette.light,
        ) +
        flat('M-94 6a9 9 0 1 0 1 0z', palette.light, 0.85) +
        `<path d="M-50 40h0m30 30h0m-50 10h0m90-60h0m-26-40h0m-40 30h0m70 60h0m-30 34h0" stroke="${dark}" stroke-width="6" stroke-linecap="round" transform="translate(10)"/>`,
      [0, 0],
    )
    .line('M-18-118C-20-136-12-148-2-156', 13)
    .line('M-18-118C-20-136-12-148-4-154', 6, tinted(palette, '#a0722e'));
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

function leaf(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const [dark, mid, bright] = leafTones(palette);
  const drawing = new InkDrawing(id, palette)
    .solid(
      'M0 0C30-40 110-52 196-14C130 26 50 36 0 0z',
      [dark, mid],
      flat('M0 0C70-10 130-14 196-14C110-52 30-40 0 0z', bright),
      [0, 0],
    )
    .line(
      'M0 0C70-8 130-14 186-14M40-6l18-18M80-10l20-18M120-13l18-13M60-8l18 16M100-11l18 14',
      3.5,
    );
  return placed(drawing.finish({ contour: 12 }), x, y, scale, turn);
}

/** A mango half cut into cubes and turned inside out: the cubes spread on a dome. */
function hedgehog(id: string, palette: Palette, view: View): string {
  const project = projector(view);
  const [dark, mid, bright] = ['#d97a12', '#ffae1a', '#ffe06a'].map((each) =>
    tinted(palette, each, 0.06),
  ) as [string, string, string];
  const skin = mix('#e2552a', palette.body[1], 0.2);
  const drawing = new InkDrawing(id, palette);
  const dome = (a: number, b: number, lift: number): Vec => {
    const [ax, bx] = [a * 1.12, b * 0.95];
    const r = 0.92 + lift;
    return [
      Math.sin(ax) * r * 1.22,
      Math.cos(ax) * Math.cos(bx) * r - 0.5,
      Math.sin(bx) * r * 0.98,
    ];
  };
  const round = Array.from({ length: 20 }, (_, k) => (k * Math.PI) / 10);
  const base = round.map((t) => project(dome(Math.cos(t) * 1.06, Math.sin(t) * 1.06, 0.02)));
  const under = round.map((t) => project([Math.cos(t) * 0.8, -0.95, Math.sin(t) * 0.7]));
  drawing
    .solid(
      outline(hull([...base, ...under])),
      [mix(skin, palette.ink, 0.35), skin, mix(skin, mid, 0.6)],
      '',
      [16, 10],
    )
    .inked(outline(hull(base)), dark);
  const [columns, rows] = [5, 5];
  const cubes: { z: number; draw: () => void }[] = [];
  for (let i = 0; i < columns; i += 1)
    for (let j = 0; j < rows; j += 1) {
      const [a, b] = [((i + 0.5) / columns) * 2 - 1, ((j + 0.5) / rows) * 2 - 1];
      if (Math.hypot(a, b) > 1.1) continue;
      const [da, db] = [0.86 / columns, 0.86 / rows];
      const quad = (lift: number, size: number): Spot[] =>
        (
          [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ] as const
        ).map(([p, q]) => project(dome(a + p * da * size, b + q * db * size, lift)));
      cubes.push({
        z: dome(a, b, 0)[2] + dome(a, b, 0)[1] * 0.3 - Math.abs(a) * 0.2,
        draw: () => {
          const [top, low] = [quad(0.34, 0.8), quad(0, 0.98)];
          const [p, q] = [top[3] as Spot, top[0] as Spot];
          drawing
            .inked(outline(hull([...top, ...low])), mix(dark, mid, 0.3))
            .inked(rounded(top, 0.12), a < 0.35 ? mix(bright, mid, 0.25) : mid)
            .line(
              `M${p.map(Math.round).join(' ')}L${q.map(Math.round).join(' ')}`,
              4,
              palette.light,
            );
        },
      });
    }
  cubes.sort((one, other) => one.z - other.z).forEach((cube) => cube.draw());
  return drawing.finish({ contour: 14, inner: 3.5 });
}

export const mango: Motif = {
  id: 'mango',
  hero(palette, variant) {
    const { light } = palette;
    if (variant === 0)
      return (
        leaf('mango-a', palette, 222, 66, 0.98, 14) +
        leaf('mango-b', palette, 210, 64, 0.86, 168) +
        mangoAt('mango-c', palette, 268, 214, 0.98, 24, true) +
        mangoAt('mango-d', palette, 152, 244, 1.14, -8) +
        flat(glint(72, 168, 30) + glint(336, 160, 18), light)
      );
    if (variant === 1)
      return (
        leaf('mango-a', palette, 120, 76, 0.96, -14) +
        mangoAt('mango-b', palette, 146, 148, 0.94, -22) +
        hedgehog('mango-c', palette, {
          x: 236,
          y: 282,
          scale: 118,
          yaw: -14,
          pitch: 38,
          roll: 6,
          distance: 6,
        }) +
        flat(glint(84, 90, 26) + glint(340, 210, 20), light)
      );
    return (
      leaf('mango-a', palette, 196, 60, 1.06, -8) +
      leaf('mango-b', palette, 190, 58, 0.7, 60) +
      mangoAt('mango-c', palette, 192, 226, 1.44, 10) +
      flat(glint(96, 140, 38) + glint(316, 330, 20), light)
    );
  },
  small(palette) {
    return placed(
      leaf('mango-s', palette, 186, 56, 0.8, 8) + mangoAt('mango-t', palette, 200, 226, 1.12, -6),
      0,
      0,
      0.25,
    );
  },
};
