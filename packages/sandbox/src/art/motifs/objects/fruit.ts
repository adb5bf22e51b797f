import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { glint, leafTones, placed } from './shine.ts';

const cherryShape = shape('0,-58! -34,-78 -76,-36 -76,18 -40,70 4,76 48,66 78,18 74,-36 34,-78');
const window = 'M-52-12C-54-34-42-48-26-52C-34-40-40-28-40-10C-40 4-50 2-52-12z';

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
      'M0 0C24-44 84-58 142-22C104 26 44 34 0 0z',
      [dark, mid],
      flat('M0 0C50-2 96-10 142-22C84-62 20-40 0 0z', bright),
      [0, 0],
    )
    .line('M0 0C50-4 96-12 136-22M34-2l14-18M68-7l14-18M50-3l16 14M84-10l14 10', 3.5);
  return placed(drawing.finish({ contour: 12 }), x, y, scale, turn);
}

function cherry(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn = 0,
): string {
  const red = palette.body.map((each, at) =>
    mix(['#8d0c24', '#e0203a', '#ff7d76'][at] ?? each, each, 0.22),
  ) as [string, string, string];
  const drawing = new InkDrawing(id, palette).solid(
    cherryShape,
    red,
    flat('M84-10C76 40 36 70-12 66C24 84 84 80 96 20z', mix(red[0], palette.ink, 0.4)) +
      line('M60 20C52 42 34 56 14 60', mix(red[2], palette.sky[2], 0.5), 6) +
      flat('M-24-66C-12-46 14-46 26-66C14-56-12-56-24-66z', red[0]) +
      flat(window, palette.light) +
      flat('M-46 18a9 9 0 1 0 1 0z', palette.light, 0.8),
    [16, 18],
  );
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

function plum(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const tones = palette.body.map((each, at) =>
    mix(['#2c124f', '#6a2f9c', '#b784e8'][at] ?? each, each, 0.16),
  ) as [string, string, string];
  const drawing = new InkDrawing(id, palette)
    .solid(
      shape('4,-72! -40,-80 -84,-34 -80,30 -36,76 10,82 60,62 86,10 70,-50 34,-80'),
      tones,
      flat(
        'M6-72C36-30 34 40 4 84C54 84 92 50 92 0C88-50 50-86 6-72z',
        mix(tones[0], tones[1], 0.35),
      ) +
        flat('M70-30C86 10 66 56 20 82C60 86 100 50 96-6z', mix(tones[0], palette.ink, 0.4)) +
        line('M6-72C34-30 34 30 14 66', palette.ink, 4) +
        line('M68 28C58 50 44 60 30 66', tones[2], 5) +
        flat(window, palette.light, 0.9),
      [18, 16],
    )
    .line('M4-70C2-86 10-98 22-106', 9, palette.ink)
    .line('M4-72C3-86 11-97 20-103', 4, palette.trim[1]);
  return placed(drawing.finish({ contour: 13 }), x, y, scale, turn);
}

/** A wedge of watermelon: rind, pale ring, flesh, pips; it shows its cut face and its side. */
function melon(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const [dark, mid, bright] = leafTones(palette);
  const flesh = mix('#ff4a55', palette.body[1], 0.14);
  const pip = 'c6 2 9 10 6 18c-8 2-12-12-6-18z';
  const stripes =
    'M-150 20l16 26 4-30zM-108 72l26 24-4-32zM-48 108l34 12-14-32zM26 116l34-8-28-24zM88 90l26-24-34-4zM128 44l14-26-26 4z';
  const drawing = new InkDrawing(id, palette)
    .solid(
      'M-170-30C-170 60-90 128 0 128C90 128 170 60 170-30L150-52L-150-52z',
      [dark, mid],
      flat(stripes, dark),
      [16, 10],
    )
    .inked('M-160-50C-160 40-82 102 0 102C82 102 160 40 160-50L0-72z', bright)
    .flat('M-146-52C-146 30-76 90 0 90C76 90 146 30 146-52L0-70z', palette.light)
    .solid(
      'M-138-52C-138 26-72 80 0 80C72 80 138 26 138-52L0-70z',
      [mix(flesh, palette.ink, 0.3), flesh],
      flat('M-140-50L-20-68L-84 54C-130 20-140-10-140-50z', mix(flesh, palette.light, 0.3)) +
        flat(
          `M-70-30${pip}M-20-14${pip}M34-34${pip}M76-16${pip}M-44 18${pip}M8 22${pip}M50 16${pip}M-96-18${pip}M-6 52${pip}`,
          palette.ink,
        ),
      [22, 12],
    )
    .line('M-128-30C-124-6-114 12-100 28', 7, palette.light);
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

function stems(id: string, palette: Palette, d: string): string {
  return new InkDrawing(id, palette)
    .line(d, 17)
    .line(d, 9, mix('#5b8a2a', palette.trim[1], 0.3))
    .line(d, 3, palette.light, 0.5)
    .finish();
}

export const fruit: Motif = {
  id: 'fruit',
  hero(palette, variant) {
    const { light } = palette;
    const drop = (x: number, y: number) =>
      flat(`M${x} ${y}c8 14 14 22 8 32-6 8-20 6-22-4 0-10 8-16 14-28z`, light, 0.85);
    if (variant === 0)
      return (
        melon('fruit-a', palette, 242, 232, 1.02, -18) +
        stems(
          'fruit-b',
          palette,
          sweep('118,216 132,140 188,50') + sweep('236,270 232,160 188,50'),
        ) +
        leaf('fruit-c', palette, 184, 56, 1.15, 8) +
        cherry('fruit-d', palette, 112, 278, 1.06, -6) +
        cherry('fruit-e', palette, 242, 318, 0.98, 8) +
        plum('fruit-f', palette, 356, 340, 0.7, 14) +
        flat(glint(66, 208, 26), light)
      );
    if (variant === 1)
      return (
        stems('fruit-a', palette, sweep('130,180 176,80 304,6') + sweep('306,214 320,110 304,6')) +
        leaf('fruit-b', palette, 296, 14, 1.3, 150) +
        leaf('fruit-c', palette, 300, 20, 0.8, 58) +
        cherry('fruit-d', palette, 306, 272, 1.22, 10) +
        cherry('fruit-e', palette, 136, 258, 1.62, -8) +
        drop(190, 262) +
        drop(128, 330) +
        drop(338, 296) +
        flat(glint(62, 170, 34), light)
      );
    return (
      leaf('fruit-a', palette, 214, 110, 1.1, -40) +
      plum('fruit-b', palette, 288, 166, 1.16, 12) +
      melon('fruit-c', palette, 136, 196, 0.96, 34) +
      plum('fruit-d', palette, 266, 302, 1.08, -14) +
      cherry('fruit-e', palette, 104, 330, 0.74, -12) +
      stems('fruit-f', palette, sweep('104,284 118,250 150,230')) +
      flat(glint(336, 74, 28), light)
    );
  },
  small(palette) {
    return placed(
      stems('fruit-s', palette, sweep('110,220 130,140 214,40') + sweep('280,250 266,140 214,40')) +
        leaf('fruit-t', palette, 210, 44, 1, 14) +
        cherry('fruit-u', palette, 110, 280, 1.15, -6) +
        cherry('fruit-v', palette, 286, 308, 1.05, 8),
      0,
      0,
      0.25,
    );
  },
};
