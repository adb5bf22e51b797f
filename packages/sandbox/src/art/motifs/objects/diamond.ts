import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { flat, InkDrawing } from '../drawing/inkDrawing.ts';
import {
  hull,
  outline,
  projector,
  turned,
  winding,
  type Spot,
  type Vec,
  type View,
} from './perspective.ts';
import { glint, placed } from './shine.ts';

type Steps = readonly [string, string, string];

/** A cut stone: rings of corners from the table down to the point, each `[radius, height]`. */
interface Cut {
  rings: readonly (readonly [number, number])[];
  corners: number;
  /** stretches the stone sideways */
  wide?: number;
  /** turns every other ring by half a step, as in a brilliant cut */
  staggered?: boolean;
}

const brilliant: Cut = {
  rings: [
    [0.56, 0.38],
    [0.84, 0.2],
    [1, 0],
    [0.5, -0.62],
    [0, -1.22],
  ],
  corners: 8,
  staggered: true,
};
const step: Cut = {
  rings: [
    [0.6, 0.34],
    [0.82, 0.22],
    [1, 0],
    [0.72, -0.34],
    [0.3, -0.62],
  ],
  corners: 4,
  wide: 1.05,
};

function facets({ rings, corners, wide = 1, staggered }: Cut): Vec[][] {
  const place = (ring: number, k: number): Vec => {
    const [r, y] = rings[ring] as readonly [number, number];
    const a = ((k + (staggered && ring % 2 ? 0.5 : 0) + 0.5) / corners) * Math.PI * 2;
    return [Math.cos(a) * r * wide, y, Math.sin(a) * r];
  };
  const list: Vec[][] = [Array.from({ length: corners }, (_, k) => place(0, k))];
  for (let ring = 0; ring < rings.length - 1; ring += 1)
    for (let k = 0; k < corners; k += 1) {
      if (!staggered)
        list.push([place(ring, k), place(ring, k + 1), place(ring + 1, k + 1), place(ring + 1, k)]);
      else {
        const shift = ring % 2 ? 1 : 0;
        list.push([place(ring, k), place(ring, k + 1), place(ring + 1, k + shift)]);
        if (rings[ring + 1]?.[0])
          list.push([
            place(ring, k + 1),
            place(ring + 1, k + 1 + shift),
            place(ring + 1, k + shift),
          ]);
      }
    }
  return list;
}

function stone(
  id: string,
  palette: Palette,
  cut: Cut,
  [dark, mid, bright]: Steps,
  view: View,
): string {
  const { light, ink, sky } = palette;
  const project = projector({ distance: 7, ...view });
  const drawing = new InkDrawing(id, palette);
  const shades = [
    mix(dark, ink, 0.4),
    dark,
    mix(dark, mid, 0.55),
    mid,
    mix(mid, bright, 0.5),
    bright,
    mix(bright, light, 0.75),
    light,
  ];
  const all = facets(cut);
  const seen = all.flatMap((facet, at) => {
    const spots = facet.map(project);
    return Math.abs(winding(spots)) > 1 ? [{ facet, at, spots }] : [];
  });
  const middle = (facet: Vec[]) =>
    facet.reduce<[number, number, number]>(
      (sum, p) => [
        sum[0] + p[0] / facet.length,
        sum[1] + p[1] / facet.length,
        sum[2] + p[2] / facet.length,
      ],
      [0, 0, 0],
    );
  const up = turned(view, [0, 1, 0])[2] > 0;
  drawing.inked(outline(hull(seen.flatMap(({ spots }) => spots))), dark);
  for (const { facet, at, spots } of seen) {
    // Facets have the same winding direction, so the sign shows which of them face the viewer.
    if (at === 0 ? !up : winding(spots) > 0) continue;
    const [x, y] = turned(view, middle(facet));
    const lit = 3.2 - x * 2.6 + y * 2.2 + ((at * 7) % 5) * 0.75 - 1.5;
    const level = at === 0 ? 5 : Math.max(0, Math.min(7, Math.round(lit)));
    drawing.add(`<path d="${outline(spots)}" fill="${shades[level]}" stroke-width="2.5"/>`);
  }
  if (up) {
    const table = (all[0] as Vec[]).map(project);
    const centre = project([0, rings0(cut), 0]);
    const inner = (share: number, k: number): Spot => {
      const [px, py] = table[k % table.length] as Spot;
      return [centre[0] + (px - centre[0]) * share, centre[1] + (py - centre[1]) * share];
    };
    const flashes = table
      .map((_, k) => (k % 2 ? '' : outline([inner(0.92, k), inner(0.5, k + 1), centre])))
      .join('');
    drawing
      .flat(flashes, mid, 0.75)
      .flat(outline([inner(1, 3), inner(1, 4), inner(0.36, 5), inner(0.36, 2)]), light, 0.85)
      .flat(outline([inner(1, 0), inner(0.5, 1), inner(0.3, 0)]), mix(dark, mid, 0.4));
  }
  const edge = hull(seen.flatMap(({ spots }) => spots));
  const rim = edge.filter(([x, y]) => x > view.x && y > view.y);
  if (rim.length > 1)
    drawing.line(
      `M${rim.map(([x, y]) => `${Math.round(x - 5)} ${Math.round(y - 4)}`).join('L')}`,
      4,
      mix(bright, sky[2], 0.5),
    );
  return drawing.finish({ contour: 15, inner: 3 });
}

const rings0 = (cut: Cut) => cut.rings[0]?.[1] ?? 0;

export const diamond: Motif = {
  id: 'diamond',
  hero(palette, variant) {
    const { light, body, trim, accent, ink } = palette;
    const loud: Steps = [mix(accent, ink, 0.55), accent, mix(accent, light, 0.6)];
    if (variant === 0)
      return (
        stone('diamond-b', palette, brilliant, trim, {
          x: 334,
          y: 316,
          scale: 60,
          yaw: 14,
          pitch: 20,
          roll: 24,
        }) +
        stone('diamond-a', palette, brilliant, body, {
          x: 190,
          y: 142,
          scale: 176,
          yaw: 8,
          pitch: 13,
          roll: -11,
        }) +
        flat(glint(92, 60, 40) + glint(318, 236, 24) + glint(214, 330, 14), light)
      );
    if (variant === 1) {
      let beams = '';
      for (let k = 0; k < 9; k += 1) {
        const [a, w] = [k * 0.7 + 0.3, 0.07 + (k % 3) * 0.03];
        beams += outline([
          [200, 200],
          [200 + Math.cos(a) * 270, 200 + Math.sin(a) * 270],
          [200 + Math.cos(a + w) * 270, 200 + Math.sin(a + w) * 270],
        ]);
      }
      return (
        flat(beams, light, 0.7) +
        stone('diamond-a', palette, brilliant, body, {
          x: 200,
          y: 206,
          scale: 168,
          yaw: 22,
          pitch: 64,
          roll: 12,
        }) +
        flat(glint(106, 110, 38) + glint(310, 292, 20), light)
      );
    }
    return (
      stone('diamond-a', palette, brilliant, loud, {
        x: 296,
        y: 116,
        scale: 92,
        yaw: 30,
        pitch: 26,
        roll: 22,
      }) +
      stone('diamond-b', palette, step, trim, {
        x: 272,
        y: 310,
        scale: 104,
        yaw: 36,
        pitch: 48,
        roll: -14,
      }) +
      stone('diamond-c', palette, brilliant, body, {
        x: 134,
        y: 176,
        scale: 124,
        yaw: 4,
        pitch: 14,
        roll: -16,
      }) +
      flat(glint(62, 118, 34) + glint(346, 52, 20) + glint(230, 260, 18), light)
    );
  },
  small(palette) {
    return placed(
      stone('diamond-s', palette, brilliant, palette.body, {
        x: 200,
        y: 146,
        scale: 164,
        yaw: 8,
        pitch: 14,
        roll: -8,
      }),
      0,
      0,
      0.25,
    );
  },
};
