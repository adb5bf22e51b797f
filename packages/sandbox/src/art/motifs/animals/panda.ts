import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { deepen, throat, tongue } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** A panda with bamboo. */
export const panda: Motif = {
  id: 'panda',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('panda', palette, variant === 2 ? -1 : 1);
    const white = [mix(light, body[0], 0.42), mix(light, body[2], 0.12), light] as const;
    const black = [
      mix(ink, body[0], 0.06),
      mix(ink, body[0], 0.34),
      mix(ink, body[1], 0.5),
    ] as const;
    const leaf = ['#2c7a34', '#63b83e', '#b9e37a'] as const;
    const gi = variant === 1;
    drawing
      .solid(
        shape('100,300! 40,340 0,440! 400,440! 372,350 310,300!'),
        gi ? [trim[0], trim[1]] : black,
        '',
        [16, 14],
      )
      .solid(
        shape('130,330! 204,350 290,330! 320,440 100,440'),
        gi ? white : [white[0], white[1]],
        gi
          ? line('M120 330L210 440M300 326L196 440', trim[0], 12)
          : flat(shape('240,340 300,330 320,440 230,440'), white[0]),
        [10, 8],
      )
      .solid(
        shape('60,150 34,118 36,74 70,44 112,54 132,92'),
        black,
        flat(shape('58,124 54,90 76,68 100,78 84,110'), black[0]),
        [8, 12],
      )
      .solid(
        shape('278,76 306,36 350,34 380,68 376,116 344,144'),
        black,
        flat(shape('310,86 330,62 354,70 356,98 336,116'), black[0]),
        [8, 12],
      )
      .solid(
        shape(
          '44,210! 48,150 84,96 146,66! 160,78 178,60! 240,56 306,78 350,128 364,196! 384,206 366,226! 378,250 350,258! 340,300 286,338 204,348 122,332 66,290! 40,284 56,262! 26,250 44,236! 26,218!',
        ),
        white,
        flat(shape('300,90 380,180 370,280 280,350 150,350 270,310 320,240'), white[0], 0.75) +
          line(sweep('196,66 202,84 198,100') + sweep('222,66 220,84 224,98'), white[0], 5),
        [14, 16],
      )
      .solid(
        shape('142,138 168,152 172,188 152,220 116,246 84,240 74,214 86,174 112,146'),
        black,
        '',
        [7, 10],
      )
      .solid(
        shape('236,148 268,130 302,146 328,186 334,222 318,244 284,240 254,212 236,182'),
        black,
        '',
        [7, 10],
      );
    const sleepy = variant === 2;
    eye(drawing, {
      x: 128,
      y: 188,
      w: 25,
      h: sleepy ? 16 : 23,
      iris: trim[1],
      nose: 1,
      fierce: gi ? 0.7 : 0.15,
      lift: sleepy ? 0.1 : gi ? 0.4 : 0.75,
      look: [-3, 1],
      lid: 8,
    });
    eye(drawing, {
      x: 278,
      y: 186,
      w: 27,
      h: sleepy ? 16 : 25,
      iris: trim[1],
      nose: -1,
      fierce: gi ? 0.7 : 0.15,
      lift: sleepy ? 0.1 : gi ? 0.4 : 0.75,
      look: [-5, 1],
      lid: 8,
    });
    drawing
      .line(sweep(gi ? '96,148 128,150 156,168' : '90,150 112,130 142,128'), 5, black[2])
      .line(sweep(gi ? '314,144 278,148 250,168' : '258,124 292,120 320,142'), 5, black[2])
      .solid(
        shape('200,222! 168,214 136,234 130,268 152,296 198,302 248,296 272,268 264,234 234,214'),
        [mix(white[0], white[1], 0.3), light],
        '',
        [8, 10],
      )
      .solid(
        shape('168,222! 184,212 218,212 236,222! 226,242 202,256 178,242'),
        black,
        flat(shape('178,222 196,217 210,219 196,227'), light, 0.85),
        [5, 8],
      )
      .line('M202 254v12', 5);
    if (gi)
      drawing
        .line(sweep('160,282 182,272 202,268 226,272 246,284'), 6)
        .inked('M170 276q2 14 8 18 6-6 8-21zM222 272q2 16 10 20 6-6 6-14z', light);
    else
      drawing
        .solid(
          shape('160,266! 180,272 202,266 226,272 250,262! 240,288 206,296 174,288'),
          [ink, throat(ink)],
          flat(shape('184,288 206,278 228,288 206,300'), tongue),
          [0, -5],
        )
        .line(sweep('152,264 160,267 164,276') + sweep('256,256 250,263 248,272'), 5);
    if (gi)
      drawing
        .solid(
          shape('300,106! 352,80 420,96 452,70! 440,112 456,140! 400,130 356,140 312,136!'),
          [deepen(accent, ink, 0.45), accent],
          '',
          [5, 8],
        )
        .solid(
          shape(
            '64,122! 130,88 210,80 300,92 352,122! 356,148 340,152! 280,124 204,116 124,124 62,154!',
          ),
          [deepen(accent, ink, 0.45), accent, mix(accent, light, 0.4)],
          flat(disc(200, 99, 13), trim[1]) + flat(disc(200, 99, 6), light),
          [5, 10],
        );
    if (sleepy)
      drawing
        .solid(
          shape('-30,128! 60,84 110,64 196,-20! 284,58 340,76 434,118! 330,136 200,126 80,140'),
          ['#a8752b', '#e3b65a', '#f7dc95'],
          line(
            'M196-20L90 130M196-20L150 128M196-20L214 124M196-20L276 128M196-20L340 130M110 64q90-24 174-6M60 96q140-40 280-10',
            '#a8752b',
            3.5,
          ),
          [10, 14],
        )
        .line(sweep('108,66 200,46 284,60'), 10, accent);
    else if (!gi)
      drawing
        .solid(
          taper('250,276 180,290 100,330 -10,392', 11, 13, 15, 15),
          leaf,
          line('M196 276l10 26M112 308l14 28M44 344l14 28', leaf[0], 5),
          [3, 8],
        )
        .solid(shape('150,300! 120,266 74,262 46,276! 80,302 120,310'), leaf, '', [4, 6])
        .solid(shape('110,324! 92,376 108,410 130,426! 150,384 138,346'), leaf, '', [5, 6])
        .solid(shape('60,336! 24,296 -10,296 -30,310! 0,336 30,346'), leaf, '', [4, 6])
        .solid(shape('0,440 6,382 34,346 74,340 96,362 92,398 110,440'), black, '', [10, 12])
        .solid(shape('66,346 88,334 104,350 100,376 82,384 68,372'), black, '', [4, 6]);
    return drawing.finish({
      transform: [
        'translate(2 6)rotate(-3 200 200)',
        'translate(-46-26)scale(1.22)rotate(6 200 200)',
        'translate(388 34)scale(-.94 .94)rotate(5 200 200)',
      ][variant] as string,
    });
  },
  small: ({ ink }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M40 96L58 4l14 2-18 90z" fill="#63b83e"/><path d="M48 96L66 6l6 0-18 90z" fill="#2c7a34" stroke="none"/><path d="M44 70l16 2M50 40l16 2" fill="none"/><path d="M52 50Q30 24 4 30 18 54 50 56zM62 30Q70 6 96 8 92 32 64 38zM52 76Q74 58 96 68 82 88 52 82z" fill="#8fd055"/></g>`,
};
