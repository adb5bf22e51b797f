import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape } from '../drawing/curve.ts';
import { barnOwl, owlets } from './owlPoses.ts';
import { fin } from './fin.ts';
import { deepen } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { ribbon, scales, taper } from './ribbon.ts';

/** A great owl. */
export const owl: Motif = {
  id: 'owl',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('owl', palette, variant === 2 ? -1 : 1);
    const tones = [body[0], body[1], body[2]] as const;
    const dark = [mix(body[0], ink, 0.65), mix(body[0], ink, 0.25), body[1]] as const;
    const cream = mix(body[2], light, 0.7);
    const wing = (root: string, tips: string, ramp: readonly [string, string, string]) => {
      const made = fin(root, tips, 0.14, true);
      drawing.solid(made.outline, ramp, line(made.rays, ramp[0], 4), [8, 12]);
    };
    if (variant === 2) {
      wing(
        '110,220 110,320',
        '60,90 6,60 -50,70 -64,130 -66,190 -50,246 -16,292 30,326 76,344',
        dark,
      );
      wing('120,220 110,300', '70,140 26,126 -10,146 -16,196 0,244 36,282 80,300', tones);
      wing(
        '286,220 290,320',
        '330,80 384,44 444,44 462,110 466,176 450,236 414,288 370,326 322,346',
        dark,
      );
      wing('280,220 290,300', '328,132 370,114 410,128 420,182 404,236 366,280 320,300', tones);
    }
    if (variant === 2)
      wing('150,370 250,370', '120,430 150,452 186,462 222,462 256,450 284,426', dark);
    const breast =
      variant === 2
        ? ribbon('200,190 200,260 202,330 204,404', [96, 122, 112, 46])
        : ribbon('200,190 200,260 204,340 206,440', [96, 122, 124, 90]);
    drawing.solid(
      breast.outline,
      [mix(cream, body[0], 0.55), cream, light],
      line(scales(breast, [0.14, 1], 8, 7), body[0], 5) +
        flat(shape('270,200 340,260 330,420 240,440 290,330'), body[0], 0.35),
      [16, 10],
    );
    if (variant !== 2) {
      wing('96,220 138,240', '24,300 34,346 54,384 82,418 116,440 142,420', dark);
      wing('86,200 140,226', '34,274 52,306 78,330 110,344 142,336', tones);
      wing('268,230 312,214', '270,430 300,440 332,422 360,388 376,346 382,300', dark);
      wing('262,226 318,196', '264,336 298,346 330,334 356,308 374,272', tones);
    }
    drawing.solid(
      shape(
        '62,8! 104,52 150,66 200,62 250,64 298,46 344,-6! 348,60 350,120 356,170 326,226! 318,216 300,246! 286,240 262,264! 200,274 146,266! 118,244 100,250! 84,220 70,230! 44,180 50,120 56,64',
      ),
      tones,
      flat(shape('240,70 300,50 350,0 360,190 300,260 220,280 300,180'), body[0], 0.55) +
        flat(
          taper('76,36 104,72 112,96', 3, 8, 0) +
            taper('98,62 124,84 128,104', 3, 7, 0) +
            taper('326,28 296,66 286,92', 3, 8, 0) +
            taper('296,60 274,80 268,100', 3, 7, 0) +
            taper('190,70 192,90 196,108', 6, 7, 0) +
            taper('212,70 210,90 206,108', 6, 7, 0),
          dark[0],
        ),
      [12, 16],
    );
    drawing
      .solid(
        shape('196,126! 160,96 112,98 74,132 70,184 98,226 146,240 184,220 196,180!'),
        [mix(cream, body[0], 0.5), cream],
        line(
          'M84 150l16 6M78 176l18 0M90 206l14-10M116 228l8-16M146 234l2-16',
          mix(cream, body[0], 0.7),
          4,
        ),
        [10, 12],
      )
      .solid(
        shape('204,126! 242,92 292,92 332,128 336,184 306,228 256,242 218,220 204,180!'),
        [mix(cream, body[0], 0.5), cream],
        line(
          'M322 150l-14 6M326 178l-16 0M312 208l-12-10M284 230l-8-16M256 236l-2-16',
          mix(cream, body[0], 0.7),
          4,
        ),
        [10, 12],
      );
    const [iris, glow] = [trim[1], trim[2]];
    for (const [x, y, r] of [
      [132, 164, 43],
      [264, 162, 48],
    ] as const)
      drawing
        .solid(
          disc(x, y, r),
          [trim[0], iris],
          flat(disc(x + 4, y + 8, Math.round(r * 0.8)), glow, 0.55),
          [-6, -10],
        )
        .flat(disc(x + 3, y, Math.round(r * 0.52)), ink)
        .flat(`${disc(x - 12, y - 14, Math.round(r * 0.26))}${disc(x + 14, y + 12, 5)}`, light);
    if (variant === 1)
      drawing
        .solid(shape('212,158! 220,122 264,106 306,122 318,166! 266,176'), dark, '', [6, 8])
        .line('M212 160Q264 184 318 166', 8)
        .line(disc(132, 164, 56), 7, trim[1])
        .line('M78 178Q40 230 58 330', 4, trim[1]);
    drawing
      .solid(
        shape('202,138! 146,104 96,94 40,98! 62,120 78,134! 120,132 168,150 200,172!'),
        dark,
        '',
        [4, 9],
      )
      .solid(
        shape('202,138! 250,100 306,84 366,86! 346,110 328,126! 282,126 236,146 202,172!'),
        dark,
        '',
        [4, 9],
      )
      .solid(
        shape('178,186! 188,164 204,158 220,164 228,184! 222,214 204,246! 188,216'),
        [trim[0], trim[1], trim[2]],
        '',
        [6, 8],
      )
      .flat(shape('190,184 198,170 206,172 198,186'), light, 0.8);
    if (variant !== 1)
      for (const x of [138, 226])
        drawing.solid(
          shape(
            `${x},372 ${x + 26},360 ${x + 56},372 ${x + 62},404! ${x + 50},420 ${x + 42},398! ${x + 30},424 ${x + 22},398! ${x + 8},418 ${x - 4},402!`,
          ),
          [trim[0], trim[1], trim[2]],
          '',
          [5, 8],
        );
    if (variant === 0)
      drawing
        .solid(
          shape('-30,396 60,386 180,396 300,384 430,392 436,420 300,428 120,424 -30,430'),
          [deepen(accent, ink, 0.6), deepen(accent, ink, 0.3)],
          line('M0 404q60-6 110 0M190 410q70-8 150-6', deepen(accent, ink, 0.65), 4),
          [4, 12],
        )
        .inked(
          'M138 398q-2 24 10 30 8-10 8-30zM168 398q0 26 10 30 8-10 6-30zM228 398q-2 24 10 30 8-10 8-30zM258 398q0 26 10 30 8-10 6-30z',
          ink,
        );
    return drawing.finish({
      transform: [
        'rotate(-4 200 200)translate(2 8)scale(.97)',
        'translate(-52 6)scale(1.28)rotate(7 200 160)',
        'translate(352 44)scale(-.76 .76)rotate(8 200 200)',
      ][variant] as string,
    });
  },
  poses: [barnOwl, owlets],
  small: ({ body, trim, ink, light }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"><path d="M84 4C30 6 8 40 22 82 66 86 94 54 84 4z" fill="${body[1]}"/><path d="M84 4C94 54 66 86 22 82 56 60 72 40 84 4z" fill="${body[0]}" stroke="none"/><path d="M32 44q20 14 30 30M46 26q18 12 28 26" stroke="${light}" stroke-width="6" fill="none"/><path d="M8 98Q30 64 68 26" fill="none" stroke="${trim[1]}" stroke-width="5"/></g>`,
};
