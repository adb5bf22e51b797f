import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { fin } from './fin.ts';
import { comb, throat } from './flesh.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** A fighting cock with a high comb and raised hackles. */
export const rooster: Motif = {
  id: 'rooster',
  hero(palette, variant) {
    const { body, trim, ink, light } = palette;
    const crows = variant === 1;
    const drawing = new InkDrawing('rooster', palette, variant === 2 ? -1 : 1);
    const red = comb;
    const dark = [ink, mix(body[0], ink, 0.35), body[1]] as const;
    for (const spine of [
      '330,350 404,270 408,170 350,110 316,108',
      '310,350 366,270 360,190 300,150 276,156',
      '340,380 436,330 452,240 420,180 398,176',
    ])
      drawing.solid(
        taper(spine, 26, 30, 25, 16, 0),
        dark,
        line(sweep(spine), trim[1], 3),
        [10, 10],
      );
    drawing.solid(
      shape('130,230 180,200 260,250 350,300 400,380 380,440 110,440 84,360 96,290'),
      [body[0], body[1], body[2]],
      flat(shape('96,330 130,300 170,330 200,300 240,330 220,440 110,440'), mix(body[0], ink, 0.5)),
      [18, 16],
    );
    const wing = fin(
      '240,276 330,300',
      '226,404 258,432 290,438 322,440 352,430 384,414 410,388',
      0.12,
    );
    drawing.solid(wing.outline, dark, line(wing.rays, trim[1], 3));
    const bow = fin('230,270 340,296', '220,340 246,364 278,372 308,372 338,364 370,344', 0.16);
    drawing.solid(bow.outline, [body[0], body[1], body[2]], line(bow.rays, body[0], 4));
    const feathers = (root: string, tips: string, tones: readonly [string, string, string]) => {
      const made = fin(root, tips, 0.26);
      drawing.solid(
        made.outline,
        tones,
        line(made.rays, mix(tones[0], ink, 0.25), 4.5) + line(made.rays, tones[2], 1.6),
        [8, 10],
      );
    };
    feathers(
      '110,200 262,170',
      '66,318 92,352 118,372 142,402 172,388 202,408 228,372 258,368 276,330 310,318 320,280',
      [trim[0], trim[1], trim[2]],
    );
    feathers(
      '112,170 254,130',
      '80,262 102,296 130,304 150,332 178,318 206,332 226,298 254,290 268,256 300,238 304,200',
      [mix(trim[0], body[0], 0.4), mix(trim[1], body[1], 0.45), trim[2]],
    );
    feathers(
      '114,140 246,100',
      '92,208 116,240 140,240 160,266 186,250 210,256 226,222 252,212 262,178 286,154',
      [trim[0], trim[1], trim[2]],
    );
    drawing.add(crows ? '<g transform="rotate(34 180 140)">' : '');
    drawing.solid(
      shape(
        '112,118! 96,84 106,40! 126,58 138,66! 140,26 160,-6! 174,26 184,44! 200,4 228,-14! 228,24 226,50! 250,24 280,22! 268,60 262,88! 286,84 300,92! 280,124 250,146 200,120 150,104',
      ),
      red,
      flat(shape('128,104 180,92 240,96 280,110 240,140 160,110'), red[0], 0.8),
      [8, 10],
    );
    if (crows)
      drawing
        .solid(shape('104,146! 60,152 40,186! 66,196 112,190!'), [trim[0], trim[1]])
        .inked(shape('112,152! 74,160 60,182! 90,186 116,180'), throat(ink));
    drawing.solid(
      shape('118,196! 96,220 92,262 112,284 134,264 138,232! 150,262 172,270 184,246 176,206!'),
      red,
      flat(shape('106,228 112,216 116,240 110,262'), light, 0.6),
      [7, 10],
    );
    drawing.solid(
      shape('106,150 122,108 160,88 210,92 244,120 248,164 226,200 186,214 146,206 116,188'),
      red,
      flat(shape('180,150 214,128 250,120 250,200 190,220 160,206'), red[0], 0.75) +
        flat(
          'M132 190a4 4 0 1 0 .1 0zM146 198a4 4 0 1 0 .1 0zM142 182a4 4 0 1 0 .1 0zM210 108a4 4 0 1 0 .1 0zM196 100a4 4 0 1 0 .1 0zM224 118a4 4 0 1 0 .1 0z',
          red[2],
          0.8,
        ),
      [10, 12],
    );
    drawing
      .solid(
        crows
          ? shape('118,112! 84,104 44,118 14,150! 56,146 90,152 116,158!')
          : shape('118,124! 82,122 50,146 38,196! 60,184 90,180 116,176!'),
        [trim[0], trim[1], trim[2]],
        '',
        [5, 9],
      )
      .solid(crows ? 'M112 126z' : shape('112,174! 84,178 62,188! 82,200 114,196!'), [
        mix(trim[0], ink, 0.3),
        trim[0],
      ])
      .line(crows ? 'M84 122l-10 5' : 'M84 146l-9 7', 5)
      .solid(
        shape('216,164! 238,156 250,170 244,204 226,214 212,196'),
        [mix(light, body[0], 0.5), light],
        '',
        [5, 6],
      );
    eye(drawing, {
      x: 166,
      y: 142,
      w: 27,
      h: 23,
      iris: trim[1],
      nose: -1,
      fierce: 0.5,
      lift: crows ? 0.25 : 0.7,
      look: [-4, 0],
      lid: 9,
    });
    drawing.flat(taper('204,120 168,108 130,138', 2, 9, 2), ink);
    if (variant === 2) drawing.line('M186 172l36 26M194 190l8-10M206 198l8-10', 4, light);
    drawing.add(crows ? '</g>' : '');
    return drawing.finish({
      transform: [
        'translate(-6 10)scale(.98)',
        'translate(10 34)scale(.96)',
        'translate(446 16)scale(-1.3 1.3)translate(0-10)rotate(-6 200 200)',
      ][variant] as string,
    });
  },
  small: ({ body, trim, ink, light }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"><path d="M22 96C14 52 40 12 86 4 94 40 76 78 36 84z" fill="${body[1]}"/><path d="M36 84C76 78 94 40 86 4 76 40 54 64 36 84z" fill="${body[0]}"/><path d="M20 98Q34 56 74 18" fill="none" stroke="${trim[1]}"/><path d="M72 66l-14-4M40 32l4 14" /></g><path d="M34 58q6-22 24-34-14 18-24 34z" fill="${light}" opacity=".8"/>`,
};
