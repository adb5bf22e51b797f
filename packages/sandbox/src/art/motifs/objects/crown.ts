import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { card, cardPlane } from './cardFace.ts';
import {
  outline,
  projector,
  track,
  turned,
  type Project,
  type Spot,
  type View,
} from './perspective.ts';
import { glint, goldTones } from './shine.ts';

const panels = 20;

function place(project: Project, k: number, y: number): Spot {
  const a = (k / panels) * Math.PI * 2;
  const r = 0.86 + y * 0.22;
  return project([Math.cos(a) * r, y, Math.sin(a) * r]);
}

/** High and low points alternate; every other high point is higher. */
const top = (k: number) => (k % 4 === 0 ? 1.12 : k % 4 === 2 ? 0.94 : 0.4);

/** A playing-card crown: ten leaves of beaten gold round a velvet cap, gems along the band. */
function crownAt(id: string, palette: Palette, view: View): string {
  const [dark, mid, bright] = goldTones(palette);
  const { body, accent, light, ink, sky } = palette;
  const project = projector({ distance: 5, ...view });
  const drawing = new InkDrawing(id, palette);
  const levels = [
    mix(dark, ink, 0.4),
    dark,
    mix(dark, mid, 0.55),
    mid,
    mix(mid, bright, 0.6),
    bright,
  ];
  const all = Array.from({ length: panels }, (_, k) => {
    const a = ((k + 0.5) / panels) * Math.PI * 2;
    const [x, , z] = turned(view, [Math.cos(a), 0, Math.sin(a)]);
    return { k, x, front: z > 0 };
  });
  const panel = (k: number, low: number, high: (k: number) => number) =>
    outline([
      place(project, k, low),
      place(project, k + 1, low),
      place(project, k + 1, high(k + 1)),
      place(project, k, high(k)),
    ]);
  const bead = (k: number, size: number) => {
    const [x, y] = place(project, k, top(k) + 0.04).map(Math.round) as [number, number];
    const r = Math.round(view.scale * size);
    drawing.solid(disc(x, y, r), [dark, mid, light], '', [
      Math.round(r * 0.4),
      Math.round(r * 0.4),
    ]);
  };
  const ends = (front: boolean) => all.filter((each) => each.front === front && each.k % 2 === 0);
  all
    .filter(({ front }) => !front)
    .forEach(({ k, x }) =>
      drawing.add(
        `<path d="${panel(k, 0.05, top)}" fill="${x < 0 ? levels[0] : levels[2]}" stroke-width="2"/>`,
      ),
    );
  ends(false).forEach(({ k }) => bead(k, k % 4 ? 0.07 : 0.09));
  const [capX, capY] = project([0, 0.5, 0]).map(Math.round) as [number, number];
  const s = view.scale;
  drawing
    .add(`<g transform="rotate(${view.roll ?? 0} ${capX} ${capY})">`)
    .solid(
      `M${capX - s * 0.78} ${capY + s * 0.3}C${capX - s * 0.8} ${capY - s * 0.5} ${capX + s * 0.8} ${capY - s * 0.5} ${capX + s * 0.78} ${capY + s * 0.3}z`.replace(
        /(\d+)\.\d+/g,
        '$1',
      ),
      [body[0], body[1], body[2]],
      '',
      [14, 14],
    )
    .add('</g>');
  all
    .filter(({ front }) => front)
    .forEach(({ k, x }) => {
      const level = Math.max(1, Math.min(5, Math.round(3 - x * 2.2 + (k % 2 ? 0.6 : -0.6))));
      drawing.add(`<path d="${panel(k, 0.05, top)}" fill="${levels[level]}" stroke-width="2"/>`);
    });
  for (const { k, x } of all.filter(({ front }) => front)) {
    const level = Math.max(1, Math.min(5, Math.round(3 - x * 2)));
    drawing.flat(
      panel(k, 0, () => 0.3),
      levels[level] ?? mid,
    );
  }
  const fronts = all.filter(({ front }) => front).sort((p, q) => p.x - q.x);
  const rim = (y: number) =>
    track(fronts.flatMap(({ k }) => [place(project, k + 1, y), place(project, k, y)]).slice(1, -1));
  drawing
    .line(rim(0.3), 8)
    .line(rim(0.3), 4, bright)
    .line(rim(0.01), 13)
    .line(rim(0.01), 7, mix(mid, bright, 0.5));
  for (const { k, x } of fronts) {
    if (k % 2) continue;
    const [px, py] = place(project, k, 0.15).map(Math.round) as [number, number];
    const w = Math.round(s * 0.1 * Math.sqrt(Math.max(0.1, 1 - x * x)));
    const h = Math.round(s * 0.1);
    const colour = k % 4 ? body[1] : accent;
    drawing
      .inked(`M${px - w} ${py}L${px} ${py - h} ${px + w} ${py} ${px} ${py + h}z`, colour)
      .flat(`M${px - w} ${py}L${px} ${py - h} ${px} ${py}z`, mix(colour, light, 0.65))
      .flat(`M${px + w} ${py}L${px} ${py + h} ${px} ${py}z`, mix(colour, ink, 0.4));
    bead(k, k % 4 ? 0.08 : 0.11);
  }
  const last = fronts.at(-1);
  if (last)
    drawing.line(
      track([place(project, last.k, 0.08), place(project, last.k, 0.7)]),
      4,
      mix(bright, sky[2], 0.5),
    );
  return drawing.finish({ contour: 14 });
}

function cushion(id: string, palette: Palette): string {
  const { body, trim } = palette;
  const drawing = new InkDrawing(id, palette)
    .solid(
      'M30 318C10 290 60 276 200 270C340 276 394 288 372 318C392 350 396 376 380 392C300 410 100 410 20 392C4 376 12 350 30 318z',
      [body[0], body[1], body[2]],
      flat('M200 300C280 320 340 350 390 400H60C160 390 210 350 200 300z', body[0], 0.6) +
        line(
          'M60 320C120 344 280 344 346 318M120 372C150 356 180 352 210 352M300 360C316 352 330 350 344 352',
          body[0],
          5,
        ),
      [16, 16],
    )
    .line('M24 388C120 408 290 408 378 388', 14)
    .add(
      `<path d="M24 388C120 408 290 408 378 388" fill="none" stroke="${trim[1]}" stroke-width="8" stroke-dasharray="9 5"/>`,
    );
  for (const [x, y] of [
    [22, 388],
    [380, 388],
  ] as const)
    drawing
      .solid(`M${x - 12} ${y}h24l8 40h-40z`, [trim[0], trim[1], trim[2]])
      .solid(disc(x, y, 15), [trim[0], trim[1], trim[2]], '', [5, 6]);
  return drawing.finish({ contour: 13 });
}

export const crown: Motif = {
  id: 'crown',
  hero(palette, variant) {
    const { light } = palette;
    if (variant === 0)
      return (
        cushion('crown-b', palette) +
        crownAt('crown-a', palette, { x: 198, y: 282, scale: 142, yaw: 12, pitch: 18, roll: -6 }) +
        flat(glint(82, 140, 34) + glint(322, 108, 22), light)
      );
    if (variant === 1)
      return (
        crownAt('crown-a', palette, {
          x: 180,
          y: 300,
          scale: 178,
          yaw: 40,
          pitch: 8,
          roll: 15,
          distance: 4,
        }) + flat(glint(90, 120, 38) + glint(330, 300, 20) + glint(356, 66, 16), light)
      );
    const at = (roll: number, x: number) =>
      cardPlane(projector({ x, y: 268, scale: 128, roll, yaw: roll, pitch: 8 }), [0, 0, 0]);
    return (
      card('crown-b', palette, at(-22, 120), { rank: 'Q', suit: 'heart', light: 0.6 }) +
      card('crown-c', palette, at(18, 284), { rank: 'K', suit: 'spade' }) +
      crownAt('crown-a', palette, { x: 204, y: 182, scale: 116, yaw: 12, pitch: 22, roll: 8 }) +
      flat(glint(104, 78, 30) + glint(330, 120, 18), light)
    );
  },
  small(palette) {
    const [dark, mid, bright] = goldTones(palette);
    const { body, accent } = palette;
    return new InkDrawing('crown-s', palette)
      .solid('M16 66C18 34 80 30 86 62z', [body[0], body[1], body[2]], '', [5, 5])
      .solid(
        'M14 84L6 36L28 58L34 26L50 56L64 22L72 56L94 30L88 80C66 90 36 92 14 84z',
        [dark, mid, bright],
        flat('M6 36L28 58L24 76L14 74zM34 26L50 56L46 78L28 76zM64 22L72 56L66 74L54 76z', bright),
        [4, 4],
      )
      .inked(`${disc(6, 34, 5)}${disc(34, 24, 5)}${disc(64, 19, 6)}${disc(94, 28, 5)}`, bright)
      .line('M12 74C36 82 66 80 90 70', 2.5, dark)
      .inked('M24 80l5-4 4 6-5 4zM66 80l5-5 5 4-5 5z', body[1])
      .inked('M46 82l5-5 5 5-5 5z', accent)
      .finish({ contour: 7, inner: 2 });
  },
};
