import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { card, type Rank, type Suit } from './cardFace.ts';
import {
  circleOn,
  outline,
  plane,
  projector,
  track,
  winding,
  type Project,
  type Spot,
  type Vec,
  type View,
} from './perspective.ts';
import { glint, placed } from './shine.ts';
import { chips } from './stack.ts';

/** The side of the shoe, from the back foot around to the front: `[towards the player, up]`. */
const profile: readonly Spot[] = [
  [-1.25, 0],
  [-1.25, 1.02],
  [-1.0, 1.12],
  [0.3, 1.12],
  [1.15, 0.34],
  [1.15, 0],
];
const wide = 0.72;

/** A card lying on the felt or standing in the shoe. */
function lying(project: Project, x: number, z: number, turn: number) {
  const a = (turn * Math.PI) / 180;
  const [w, h] = [0.44, 0.64];
  return plane(
    project,
    [x, 0.02, z],
    [Math.cos(a) * w, 0, Math.sin(a) * w],
    [Math.sin(a) * h, 0, -Math.cos(a) * h],
  );
}

function felt(palette: Palette, project: Project): string {
  const green = mix(mix('#0f7a55', palette.ink, 0.1), palette.sky[1], 0.18);
  const table = plane(project, [0, 0, 0.4], [1, 0, 0], [0, 0, -1]);
  return new InkDrawing('baccarat-shoe-f', palette)
    .solid(
      circleOn(table, 0, -0.06, 2.9, 2.65),
      [palette.body[0], mix(palette.body[1], palette.body[0], 0.4), palette.body[2]],
      '',
      [6, 8],
    )
    .solid(
      circleOn(table, 0, 0, 2.62, 2.36),
      [mix(green, palette.ink, 0.35), green],
      line(
        circleOn(table, 0, 0.3, 2.3, 2.3) + circleOn(table, 0, 0.3, 1.9, 1.9),
        palette.trim[2],
        3,
        0.7,
      ),
      [-14, -12],
    )
    .finish({ contour: 12 });
}

function shoe(id: string, palette: Palette, view: View): string {
  const { body, trim, ink, light, sky, accent } = palette;
  const project = projector(view);
  const drawing = new InkDrawing(id, palette);
  const at = (side: number, [z, y]: Spot): Spot => project([side * wide, y, z]);
  const steps = profile.length;
  const shell = [
    body[1],
    body[1],
    body[2],
    mix(body[1], body[2], 0.35),
    mix(body[0], body[1], 0.3),
  ];
  for (const side of [-1, 1]) {
    const spots = profile.map((spot) => at(side, spot));
    if (winding(spots) * side > 0) continue;
    const inner = profile.map(([z, y]): Spot => at(side, [z * 0.82 - 0.02, 0.16 + y * 0.72]));
    const tone = side < 0 ? mix(body[0], body[1], 0.55) : body[0];
    drawing
      .inked(outline(spots), tone)
      .inked(outline(inner), mix(tone, ink, 0.4))
      .line(track(inner), 4, trim[1]);
    const centre = plane(project, [side * wide, 0.62, -0.35], [0, 0, 1], [0, 1, 0]);
    drawing
      .flat(circleOn(centre, 0, 0, 0.3), trim[1])
      .flat(circleOn(centre, 0, 0, 0.23), tone)
      .flat(outline([centre(0, 0.2), centre(0.13, 0), centre(0, -0.2), centre(-0.13, 0)]), trim[2]);
  }
  for (let k = 0; k < steps - 1; k += 1) {
    const [p, q] = [profile[k] as Spot, profile[k + 1] as Spot];
    const spots = [at(-1, q), at(1, q), at(1, p), at(-1, p)];
    if (winding(spots) * (k < 2 ? 1 : -1) < 0 && k < 2) continue;
    drawing.inked(outline(spots), shell[k] ?? body[1]);
  }
  const slope = (a: number, b: number): Spot => {
    const [p, q] = [profile[3] as Spot, profile[4] as Spot];
    return at(a, [p[0] + (q[0] - p[0]) * b, p[1] + (q[1] - p[1]) * b]);
  };
  const paper = mix(light, sky[1], 0.08);
  const window = [slope(-0.78, 0.1), slope(0.78, 0.1), slope(0.78, 1), slope(-0.78, 1)];
  const back = [slope(-0.66, 0.2), slope(0.66, 0.2), slope(0.66, 0.96), slope(-0.66, 0.96)];
  const lattice = [0.3, 0.5, 0.7, 0.9]
    .map((b) => track([slope(-0.64, b), slope(0, b - 0.1), slope(0.64, b)]))
    .join('');
  drawing
    .inked(outline(window), mix(ink, sky[0], 0.2))
    .inked(outline(back), paper)
    .flat(
      outline([slope(-0.56, 0.27), slope(0.56, 0.27), slope(0.56, 0.96), slope(-0.56, 0.96)]),
      accent,
    )
    .line(lattice, 4, mix(accent, ink, 0.4))
    .line(track([slope(-0.78, 0.1), slope(-0.78, 1)]), 5, trim[2]);
  const lid: Vec[] = [
    [-0.8, 1.13, -0.85],
    [0.8, 1.13, -0.85],
    [0.8, 1.13, 0.15],
    [-0.8, 1.13, 0.15],
  ].map(([x = 0, y = 0, z = 0]) => [x * wide, y, z]);
  const glass = lid.map(project);
  const [a, b, c, d] = glass as [Spot, Spot, Spot, Spot];
  const mid = (p: Spot, q: Spot, t: number): Spot => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  let edges = '';
  for (let t = 0.08; t < 1; t += 0.09) edges += track([mid(a, d, t), mid(b, c, t)]);
  drawing
    .inked(outline(glass), paper)
    .line(edges, 2.5, mix(paper, ink, 0.5))
    .flat(outline([mid(a, b, 0.1), mid(a, b, 0.5), mid(d, c, 0.2), d]), light, 0.6)
    .line(track([a, b, c, d, a]), 8, trim[1])
    .line(track([d, a, b]), 3, trim[2])
    .line(
      track([at(-1, [-1, 1.12]), at(-1, [0.3, 1.12]), at(-1, [1.15, 0.34])]),
      4,
      mix(body[2], light, 0.6),
    );
  return drawing.finish({ contour: 14 });
}

export const baccaratShoe: Motif = {
  id: 'baccarat-shoe',
  hero(palette, variant) {
    const { light, trim, accent, ink } = palette;
    const view: View = [
      { x: 178, y: 236, scale: 104, yaw: 38, pitch: 30, distance: 7 },
      { x: 226, y: 220, scale: 112, yaw: -34, pitch: 22, roll: 5, distance: 5.5 },
      { x: 196, y: 214, scale: 106, yaw: 24, pitch: 50, roll: -10, distance: 7 },
    ][variant] as View;
    const project = projector(view);
    const show = (letter: string, x: number, z: number, turn: number, rank?: Rank, suit?: Suit) =>
      card(
        `baccarat-shoe-${letter}`,
        palette,
        lying(project, x, z, turn),
        rank && suit ? { rank, suit, pen: 4 } : {},
      );
    const loud = [mix(accent, ink, 0.45), accent, mix(accent, light, 0.5)] as const;
    const stack = (
      letter: string,
      x: number,
      y: number,
      count: number,
      tones: readonly [string, string, string],
      rx = 44,
    ) =>
      chips(`baccarat-shoe-${letter}`, palette, {
        x,
        y,
        rx,
        ry: rx * ([0.5, 0.4, 0.72][variant] ?? 0.5),
        thick: 13,
        offsets: [0, 3, -2, 4, 1, -3].slice(0, count),
        tones,
      });
    if (variant === 0)
      return (
        felt(palette, project) +
        show('c', 0.02, 1.45, 4) +
        shoe('baccarat-shoe-a', palette, view) +
        show('d', -1.3, 1.5, -18, 'A', 'heart') +
        show('e', -1.0, 2.02, 8, 'K', 'spade') +
        stack('g', 336, 226, 4, trim) +
        stack('i', 66, 352, 3, loud) +
        flat(glint(104, 96, 28), light)
      );
    if (variant === 1)
      return (
        felt(palette, project) +
        show('c', 0, 1.5, -6) +
        shoe('baccarat-shoe-a', palette, view) +
        show('d', 1.25, 1.0, 12, 'Q', 'diamond') +
        show('e', 1.3, 1.75, -10, 'A', 'spade') +
        stack('g', 70, 232, 4, trim, 48) +
        stack('i', 104, 356, 3, loud, 52) +
        flat(glint(178, 92, 26), light)
      );
    return (
      felt(palette, project) +
      show('c', 0.04, 1.4, 3, 'A', 'heart') +
      shoe('baccarat-shoe-a', palette, view) +
      show('d', 1.2, -0.1, 14, 'K', 'club') +
      show('e', 1.34, 0.7, -8) +
      stack('h', 84, 310, 4, trim, 48) +
      stack('i', 324, 354, 2, loud, 46) +
      flat(glint(120, 88, 24), light)
    );
  },
  small(palette) {
    return placed(
      shoe('baccarat-shoe-s', palette, {
        x: 200,
        y: 268,
        scale: 124,
        yaw: 38,
        pitch: 28,
        distance: 7,
      }),
      0,
      0,
      0.25,
    );
  },
};
