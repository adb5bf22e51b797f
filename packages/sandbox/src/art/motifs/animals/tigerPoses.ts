import { mix } from '../../colour.ts';
import type { Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { disc, flat, InkDrawing, line, oval } from '../drawing/inkDrawing.ts';
import { both } from '../drawing/mirror.ts';
import { eyePair } from './eye.ts';
import { comb } from './flesh.ts';
import { taper } from './ribbon.ts';

/** Colours of the fur: back, belly and the shade of the belly. */
function fur({ body, ink, light }: Palette) {
  const cream = mix(body[2], light, 0.75);
  return {
    back: [body[0], body[1], body[2]] as const,
    far: [mix(body[0], ink, 0.4), body[0]] as const,
    belly: [mix(cream, body[0], 0.42), cream, light] as const,
  };
}

/** A cub that sits and looks up. */
export function tigerCub(palette: Palette): string {
  const { body, trim, ink, light } = palette;
  const { back, belly } = fur(palette);
  const drawing = new InkDrawing('tiger', palette);
  drawing.solid(
    taper('268,380 340,384 376,340 360,290 326,282', 20, 22, 21, 18, 14),
    back,
    flat(
      taper('352,376 362,352 340,340', 7, 9, 7) + taper('384,330 366,316 346,318', 7, 9, 6),
      ink,
    ),
    [7, 8],
  );
  drawing
    .solid(
      shape('128,286! 84,350 86,440! 314,440! 316,350 272,286!'),
      back,
      flat(
        taper('92,356 116,352 136,360', 3, 8, 0) +
          taper('88,396 112,390 130,396', 3, 8, 0) +
          taper('308,356 284,352 264,360', 3, 8, 0) +
          taper('312,396 288,390 270,396', 3, 8, 0),
        ink,
      ),
      [14, 10],
    )
    .solid(shape('150,310 200,300 250,310 262,380 250,440 150,440 138,380'), belly, '', [12, 8]);
  both((side) => {
    drawing
      .solid(shape(side('62,146 40,80 58,38 104,40 150,82')), back, '', [8, 10])
      .solid(shape(side('80,118 64,78 76,60 100,64 124,88')), [
        comb[0],
        mix(comb[2], body[1], 0.35),
      ])
      .flat(taper(side('60,52 72,64 78,80'), 4, 7, 0), ink);
  });
  drawing.solid(
    shape(
      '200,52! 262,54 318,84 350,142 354,204! 382,224 358,240! 372,262 344,268! 322,312 268,338 200,344 132,338 78,312 56,268! 28,262 42,240! 18,224 46,204! 50,142 82,84 138,54',
    ),
    back,
    flat(shape('300,96 380,180 360,290 250,350 150,350 270,310 330,230'), body[0], 0.5) +
      flat(
        taper('200,52 198,84 200,120', 8, 9, 0) +
          taper('166,56 166,82 178,110', 6, 8, 0) +
          taper('234,56 234,82 222,110', 6, 8, 0) +
          taper('134,66 142,88 158,104', 4, 7, 0) +
          taper('266,66 258,88 242,104', 4, 7, 0) +
          taper('46,196 74,196 98,208', 3, 10, 0) +
          taper('354,196 326,196 302,208', 3, 10, 0) +
          taper('44,240 70,234 92,240', 3, 9, 0) +
          taper('356,240 330,234 308,240', 3, 9, 0) +
          taper('58,282 78,270 98,270', 3, 8, 0) +
          taper('342,282 322,270 302,270', 3, 8, 0),
        ink,
      ),
    [14, 16],
  );
  drawing.flat(oval(128, 158, 46, 40) + oval(272, 158, 46, 40), belly[1], 0.9);
  eyePair(drawing, 70, {
    y: 178,
    w: 36,
    h: 36,
    iris: trim[1],
    fierce: 0.06,
    lift: 0.95,
    look: [4, -5],
    lid: 8,
  });
  drawing
    .solid(
      shape(
        '200,222! 166,212 122,232 116,272 146,302 184,302 200,290! 216,302 254,302 284,272 278,232 234,212',
      ),
      belly,
      flat(
        `${disc(146, 262, 4)}${disc(160, 276, 4)}${disc(140, 280, 4)}${disc(254, 262, 4)}${disc(240, 276, 4)}${disc(260, 280, 4)}`,
        mix(body[0], ink, 0.3),
      ),
      [10, 12],
    )
    .solid(
      shape('172,220! 186,212 214,212 228,220! 220,240 200,252 180,240'),
      [comb[0], comb[1], comb[2]],
      flat(shape('182,221 198,217 210,220 196,226'), light, 0.8),
      [4, 6],
    )
    .line('M200 252v24', 6)
    .line(sweep('166,286 184,298 200,282') + sweep('200,282 216,298 234,286'), 7)
    .inked('M170 292q2 18 10 22 6-8 6-18zM230 292q-2 18-10 22-6-8-6-18z', light);
  both((side) => {
    drawing
      .over(taper(side('118,262 66,256 10,264'), 4, 3, 0), light)
      .over(taper(side('120,282 70,290 20,310'), 4, 3, 0), light);
    drawing
      .solid(
        shape(side('112,398 124,372 156,368 184,380 188,410 176,430 124,430')),
        back,
        '',
        [8, 9],
      )
      .line(sweep(side('136,404 138,418 136,430')) + sweep(side('162,404 164,418 162,430')), 5);
  });
  return drawing.finish({ transform: 'translate(2 8)scale(.98)' });
}

/** A tiger in the middle of a leap, with a head drawn elsewhere. @param head in the box of a hero */
export function leapingTiger(palette: Palette, head: string): string {
  const { body, ink, light } = palette;
  const { back, far, belly } = fur(palette);
  const claws = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y})rotate(${turn})" d="M0-16q-22-4-34 8 16 4 32 4zM2-2q-24 2-32 14 18 0 32-4zM6 10q-18 8-24 20 18-4 28-12z" fill="${light}"/>`;
  const drawing = new InkDrawing('tiger-b', palette);
  /** A leg in front of the body. @param stripes each across the leg, from its edge */
  const leg = (
    way: string,
    widths: readonly number[],
    stripes: readonly (readonly [string, number])[],
    paw: string,
  ) =>
    drawing
      .solid(
        taper(way, 0, ...widths),
        back,
        flat(stripes.map(([stripe, width]) => taper(stripe, 4, width, 0)).join(''), ink),
        [12, 10],
      )
      .add(paw);
  drawing
    .solid(
      taper('330,250 392,214 400,140 350,100 372,52', 22, 22, 20, 17, 12),
      back,
      flat(
        taper('388,232 384,210 366,200', 8, 10, 8) +
          taper('424,170 400,160 376,162', 8, 11, 8) +
          taper('378,134 372,112 348,108', 8, 10, 8) +
          taper('386,76 366,66 346,76', 9, 12, 9),
        ink,
      ),
      [7, 8],
    )
    .solid(taper('300,280 352,330 330,392 352,430', 44, 34, 22, 20), far, '', [10, 8])
    .solid(taper('190,260 120,300 66,296 10,332', 40, 32, 22, 24), far, '', [8, 8])
    .add(claws(12, 336, -34));
  drawing.solid(
    shape('96,170! 150,132 240,128 320,160 374,220 372,290 318,318 262,296 200,292 140,300 96,262'),
    back,
    flat(shape('110,262 190,262 270,268 330,300 300,330 200,320 110,320'), belly[1]) +
      flat(
        [
          taper('214,128 204,172 214,214', 4, 13, 0),
          taper('252,132 244,178 256,226', 5, 14, 0),
          taper('290,146 284,190 298,236', 5, 14, 0),
          taper('326,164 322,202 332,240', 4, 13, 0),
          taper('356,196 346,222 352,252', 4, 11, 0),
          taper('176,132 170,166 178,194', 4, 11, 0),
        ].join(''),
        ink,
      ),
    [14, 18],
  );
  leg(
    '292,204 336,256 376,306 346,356 388,404',
    [50, 42, 26, 26],
    [
      ['388,290 362,296 342,288', 11],
      ['380,326 356,324 340,314', 10],
      ['372,362 350,356 336,358', 9],
    ],
    claws(384, 416, -70),
  );
  leg(
    '206,196 158,240 116,318 66,346 14,392',
    [46, 36, 27, 28],
    [
      ['164,286 142,284 124,272', 11],
      ['136,322 116,316 104,304', 10],
      ['98,352 82,340 76,326', 9],
    ],
    claws(4, 396, -38),
  );
  drawing.add(line('M296 300q-18-8-40-6', mix(body[0], ink, 0.3), 5));
  return `<g transform="translate(34 22)scale(.86)">${drawing.finish({})}<g transform="translate(-40-34)scale(.66)">${head}</g></g>`;
}
