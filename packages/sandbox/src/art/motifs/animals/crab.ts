import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { crabFromAbove, hermitCrab } from './crabPoses.ts';
import { eye } from './eye.ts';
import { throat, tongue } from './flesh.ts';
import { disc, flat, InkDrawing } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** A crab with one great claw. */
export const crab: Motif = {
  id: 'crab',
  hero(palette, variant) {
    const { body, trim, ink, light } = palette;
    const drawing = new InkDrawing('crab', palette, variant === 2 ? -1 : 1);
    const tones = [body[0], body[1], body[2]] as const;
    const under = [mix(body[0], trim[1], 0.3), mix(body[2], trim[2], 0.6)] as const;
    for (const spine of [
      '290,270 352,250 384,290 392,346',
      '282,292 344,296 362,340 354,396',
      '258,306 306,330 310,372 290,410',
      '120,286 66,290 34,330 30,384',
      '140,304 96,326 84,368 96,408',
    ])
      drawing.solid(taper(spine, 20, 20, 13, 0), tones, '', [7, 8]);
    // the smaller claw, on the far side
    drawing
      .solid(taper('312,226 366,214 372,164', 20, 22, 18), tones)
      .solid(
        shape(
          '352,170! 340,130 352,84 384,56! 380,92 392,116! 402,90 430,74! 438,118 420,160 384,182',
        ),
        tones,
        flat(shape('384,176 380,130 390,116 400,130 430,90 440,120 420,170'), body[0]),
        [8, 10],
      );
    drawing.solid(
      shape(
        '52,236 66,196! 84,186 96,164! 128,152 146,138! 206,128 262,140! 280,156 310,168! 324,192 346,206! 346,256 312,298 244,322 160,324 92,300',
      ),
      tones,
      flat(shape('56,250 120,282 200,290 280,276 344,236 340,330 60,330'), under[0]) +
        flat(shape('70,270 130,294 200,300 270,290 330,262 300,330 90,330'), under[1]) +
        flat(shape('92,190 130,166 196,150 250,156 180,170 120,200 90,230'), body[2], 0.75) +
        flat(
          `${disc(286, 196, 12)}${disc(312, 222, 7)}${disc(262, 178, 6)}${disc(92, 244, 8)}`,
          body[0],
          0.8,
        ) +
        flat(
          'M120 178a7 7 0 1 0 .1 0zM150 166a5 5 0 1 0 .1 0zM104 198a4 4 0 1 0 .1 0z',
          light,
          0.8,
        ),
      [14, 18],
    );
    // the great claw
    drawing
      .solid(
        taper('92,262 36,270 16,216 40,172', 24, 30, 26, 24),
        tones,
        flat(shape('10,230 60,250 90,240 90,300 30,300'), body[0], 0.7),
        [8, 10],
      )
      .solid(
        shape(
          '30,188! -8,150 -22,92 0,36 44,2 78,-6! 66,24 76,48! 62,62 80,84! 70,100 88,116! 118,72 138,60! 150,108 132,160 92,194 56,200',
        ),
        tones,
        flat(shape('88,116! 118,72 140,60 150,110 130,170 80,196 50,190 84,160'), body[0], 0.75) +
          flat(shape('-4,120 2,60 36,24 30,60 20,100 14,140'), body[2]) +
          flat(shape('8,76 18,50 32,40 26,66 16,92'), light) +
          flat(`${disc(40, 140, 8)}${disc(62, 160, 5)}${disc(30, 164, 5)}`, body[0]),
        [10, 14],
      )
      .inked('M76 46l-20 8 22 10zM78 82l-18 10 26 8zM118 76l-14 16 18 8z', light);
    if (variant === 2)
      drawing
        .solid(
          disc(92, 44, 42),
          [trim[0], trim[1], trim[2]],
          flat(shape('68,34 84,16 96,18 84,36'), light),
          [7, 8],
        )
        .line(disc(92, 44, 28), 4, trim[0])
        .solid(shape('78,-6! 66,24 76,48! 62,62 80,84! 40,60 30,20'), tones);
    // stalks and eyes
    drawing
      .solid(taper('166,166 150,130 148,96', 15, 12, 14), tones)
      .solid(taper('226,162 240,128 250,96', 15, 12, 14), tones)
      .solid(disc(144, 84, 33), [mix(light, body[0], 0.45), light], '', [8, 9])
      .solid(disc(256, 82, 36), [mix(light, body[0], 0.45), light], '', [8, 9])
      .flat(disc(136, 92, 16) + disc(246, 92, 17), ink)
      .flat(disc(130, 86, 5) + disc(240, 85, 6), light);
    const lids =
      variant === 1
        ? ['112,74! 124,48 158,46 180,78! 148,78', '220,72! 238,42 276,42 296,80! 260,78']
        : ['110,66! 130,46 160,50 178,92! 150,84', '218,90! 230,48 270,38 296,62! 258,70'];
    for (const lid of lids) drawing.solid(shape(lid), [body[0], body[1]], '', [0, 6]);
    if (variant === 1)
      drawing
        .line(sweep('150,252 196,268 240,250 252,240'), 7)
        .line(sweep('246,234 256,238 256,248'), 5);
    else
      drawing.solid(
        shape('140,258! 168,232 200,228 238,236 262,260! 244,286 200,290 158,284'),
        [ink, throat(ink)],
        flat(shape('170,290 196,264 230,270 236,290'), tongue) +
          flat(
            'M140 250h126v-20H140zM156 250h24v10h-24zM184 250h24v11h-24zM212 250h22v9h-22z',
            light,
          ),
        [0, -6],
      );
    drawing
      .inked(
        taper('150,230 130,214 118,218', 4, 3, 0) + taper('248,228 270,212 284,218', 4, 3, 0),
        trim[1],
      )
      .flat(shape('280,262 306,246 318,252 300,274'), light, 0.5);
    if (variant === 1)
      eye(drawing, {
        x: 255,
        y: 90,
        w: 34,
        h: 26,
        iris: trim[1],
        nose: -1,
        lift: 0.15,
        fierce: 0,
        look: [-6, 2],
      });
    return drawing.finish({
      transform: [
        'translate(26 30)scale(.9)',
        'translate(-20-4)scale(1.2)rotate(8 200 200)',
        'translate(374 30)scale(-.9 .9)',
      ][variant] as string,
    });
  },
  poses: [crabFromAbove, hermitCrab],
  small: ({ body, ink, light, trim }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M46 98Q30 84 42 66L60 70Q66 86 62 98z" fill="${body[0]}"/><path d="M34 70C8 62 2 26 30 4Q36 12 34 24L42 30 38 40 48 46Q56 26 72 18 94 40 76 66 56 84 34 70z" fill="${body[1]}"/></g><path d="M48 46Q58 28 70 22 86 44 70 64 54 76 44 68z" fill="${body[0]}" opacity=".7"/><path d="M18 46q-2-16 8-26l2 12q-6 8-10 14z" fill="${light}"/><circle cx="40" cy="60" r="4" fill="${trim[1]}"/>`,
};
