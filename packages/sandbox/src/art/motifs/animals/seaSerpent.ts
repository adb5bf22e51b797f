import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { fin } from './fin.ts';
import { deepen, throat, tongue } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { ribbon, scales, taper } from './ribbon.ts';

/** A deep-sea monster: lantern, needle teeth, webbed fins. */
export const seaSerpent: Motif = {
  id: 'sea-serpent',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('sea-serpent', palette, variant === 2 ? -1 : 1);
    const tones = [body[0], body[1], body[2]] as const;
    const webs = [deepen(accent, ink, 0.5), accent, mix(accent, light, 0.45)] as const;
    const web = (root: string, tips: string, bite = 0.24) => {
      const made = fin(root, tips, bite);
      drawing.solid(made.outline, webs, line(made.rays, webs[0], 5), [7, 9]);
    };
    web('250,290 340,262', '222,238 252,206 300,196 344,208 366,232', 0.3);
    const coil = ribbon(
      '206,450 226,340 280,276 340,284 376,360 390,450',
      [34, 42, 46, 44, 36, 30],
    );
    drawing.solid(
      coil.outline,
      tones,
      line(scales(coil, [0.08, 0.95], 9, 4, [-1, 0.5]), mix(body[0], ink, 0.3), 3) +
        flat(
          ribbon('236,450 256,350 290,312 326,316 350,370 360,450', [10, 14, 14, 14, 12, 10])
            .outline,
          trim[2],
        ),
      [10, 12],
    );
    web('380,330 404,400', '420,270 452,300 462,350 448,392', 0.3);
    web('66,372 118,150', '-2,366 -30,318 -14,270 -34,222 6,186 8,136 56,118', 0.4);
    web('96,190 190,86', '36,140 50,84 104,66 126,22 180,36', 0.4);
    const neck = ribbon('150,460 96,370 82,280 112,186 190,130', [70, 66, 58, 54, 50]);
    drawing.solid(
      neck.outline,
      tones,
      line(scales(neck, [0.02, 0.92], 9, 4, [-1, 0.3]), mix(body[0], ink, 0.3), 3.4) +
        flat(
          ribbon('198,460 142,370 122,284 146,206 220,160', [24, 24, 22, 20, 18]).outline,
          trim[2],
        ) +
        line('M118 402l70-30M106 352l64-18M98 300l58-4M104 250l54 14M124 210l44 26', trim[0], 5),
      [14, 16],
    );
    web('190,166 216,226', '130,176 98,220 120,262 158,292 204,282', 0.3);
    const angle = variant === 1;
    drawing.solid(
      shape('196,168! 250,186 320,190 352,214! 348,250 296,272 240,262 200,232'),
      [ink, throat(ink)],
      flat(shape('226,226 270,216 318,240 330,262 240,262'), tongue),
      [0, -10],
    );
    drawing
      .solid(
        shape(
          '188,180! 206,222 246,246 300,252 348,236 372,208! 384,244 360,282 304,302 240,294 196,260 176,214',
        ),
        tones,
        flat(shape('210,262 280,284 360,262 380,230 380,300 230,310'), trim[2]),
        [6, 10],
      )
      .inked(
        'M352 240l2-44 14 30zM322 252l-4-40 18 34zM288 256l-8-36 22 36zM254 252l-6-28 20 32zM230 238l-4-22 16 28z',
        light,
      )
      .solid(
        shape(
          '160,150 176,100 222,70 280,70 316,96! 352,104 384,130 394,166! 388,188 366,196 330,186 280,184 230,182 196,196 172,190',
        ),
        tones,
        flat(shape('180,170 240,164 320,166 392,160 380,200 200,200'), trim[1]) +
          line(sweep('186,168 240,160 316,164 386,162'), mix(body[0], ink, 0.3), 4) +
          flat(`${disc(196, 116, 9)}${disc(216, 94, 6)}${disc(184, 142, 6)}`, body[0], 0.8),
        [8, 14],
      )
      .inked(
        'M376 192l-2 40-16-36zM348 192l-4 34-16-36zM318 188l-6 30-14-31zM288 186l-6 26-14-27zM256 185l-6 22-12-22z',
        light,
      )
      .flat(shape('356,126 372,130 374,142 360,138'), ink)
      .solid(shape('222,104! 250,82 292,84 312,104! 286,100 250,108'), webs, '', [4, 6]);
    eye(drawing, {
      x: 268,
      y: 124,
      w: 32,
      h: 26,
      iris: trim[1],
      nose: 1,
      fierce: 0.4,
      lift: angle ? 0.3 : 0.7,
      look: [6, 1],
      slit: true,
      white: mix(trim[2], light, 0.5),
      lid: 10,
    });
    drawing.inked(
      taper('250,296 244,330 262,356', 7, 5, 0) + taper('290,302 292,334 312,352', 7, 5, 0),
      trim[1],
    );
    if (variant === 2) anchor(drawing, palette);
    else
      drawing
        .solid(taper('246,78 252,24 308,4 352,30', 9, 7, 5, 4), tones, '', [3, 4])
        .flat(disc(358, 46, 40), trim[2], 0.28)
        .solid(disc(358, 46, 22), [trim[1], trim[2], light], '', [5, 6]);
    if (!angle) waves(drawing, palette);
    return drawing.finish({
      transform: [
        'translate(8 8)scale(.96)',
        'translate(-116 4)scale(1.34)rotate(6 260 160)',
        'translate(388-18)scale(-.96 .96)rotate(-14 200 400)',
      ][variant] as string,
    });
  },
  small: ({ accent, ink, light }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M6 90Q2 20 58 10 92 8 94 38 80 26 68 34 54 46 66 60 78 70 96 64 84 92 46 94z" fill="${accent}"/><path d="M18 84Q20 40 54 32M34 86Q36 66 48 60" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/></g><path d="M80 14a5 5 0 1 0 .1 0zM92 48a4 4 0 1 0 .1 0z" fill="${light}"/>`,
};

/** An anchor between the teeth. */
function anchor(drawing: InkDrawing, { trim, ink, light }: Palette): void {
  const iron = mix(ink, light, 0.3);
  drawing
    .line(disc(332, 186, 15), 15)
    .line(disc(332, 186, 15), 8, iron)
    .inked(
      'M324 200h16v80q22-4 30-26l-10-2 20-22 10 30-9-2q-12 40-49 44-37-4-49-44l-9 2 10-30 20 22-10 2q8 22 30 26z',
      iron,
    )
    .inked('M300 212h64v12h-64z', trim[1])
    .flat('M327 204h4v74h-4z', light, 0.6);
}

function waves(drawing: InkDrawing, { sky, ink, light }: Palette): void {
  const water = mix(sky[1], sky[2], 0.4);
  drawing.solid(
    shape(
      '-40,384! 0,346 34,372! 70,336 128,374! 180,338 224,376! 282,346 322,378! 372,340 440,380! 440,450 -40,450!',
    ),
    [mix(water, ink, 0.45), water, light],
    line(
      sweep('-20,410 40,392 90,412 150,396 220,414 300,394 380,412 430,400'),
      mix(water, light, 0.55),
      6,
    ),
    [4, 8],
  );
}
