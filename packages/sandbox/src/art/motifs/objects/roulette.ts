import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, oval } from '../drawing/inkDrawing.ts';
import {
  circleOn,
  hull,
  outline,
  plane,
  projector,
  type Project,
  type Spot,
  type View,
} from './perspective.ts';
import { glint } from './shine.ts';
import { chips } from './stack.ts';

const pockets = 37;

function at(project: Project, r: number, y: number, angle: number): Spot {
  return project([Math.cos(angle) * r, y, Math.sin(angle) * r]);
}

function ring(project: Project, r: number, y: number): string {
  return circleOn(plane(project, [0, y, 0], [1, 0, 0], [0, 0, -1]), 0, 0, r);
}

function rim(project: Project, r: number, y: number): Spot[] {
  return Array.from({ length: 32 }, (_, k) => at(project, r, y, (k * Math.PI) / 16));
}

/** One wedge between two radii, `k` of 37. */
function wedge(project: Project, k: number, [outer, outerY]: Spot, [inner, innerY]: Spot): string {
  const [a, b] = [(k / pockets) * Math.PI * 2, ((k + 1) / pockets) * Math.PI * 2];
  return outline([
    at(project, outer, outerY, a),
    at(project, outer, outerY, b),
    at(project, inner, innerY, b),
    at(project, inner, innerY, a),
  ]);
}

function wheel(id: string, palette: Palette, view: View, ballAt: number, plain = false): string {
  const { body, trim, ink, light } = palette;
  const project = projector({ distance: 4, ...view });
  const drawing = new InkDrawing(id, palette);
  const wedges = (wanted: (k: number) => boolean, outer: Spot, inner: Spot) =>
    Array.from({ length: pockets }, (_, k) =>
      wanted(k) ? wedge(project, k, outer, inner) : '',
    ).join('');
  const [outer, band, floor]: [Spot, Spot, Spot] = [
    [0.72, -0.04],
    [0.6, -0.08],
    [0.46, -0.1],
  ];
  const red = mix('#d3202f', body[1], 0.12);
  const odd = (k: number) => k % 2 === 1;
  drawing
    .solid(outline(hull([...rim(project, 1, 0.16), ...rim(project, 0.94, -0.2)])), [
      body[0],
      body[1],
      body[2],
    ])
    .inked(ring(project, 1, 0.16), body[2])
    .inked(ring(project, 0.95, 0.16), trim[1])
    .solid(
      ring(project, 0.9, 0.14),
      [mix(body[1], body[2], 0.35), mix(body[0], ink, 0.35)],
      '',
      [-16, -14],
    )
    .inked(ring(project, 0.74, -0.02), trim[2])
    .inked(ring(project, outer[0], outer[1]), mix(ink, '#15151c', 0.5))
    .flat(wedges(odd, outer, band), red)
    .flat(wedges(odd, band, floor), mix(red, ink, 0.42))
    .flat(
      wedges((k) => k === 0, outer, floor),
      mix('#14894f', palette.sky[1], 0.1),
    );
  if (!plain) {
    let fins = '';
    for (let k = 0; k < pockets; k += 1) {
      const angle = (k / pockets) * Math.PI * 2;
      const [[x, y], [u, v]] = [
        at(project, outer[0], outer[1], angle),
        at(project, floor[0], floor[1], angle),
      ];
      fins += `M${Math.round(x)} ${Math.round(y)}L${Math.round(u)} ${Math.round(v)}`;
    }
    drawing.line(fins, 2, trim[2]);
    for (let k = 0; k < 8; k += 1) {
      const a = (k + 0.4) * (Math.PI / 4);
      const stud = [
        at(project, 0.87, 0.13, a),
        at(project, 0.82, 0.1, a + 0.09),
        at(project, 0.77, 0.06, a),
        at(project, 0.82, 0.1, a - 0.09),
      ];
      drawing.flat(outline(stud), k % 3 ? trim[1] : light);
    }
  }
  drawing
    .line(ring(project, band[0], band[1]), 4, trim[1])
    .solid(ring(project, floor[0], floor[1]), [trim[0], trim[1], trim[2]])
    .solid(ring(project, 0.4, -0.06), [mix(body[0], ink, 0.3), body[1]], '', [14, 6]);
  const spokes = Array.from({ length: 8 }, (_, k) => {
    const a = k * (Math.PI / 4);
    return outline([
      at(project, 0.39, -0.06, a),
      at(project, 0.39, -0.06, a + 0.39),
      at(project, 0, 0.06, 0),
    ]);
  });
  drawing.flat(spokes.join(''), body[2], 0.4);
  const post = (r: number, low: number, high: number, top = r) =>
    outline(hull([...rim(project, r, low), ...rim(project, top, high)]));
  const arms = [0.5, 2.07, 3.64, 5.21].map((a) => {
    const [[x, y], [u, v]] = [at(project, 0.06, 0.26, a), at(project, 0.3, 0.3, a)];
    return {
      a,
      d: `M${Math.round(x)} ${Math.round(y)}L${Math.round(u)} ${Math.round(v)}`,
      x: Math.round(u),
      y: Math.round(v),
    };
  });
  const s = view.scale / 200;
  const arm = (each: (typeof arms)[number]) =>
    drawing
      .line(each.d, 20 * s, ink)
      .line(each.d, 12 * s, trim[1])
      .inked(disc(each.x, each.y, Math.round(14 * s)), trim[2]);
  drawing.solid(post(0.17, -0.02, 0.12, 0.1), [trim[0], trim[1], trim[2]]);
  arms.filter(({ a }) => a > Math.PI).forEach(arm);
  drawing.solid(post(0.07, 0.1, 0.42, 0.05), [trim[0], trim[1], trim[2]]);
  arms.filter(({ a }) => a < Math.PI).forEach(arm);
  const [fx, fy] = project([0, 0.48, 0]).map(Math.round) as [number, number];
  drawing.solid(disc(fx, fy, Math.round(20 * s)), [trim[0], trim[1], light], '', [5, 6]);
  const [bx, by] = at(project, 0.53, -0.02, ballAt).map(Math.round) as [number, number];
  const b = Math.round(17 * s);
  drawing
    .flat(disc(bx + b * 0.5, by + b * 0.6, b), ink, 0.6)
    .solid(disc(bx, by - 3, b), [mix(light, palette.sky[0], 0.4), light], '', [4, 5]);
  const shine = [0, 1, 2, 3, 4].map((k) =>
    at(project, 0.975, 0.16, 3.5 + k * 0.17)
      .map(Math.round)
      .join(' '),
  );
  drawing.line(`M${shine.join('L')}`, 5, light);
  return drawing.finish({ contour: 14 });
}

export const roulette: Motif = {
  id: 'roulette',
  hero(palette, variant) {
    const { light, body, trim, accent } = palette;
    if (variant === 0)
      return (
        wheel(
          'roulette',
          palette,
          { x: 200, y: 216, scale: 186, pitch: 42, roll: -13, yaw: 10 },
          1.1,
        ) + flat(glint(92, 116, 32), light)
      );
    if (variant === 1)
      return (
        wheel(
          'roulette',
          palette,
          { x: 178, y: 260, scale: 262, pitch: 30, roll: 12, yaw: 60, distance: 3.4 },
          1.7,
        ) + flat(glint(296, 138, 26), light)
      );
    return (
      wheel('roulette', palette, { x: 218, y: 186, scale: 168, pitch: 62, yaw: 30, roll: 6 }, 2.4) +
      chips('roulette-a', palette, {
        x: 70,
        y: 336,
        rx: 62,
        ry: 34,
        thick: 16,
        offsets: [0, 3, -2, 4, 0],
        tones: body,
      }) +
      chips('roulette-b', palette, {
        x: 186,
        y: 368,
        rx: 58,
        ry: 32,
        thick: 15,
        offsets: [0, -3],
        tones: [trim[0], accent, light],
      }) +
      flat(glint(120, 84, 24), light)
    );
  },
  small(palette) {
    const { body, trim, ink, light } = palette;
    let fins = '';
    for (let k = 0; k < 16; k += 1)
      fins += `M50 47l${Math.round(Math.cos(k * 0.393) * 31)} ${Math.round(Math.sin(k * 0.393) * 17)}`;
    return new InkDrawing('roulette-s', palette)
      .solid('M4 46A46 28 0 0 1 96 46L92 60A42 24 0 0 1 8 60z', [body[0], body[1]], '', [5, 3])
      .inked(oval(50, 46, 46, 28), trim[1])
      .inked(oval(50, 46, 40, 23), mix(body[0], ink, 0.4))
      .inked(oval(50, 47, 32, 18), mix('#d3202f', ink, 0.1))
      .add(
        `<path d="${fins}" stroke="${ink}" stroke-width="5"/><path d="${oval(50, 47, 32, 18)}" fill="none" stroke="${trim[2]}" stroke-width="1.5"/>`,
      )
      .solid(oval(50, 47, 18, 10), [trim[0], trim[1], trim[2]], '', [3, 2])
      .line('M36 40L64 34M40 34L62 42', 4, trim[2])
      .inked('M46 46L48 26h5l2 20z', trim[1])
      .inked(disc(50, 24, 5), trim[2])
      .inked(disc(75, 56, 4), light)
      .finish({ contour: 7, inner: 2 });
  },
};
