import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { deepen } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { ribbon } from './ribbon.ts';

const plates = [
  '168,112 226,96 276,122 268,176 204,192 158,158',
  '284,124 334,146 352,196 322,224 276,178',
  '150,164 200,200 196,262 138,262 108,212',
  '208,200 272,184 318,232 292,282 206,264',
  '114,200 142,156 160,110 126,128 102,164',
  '326,232 358,204 364,252 336,290 302,282',
  '142,270 198,270 230,316 176,318',
  '210,272 288,288 296,318 242,320',
];

/** A sea turtle. */
export const turtle: Motif = {
  id: 'turtle',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('turtle', palette, variant === 2 ? -1 : 1);
    const skin = [body[0], body[1], body[2]] as const;
    const shell = [mix(trim[0], ink, 0.3), trim[1], trim[2]] as const;
    const spots = mix(body[0], ink, 0.3);
    const flipper = (d: string, marks: string, tones: readonly [string, string, string?] = skin) =>
      drawing.solid(shape(d), tones, flat(marks, spots, 0.85), [9, 12]);
    const far = [mix(body[0], ink, 0.25), mix(body[0], body[1], 0.5)] as const;
    flipper(
      '150,150! 126,96 140,30 184,-14 218,-20! 208,40 214,90 222,130',
      shape('150,90 160,60 176,56 172,90') +
        shape('164,40 180,16 190,24 180,50') +
        shape('180,104 188,80 202,96 194,116'),
      far,
    );
    flipper(
      '320,160! 352,110 400,96 428,110! 410,150 372,186',
      shape('366,130 384,118 392,130 374,146'),
      far,
    );
    flipper(
      '300,270! 350,290 392,340 392,396! 346,384 300,344 270,300',
      shape('324,306 344,310 348,332 328,328') + shape('354,340 370,346 372,366 356,362'),
    );
    const neck = ribbon('190,220 130,226 84,214', [62, 50, 40]);
    drawing.solid(
      neck.outline,
      skin,
      line(sweep('150,180 140,220 152,268') + sweep('128,186 120,222 130,264'), spots, 4),
      [8, 14],
    );
    // the rim of the shell first, then the dome on it
    drawing.solid(
      shape(
        '96,200 112,140 160,98 226,80 292,98 344,136 376,196 384,256 352,304 300,334 236,340 172,334 126,300 100,252',
      ),
      [mix(trim[0], ink, 0.45), mix(trim[0], trim[1], 0.4), trim[1]],
      line(
        'M112 140l26 16M160 98l12 26M226 80l-2 26M292 98l-14 26M344 136l-24 20M376 196l-30 8M384 256l-30-4M352 304l-24-24M300 334l-10-28M236 340l-2-28M172 334l10-26M126 300l20-22M100 252l26-8',
        ink,
        4,
      ),
      [12, 14],
    );
    drawing.solid(
      shape(
        '108,208 128,154 172,116 228,100 284,116 330,152 354,206 356,254 324,296 264,320 196,318 144,286',
      ),
      [mix(shell[0], ink, 0.35), mix(shell[0], ink, 0.15)],
      flat(
        plates
          .map((each) =>
            shape(
              each
                .split(' ')
                .map((place) => `${place}!`)
                .join(' '),
            ),
          )
          .join(''),
        shell[1],
      ) +
        flat(
          shape('168,112! 226,96! 276,122! 240,140 190,140 160,156!') +
            shape('150,164! 180,190 150,200 112,206!') +
            shape('208,200! 272,184! 284,200 240,206 216,230!'),
          shell[2],
        ) +
        flat(
          shape('360,180 370,270 300,330 180,330 140,280 220,290 300,260 330,200'),
          shell[0],
          0.55,
        ) +
        line(
          sweep('176,150 214,130 254,132') +
            sweep('228,240 262,222 290,244') +
            sweep('128,226 156,220 178,236') +
            sweep('300,168 318,180 326,198'),
          mix(shell[0], ink, 0.1),
          4,
        ) +
        flat(shape('150,134 190,108 226,104 196,122 164,148'), light, 0.7),
      [10, 12],
    );
    flipper(
      '176,262! 210,300 212,350 176,400 116,432 70,428! 96,392 112,344 128,300',
      shape('150,300 172,300 174,326 154,324') +
        shape('140,336 160,338 158,362 138,358') +
        shape('120,370 142,376 132,398 112,396') +
        shape('178,320 194,326 190,348 176,342'),
    );
    drawing
      .solid(
        shape('-6,206! 6,172 40,146 84,144 122,166 136,206 122,246 84,266 42,262 12,244!'),
        skin,
        flat(
          shape('-10,226 30,240 80,236 130,220 130,260 60,280 0,250'),
          mix(light, trim[2], 0.4),
        ) +
          flat(
            shape('40,152! 62,148! 74,164! 58,176! 40,168!') +
              shape('80,150! 102,158! 104,178! 84,174!') +
              shape('110,168! 126,186! 118,200! 104,190!') +
              shape('96,196! 112,204! 106,222! 90,216!'),
            spots,
            0.85,
          ),
        [8, 14],
      )
      .line(
        sweep(variant === 1 ? '-4,212 20,228 56,234 82,222 88,212' : '-6,212 20,222 56,224 84,212'),
        5.5,
      )
      .flat(shape('2,190 10,186 10,194'), ink)
      .flat(shape('14,170 36,154 54,152 34,166'), light, 0.8);
    eye(drawing, {
      x: 56,
      y: 192,
      w: 24,
      h: 21,
      iris: deepen(accent, ink, 0.15),
      nose: -1,
      lift: variant === 1 ? 0.3 : 0.85,
      fierce: 0,
      look: [-4, 0],
      lid: 8,
    });
    if (variant === 1)
      drawing
        .line(
          sweep('84,180 94,184 102,180') +
            sweep('82,204 92,210 100,208') +
            sweep('28,164 52,156 80,166'),
          4,
        )
        .flat(disc(56, 192, 32), light, 0.22)
        .line(disc(56, 192, 32), 11)
        .line(disc(56, 192, 32), 5, trim[2])
        .line('M87 184Q106 180 128 190', 10)
        .line('M87 184Q106 180 128 190', 4.5, trim[2])
        .line('M25 186L4 180', 9)
        .line('M25 186L4 180', 4, trim[2]);
    if (variant === 2)
      drawing
        .solid(
          shape('196,112! 190,66 214,40 250,36 284,56 292,112! 246,126!'),
          [deepen(accent, ink, 0.45), deepen(accent, ink, 0.15), accent],
          flat(shape('186,96 240,106 296,92 296,124 190,124'), trim[1]) +
            line('M240 36v80', trim[1], 8),
          [8, 8],
        )
        .solid(
          shape('192,84! 188,50 216,30 252,26 284,44 294,80! 242,92!'),
          [deepen(accent, ink, 0.35), accent, mix(accent, light, 0.4)],
          line('M192 82q50 10 102-4', trim[1], 9),
          [6, 8],
        )
        .inked('M230 76h22v28l-11 8-11-8z', trim[2])
        .flat('M241 86v12', ink)
        .line('M241 86v10', 5);
    drawing.flat(`${disc(20, 110, 9)}${disc(40, 84, 5)}${disc(2, 80, 6)}`, light, 0.55);
    return drawing.finish({
      transform: [
        'translate(10 6)scale(.96)rotate(6 200 200)',
        'translate(64-60)scale(1.4)',
        'translate(396 16)scale(-.96 .96)rotate(-10 200 200)',
      ][variant] as string,
    });
  },
  small: ({ body, trim, ink, light }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M30 40Q8 20 4 44 14 58 30 54zM68 34Q82 8 96 22 90 44 74 52zM36 76Q22 96 44 94 52 88 50 80zM72 72Q90 78 86 92 68 92 62 80z" fill="${body[1]}"/><path d="M40 24Q38 4 54 4 68 8 62 28z" fill="${body[1]}"/><path d="M22 58C18 36 36 20 54 22 76 24 86 44 80 62 72 84 30 86 22 58z" fill="${trim[1]}"/><path d="M24 66Q50 80 82 52 78 84 48 82 30 80 24 66z" fill="${trim[0]}" stroke="none"/><path d="M40 44l14-8 14 8v16l-14 8-14-8zM40 44L26 40M54 36V22M68 44l12-6M68 60l8 8M54 68v14M40 60l-12 8" fill="none"/></g><circle cx="48" cy="13" r="3" fill="${light}"/>`,
};
