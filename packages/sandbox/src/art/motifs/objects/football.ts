import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { outline, track, turned, type Spot, type Vec, type View } from './perspective.ts';
import { cupAndBall, kickedBall } from './footballPoses.ts';
import { glint, leafTones, placed } from './shine.ts';

const phi = (1 + Math.sqrt(5)) / 2;
const corners: readonly Vec[] = [-1, 1].flatMap((a) =>
  [-phi, phi].flatMap(
    (b) =>
      [
        [0, a, b],
        [a, b, 0],
        [b, 0, a],
      ] as Vec[],
  ),
);
const apart = (p: Vec, q: Vec) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
const toward = (p: Vec, q: Vec, share: number): Vec =>
  [0, 1, 2].map(
    (k) => (p[k] as number) + ((q[k] as number) - (p[k] as number)) * share,
  ) as unknown as Vec;
const normal = (p: Vec): Vec => p.map((each) => each / Math.hypot(...p)) as unknown as Vec;

/** The ball is a truncated icosahedron projected onto a sphere: pentagons around its twelve corners. */
function ball(id: string, palette: Palette, view: View & { scale: number }): string {
  const { ink, light, sky, body, accent } = palette;
  const { x, y, scale: r } = view;
  const set = (place: Vec): { spot: Spot; z: number } => {
    const [a, b, z] = turned(view, normal(place));
    return { spot: [x + a * r, y - b * r], z };
  };
  const dark = mix(body[0], ink, 0.35);
  const patches: string[] = [];
  const shaded: string[] = [];
  const seams: string[] = [];
  for (const corner of corners) {
    const around = corners.filter((other) => other !== corner && apart(other, corner) < 2.1);
    const middle = set(corner);
    for (const other of around) {
      if (corners.indexOf(other) < corners.indexOf(corner)) continue;
      const points = [0.34, 0.5, 0.66].map((share) => set(toward(corner, other, share)));
      if (points.every((point) => point.z > -0.05))
        seams.push(track(points.map((point) => point.spot)));
    }
    if (middle.z < -0.3) continue;
    const places = around
      .map((other) => toward(corner, other, 0.34))
      .map((place) => ({ ...set(place), place }))
      .sort(
        (p, q) =>
          Math.atan2(p.spot[1] - middle.spot[1], p.spot[0] - middle.spot[0]) -
          Math.atan2(q.spot[1] - middle.spot[1], q.spot[0] - middle.spot[0]),
      );
    if (middle.z < 0.12 && places.some((place) => place.z < -0.35)) continue;
    const full = places.flatMap(({ place }, k) => [
      set(place).spot,
      set(toward(place, (places[(k + 1) % places.length] as { place: Vec }).place, 0.5)).spot,
    ]);
    patches.push(outline(full));
    shaded.push(
      outline(
        full.map(([px, py]): Spot => [
          middle.spot[0] + (px - middle.spot[0]) * 0.74 - r * 0.014,
          middle.spot[1] + (py - middle.spot[1]) * 0.74 - r * 0.02,
        ]),
      ),
    );
  }
  const k = (share: number) => Math.round(r * share);
  const crescent = (cut: number) =>
    `M${x + k(0.62)} ${y - k(0.8)}A${k(1)} ${k(1)} 0 0 1 ${x - k(0.72)} ${y + k(0.72)}A${k(cut)} ${k(cut)} 0 0 0 ${x + k(0.62)} ${y - k(0.8)}z`;
  const leather = mix(light, '#ffffff', 0.4);
  return new InkDrawing(id, palette)
    .solid(
      disc(x, y, r),
      [leather, leather],
      flat(patches.join(''), dark) +
        flat(shaded.join(''), mix(body[1], body[0], 0.2)) +
        line(seams.join(''), mix(ink, sky[1], 0.2), Math.max(3, r * 0.03)) +
        flat(crescent(1.02), ink, 0.28) +
        flat(crescent(1.5), ink, 0.2) +
        `<ellipse cx="${x - k(0.42)}" cy="${y - k(0.52)}" rx="${k(0.3)}" ry="${k(0.17)}" transform="rotate(-40 ${x - k(0.42)} ${y - k(0.52)})" fill="#fff" opacity=".85" stroke="none"/>` +
        line(
          `M${x + k(0.88)} ${y + k(0.22)}A${k(0.92)} ${k(0.92)} 0 0 1 ${x + k(0.3)} ${y + k(0.86)}`,
          mix(accent, light, 0.3),
          k(0.05),
        ),
      [0, 0],
    )
    .finish({ contour: 14 });
}

function clods(palette: Palette): string {
  const [dark, mid, bright] = leafTones(palette);
  const drawing = new InkDrawing('football-g', palette).solid(
    'M-20 420V350L6 366 14 328 40 356 58 312 76 354 104 330 112 362 150 338 160 366 196 340 206 364 244 344 262 368 292 330 306 358 340 316 350 354 380 324 392 362 424 340V420z',
    [dark, mid, bright],
    '',
    [8, 14],
  );
  for (const [x, y, t] of [
    [44, 268, 20],
    [120, 296, -30],
    [350, 262, 50],
    [296, 306, 10],
  ] as const)
    drawing.add(
      `<g transform="translate(${x} ${y})rotate(${t})"><path d="M-20 8L-12-16 0-4 10-22 22 8 6 20-10 18z" fill="${mid}"/><path d="M-10 8l20 0 0 10-12 0z" fill="${mix('#5b3a1e', palette.ink, 0.2)}" stroke="none"/></g>`,
    );
  return drawing.finish();
}

export const football: Motif = {
  id: 'football',
  hero(palette, variant) {
    const { light, accent, body, ink } = palette;
    if (variant === 0) {
      const fire = new InkDrawing('football-a', palette)
        .inked(
          'M330 250C300 340 200 380 110 350C60 330 40 290 30 250C10 290-10 330-60 440C-40 400 60 396 90 400C150 420 260 400 330 250z',
          mix('#ff5a1f', accent, 0.25),
        )
        .inked(
          'M90 120C20 160-20 240-40 330C-60 380-80 400-90 420C-20 410 30 380 60 400C56 380 60 366 70 356C110 400 190 420 260 380L320 250z',
          mix('#ff5a1f', accent, 0.25),
        )
        .flat(
          'M110 150C50 200 20 270 6 350C30 340 50 330 66 340C64 330 70 320 78 316C120 370 200 390 260 350z',
          '#ffb52e',
        )
        .flat('M130 170C90 210 60 260 48 310C70 300 84 300 94 306C140 350 200 360 250 330z', light)
        .finish();
      return (
        fire +
        ball('football', palette, { x: 232, y: 172, scale: 138, yaw: 24, pitch: 30, roll: 14 }) +
        flat(glint(120, 66, 24), light)
      );
    }
    if (variant === 1)
      return (
        ball('football', palette, { x: 200, y: 176, scale: 152, yaw: -40, pitch: 8, roll: 30 }) +
        clods(palette) +
        `<g stroke-linecap="round">${line('M20 120C30 90 44 66 60 46M8 190C8 176 10 160 12 150M366 92C378 120 384 150 384 180', light, 6, 0.7)}</g>`
      );
    let net = '';
    for (let k = -1; k < 10; k += 1) {
      const s = k * 48 - 10;
      net += `M${s} -20Q${200 + (s - 200) * 0.72} ${170} ${s - 20} 420M-20 ${s}Q180 ${200 + (s - 190) * 0.66} 420 ${s + 16}`;
    }
    return (
      `<g fill="none">${line(net, ink, 7, 0.5)}${line(net, light, 4)}</g>` +
      new InkDrawing('football-p', palette)
        .solid('M-30 34L430-24V14L-30 74z', [mix(light, body[0], 0.4), light], '', [0, 12])
        .solid('M-30 44L26 38V430H-30z', [mix(light, body[0], 0.4), light], '', [14, 0])
        .finish() +
      ball('football', palette, { x: 222, y: 226, scale: 132, yaw: 70, pitch: -16, roll: -20 }) +
      flat(glint(126, 134, 28), light)
    );
  },
  poses: [
    (palette) =>
      kickedBall(
        palette,
        ball('football', palette, { x: 84, y: 180, scale: 112, yaw: 12, pitch: -24, roll: 40 }),
      ),
    (palette) =>
      cupAndBall(
        palette,
        ball('football', palette, { x: 200, y: 108, scale: 122, yaw: -18, pitch: 20, roll: -8 }),
      ),
  ],
  small(palette) {
    return placed(
      ball('football-s', palette, { x: 200, y: 200, scale: 164, yaw: 24, pitch: 30, roll: 14 }),
      0,
      0,
      0.25,
    );
  },
};
