import { mix } from '../../colour.ts';
import { n } from '../../number.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape } from '../drawing/curve.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { glint, leafTones, placed, tinted } from './shine.ts';

interface Husk {
  rx: number;
  ry: number;
  /** leaves out the spikes for which it returns true, in box units from -1 to 1 */
  bare?: (x: number, y: number) => boolean;
}

/** The white of a durian has a brown shade in every palette; a red one would look like flesh. */
const SHADE_OF_PITH = '#8a6a2c';

/** The thorny shell around the origin: each thorn is a small pyramid that leans away from the middle. */
function husk(drawing: InkDrawing, palette: Palette, { rx, ry, bare = () => false }: Husk): void {
  const shell = ['#4d5a10', '#8fa326', '#d9d95a'].map((each) => tinted(palette, each, 0.12)) as [
    string,
    string,
    string,
  ];
  const [dark, mid, bright] = shell;
  const deep = mix(dark, palette.ink, 0.5);
  let edge = '';
  const teeth = 26;
  for (let k = 0; k < teeth; k += 1) {
    const [a, b] = [(k / teeth) * Math.PI * 2, ((k + 0.5) / teeth) * Math.PI * 2];
    const tip = 1.13 + (k % 3) * 0.025;
    edge += `${k ? 'L' : 'M'}${n(Math.round(Math.cos(a) * rx))} ${n(Math.round(Math.sin(a) * ry))}L${Math.round(Math.cos(b) * rx * tip)} ${Math.round(Math.sin(b) * ry * tip)}`;
  }
  drawing.solid(
    `${edge}z`,
    [dark, mix(mid, dark, 0.35)],
    '',
    [rx * 0.22, ry * 0.2].map(Math.round) as [number, number],
  );
  const [lit, low, gaps] = [[] as string[], [] as string[], [] as string[]];
  const rows = 8;
  for (let row = 0; row < rows; row += 1) {
    const v = Math.sin(((row + 0.5) / rows - 0.5) * Math.PI * 0.94);
    const wide = Math.sqrt(1 - v * v);
    const columns = Math.max(3, Math.round(wide * 7.4));
    for (let column = 0; column < columns; column += 1) {
      const t = ((column + 0.5 + (row % 2 ? 0.25 : -0.25)) / columns - 0.5) * Math.PI * 0.92;
      const [u, near] = [Math.sin(t) * wide, Math.cos(t)];
      if (bare(u, v)) continue;
      const w = (rx * 0.2 * (0.35 + near * 0.65)) / 1.05;
      const h = ry * 0.17 * (0.4 + wide * 0.6);
      const [x, y] = [u * rx * 0.97, v * ry * 0.97];
      const [px, py] = [x + u * rx * 0.13 - w * 0.1, y + v * ry * 0.11 - h * 0.35];
      const at = (dx: number, dy: number) => `${Math.round(dx)} ${Math.round(dy)}`;
      lit.push(`M${at(px, py)}L${at(x - w, y)} ${at(x, y + h)}z`);
      low.push(`M${at(px, py)}L${at(x, y + h)} ${at(x + w, y)}z`);
      gaps.push(`M${at(px, py)}L${at(x - w, y)} ${at(x, y - h)} ${at(x + w, y)}z`);
    }
  }
  drawing
    .flat(gaps.join(''), mix(mid, bright, 0.35))
    .flat(lit.join(''), bright)
    .flat(low.join(''), deep, 0.72);
}

function stalk(id: string, palette: Palette, d: string): string {
  const wood = tinted(palette, '#9a7434', 0.1);
  return new InkDrawing(id, palette)
    .line(d, 36)
    .line(d, 24, wood)
    .line(d, 7, mix(wood, palette.light, 0.5))
    .finish();
}

/** A creamy pod of fruit around the origin. */
function pod(drawing: InkDrawing, palette: Palette, d: string, shine: string): void {
  const cream = ['#c98a1c', '#ffd24f', '#fff0a6'].map((each) => tinted(palette, each, 0.06)) as [
    string,
    string,
    string,
  ];
  drawing.solid(d, cream, line(shine, palette.light, 7), [11, 13]);
}

function opened(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const drawing = new InkDrawing(id, palette);
  const pith = mix('#fdf3cf', palette.sky[2], 0.08);
  husk(drawing, palette, {
    rx: 150,
    ry: 176,
    bare: (u, v) => Math.abs(u + 0.08 * v) < 0.52 && Math.abs(v) < 0.86,
  });
  drawing
    .solid(
      'M-10-160C-60-120-92-50-88 20C-84 90-50 140 6 164C58 130 86 70 82 0C78-66 40-130-10-160z',
      [mix(pith, SHADE_OF_PITH, 0.42), pith],
      '',
      [-14, -12],
    )
    .flat(
      'M-8-126C-46-90-66-40-64 14C-60 70-34 110 4 128C42 100 62 56 58 4C54-46 28-98-8-126z',
      mix(pith, SHADE_OF_PITH, 0.34),
    );
  pod(
    drawing,
    palette,
    shape('-12,-118! -50,-70 -44,-18 -8,-4 38,-22 40,-70 16,-100'),
    'M-30-74C-32-56-28-44-22-36',
  );
  pod(
    drawing,
    palette,
    shape('-4,-14 -52,6 -54,60 -20,100 8,122! 46,84 54,24 36,-8'),
    'M-36 28C-40 48-34 64-26 76',
  );
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

function whole(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
  rx = 140,
  ry = 164,
): string {
  const drawing = new InkDrawing(id, palette);
  husk(drawing, palette, { rx, ry });
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

function segment(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const drawing = new InkDrawing(id, palette);
  pod(
    drawing,
    palette,
    shape('-112,6 -94,-50 -40,-70 14,-62 66,-60 110,-28 114,18 74,54 10,56 -60,60'),
    'M-86-14C-78-32-62-42-44-44',
  );
  drawing.line(
    'M10-42C0-16 4 12 12 40M-40-26C-50-10-48 10-42 24',
    5,
    tinted(palette, '#c98a1c', 0.06),
  );
  return placed(drawing.finish({ contour: 13 }), x, y, scale, turn);
}

export const durian: Motif = {
  id: 'durian',
  hero(palette, variant) {
    const { light } = palette;
    const [dark, mid, bright] = leafTones(palette);
    const leaf = (letter: string, x: number, y: number, scale: number, turn: number) =>
      placed(
        new InkDrawing(`durian-${letter}`, palette)
          .solid(
            'M0 0C20-50 90-70 166-30C120 24 50 40 0 0z',
            [dark, mid],
            flat('M0 0C60-8 110-16 166-30C90-70 20-50 0 0z', bright),
            [0, 0],
          )
          .line('M0 0C60-6 110-16 156-28', 4)
          .finish({ contour: 12 }),
        x,
        y,
        scale,
        turn,
      );
    if (variant === 0)
      return (
        leaf('a', 236, 50, 0.94, 10) +
        stalk('durian-b', palette, 'M216 90C222 60 214 40 196 6') +
        opened('durian-c', palette, 206, 228, 1.04, 9) +
        segment('durian-d', palette, 96, 356, 0.8, -14) +
        flat(glint(108, 110, 26) + glint(74, 330, 16), light)
      );
    if (variant === 1)
      return (
        leaf('a', 176, 46, 1.02, -4) +
        leaf('e', 150, 50, 0.72, 196) +
        stalk('durian-b', palette, 'M166 110C168 70 158 40 130-10') +
        whole('durian-c', palette, 176, 218, 1.14, -8) +
        segment('durian-d', palette, 300, 348, 0.92, -18) +
        flat(glint(92, 126, 32) + glint(270, 322, 16), light)
      );
    return (
      stalk('durian-a', palette, 'M300 60C310 40 330 26 360 18') +
      whole('durian-b', palette, 274, 148, 0.86, 34) +
      opened('durian-c', palette, 142, 252, 0.92, -24) +
      segment('durian-d', palette, 318, 346, 0.84, 12) +
      flat(glint(70, 150, 26), light)
    );
  },
  small(palette) {
    const [dark, mid, bright] = ['#4d5a10', '#8fa326', '#d9d95a'].map((each) =>
      tinted(palette, each, 0.12),
    ) as [string, string, string];
    const cream = tinted(palette, '#ffd24f', 0.06);
    return new InkDrawing('durian-s', palette)
      .solid(
        'M50 6L56 14L66 10L69 20L80 19L80 30L90 34L86 44L95 51L87 58L91 69L81 73L80 84L69 83L62 92L53 86L43 93L36 84L25 86L23 75L12 71L15 60L6 53L13 45L9 34L19 30L20 19L31 20L36 10L44 14z',
        [dark, mid, bright],
        flat(
          'M24 30l8-6 2 10zM18 48l8-6 2 10zM24 66l8-6 2 10zM76 34l6 8-9 2zM80 56l4 8-9 1zM70 74l4 6-9 0zM64 22l6 4-7 5z',
          bright,
        ),
        [6, 6],
      )
      .inked(
        'M50 16C34 28 30 48 36 66C40 76 46 82 52 84C64 74 70 58 66 40C64 30 58 22 50 16z',
        mix('#fdf3cf', dark, 0.08),
      )
      .solid(
        'M50 24C40 32 38 42 44 50C50 54 60 52 60 44C60 34 56 28 50 24zM42 54C40 66 46 76 52 78C60 72 64 62 60 54C54 58 48 58 42 54z',
        [mix(cream, dark, 0.4), cream, palette.light],
        '',
        [3, 3],
      )
      .finish({ contour: 7, inner: 2 });
  },
};
