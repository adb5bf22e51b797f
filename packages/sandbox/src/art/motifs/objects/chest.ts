import { mix } from '../../colour.ts';
import type { Palette } from '../../scene.ts';
import { disc, flat, InkDrawing } from '../drawing/inkDrawing.ts';
import { boxFaces, type Face } from './box.ts';
import {
  outline,
  projector,
  track,
  winding,
  type Spot,
  type Vec,
  type View,
} from './perspective.ts';

// Half width, half height and half depth of the coffer.
const [w, h, d] = [1.2, 0.5, 0.74];

/** A point on the lid: `x` across, `phi` from the hinge over the arch to the lock, opened by degrees. */
function lidPlace(open: number, x: number, phi: number, size = 1): Vec {
  const a = (open * Math.PI) / 180;
  const out = d - d * Math.cos(phi) * size;
  const up = 0.5 * Math.sin(phi) * size;
  return [x, h + up * Math.cos(a) + out * Math.sin(a), -d + out * Math.cos(a) - up * Math.sin(a)];
}

/** The arched lid, opened by `open` degrees; its inside is visible once it faces the viewer. */
export function lid(id: string, palette: Palette, view: View, open: number): string {
  const project = projector(view);
  const { body, trim, ink } = palette;
  const drawing = new InkDrawing(id, palette);
  const steps = 7;
  const strip = (at: number, from: number, to: number): Spot[] => {
    const [a, b] = [(at / steps) * Math.PI, ((at + 1) / steps) * Math.PI];
    return [
      project(lidPlace(open, from, a)),
      project(lidPlace(open, to, a)),
      project(lidPlace(open, to, b)),
      project(lidPlace(open, from, b)),
    ];
  };
  const tone = (ramp: readonly [string, string, string], at: number) =>
    mix(ramp[1], at < 4 ? ramp[2] : ramp[0], at < 4 ? 0.4 - at * 0.1 : (at - 3) * 0.18);
  for (let at = 0; at < steps; at += 1) {
    if (winding(strip(at, -w, w)) < 0) continue;
    drawing.inked(outline(strip(at, -w, w)), tone(body, at));
    for (const [from, to] of [
      [-w, -0.92],
      [-0.14, 0.14],
      [0.92, w],
    ] as const)
      drawing.flat(outline(strip(at, from, to)), tone(trim, at));
  }
  for (const side of [-w, w]) {
    const cap = Array.from({ length: 9 }, (_, k) =>
      project(lidPlace(open, side, (k * Math.PI) / 8)),
    );
    if (winding(side < 0 ? cap : [...cap].reverse()) < 0)
      drawing
        .inked(outline(cap), side < 0 ? body[1] : mix(body[0], ink, 0.25))
        .line(track(cap), 7, trim[1]);
  }
  const mouth = (
    [
      [-1, 0],
      [1, 0],
      [1, Math.PI],
      [-1, Math.PI],
    ] as const
  ).map(([x, phi]) => project(lidPlace(open, x * w, phi)));
  if (winding(mouth) < 0) {
    const inner = (
      [
        [-1, 0],
        [1, 0],
        [1, Math.PI],
        [-1, Math.PI],
      ] as const
    ).map(([x, phi]) => project(lidPlace(open, x * (w - 0.12), phi, 0.86)));
    const [a, b, c, e] = inner as [Spot, Spot, Spot, Spot];
    const between = (p: Spot, q: Spot, k: number): Spot => [
      p[0] + (q[0] - p[0]) * k,
      p[1] + (q[1] - p[1]) * k,
    ];
    drawing
      .inked(outline(mouth), trim[1])
      .inked(outline(inner), mix(body[0], ink, 0.55))
      .flat(
        outline([a, b, between(b, c, 0.42), between(a, e, 0.3)]),
        mix(trim[2], body[1], 0.35),
        0.75,
      )
      .line(
        [0.25, 0.5, 0.75].map((k) => track([between(e, a, k), between(c, b, k)])).join(''),
        3,
        ink,
        0.6,
      );
  }
  return drawing.finish({ contour: 13 });
}

/** The coffer without its lid: planks, straps, studs and lock. */
export function chest(id: string, palette: Palette, view: View): string {
  const { body, trim, ink, light } = palette;
  const drawing = new InkDrawing(id, palette);
  for (const face of boxFaces(view, [w, h, d])) {
    if (face.side === 'top' || face.side === 'bottom') continue;
    const lit = face.side === 'front' || face.light > 0;
    const bar = (a: number, b: number) =>
      outline([face.at(a, 1), face.at(b, 1), face.at(b, -1), face.at(a, -1)]);
    const slab = (low: number, high: number) =>
      outline([face.at(-1, high), face.at(1, high), face.at(1, low), face.at(-1, low)]);
    const wood = face.side === 'front' ? body[1] : mix(body[0], ink, lit ? 0 : 0.25);
    const metal = face.side === 'front' ? trim[1] : trim[0];
    drawing
      .inked(face.d, wood)
      .flat(slab(0.2, 0.62), mix(wood, body[2], 0.32))
      .flat(slab(-1, -0.6), mix(wood, ink, 0.28))
      .line(
        [0.2, -0.24, -0.62].map((b) => track([face.at(-1, b), face.at(1, b)])).join(''),
        3,
        ink,
        0.75,
      )
      .inked(slab(0.64, 1), metal)
      .inked(bar(-1, -0.78), metal)
      .inked(bar(0.78, 1), metal)
      .line(track([face.at(-0.97, 0.92), face.at(0.95, 0.92)]), 4, lit ? trim[2] : trim[1]);
    studs(drawing, face, trim[2]);
    if (face.side === 'front')
      drawing
        .inked(
          outline([
            face.at(-0.17, 1.1),
            face.at(0.17, 1.1),
            face.at(0.2, 0.1),
            face.at(0, -0.25),
            face.at(-0.2, 0.1),
          ]),
          trim[2],
        )
        .flat(
          outline([
            face.at(0.02, 1.08),
            face.at(0.16, 1.08),
            face.at(0.18, 0.1),
            face.at(0, -0.22),
          ]),
          trim[1],
        )
        .flat(
          disc(
            ...(face.at(0, 0.52).map(Math.round) as [number, number]),
            Math.round(view.scale * 0.07),
          ),
          ink,
        )
        .line(track([face.at(0, 0.5), face.at(0, 0.16)]), view.scale * 0.06)
        .line(track([face.at(-0.12, 1), face.at(-0.14, 0.3)]), 4, light);
  }
  return drawing.finish({ contour: 14 });
}

function studs(drawing: InkDrawing, face: Face, colour: string): void {
  const dots = [0.4, -0.1, -0.75].flatMap((b) => [face.at(-0.89, b), face.at(0.89, b)]);
  drawing.add(
    `<path d="${dots.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')}" stroke="${colour}" stroke-width="9"/>`,
  );
}

/** The dark inside of the coffer, as far as it is visible inside the rim. */
export function hold(palette: Palette, view: View): string {
  const rim = boxFaces(view, [w, h, d]).find(({ side }) => side === 'top');
  return rim ? flat(rim.d, mix(palette.body[0], palette.ink, 0.6)) : '';
}
