import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { leapingTiger, tigerCub } from './tigerPoses.ts';
import { eye } from './eye.ts';
import { comb, throat, tongue, tongueLit } from './flesh.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

function stripes(): string {
  return [
    taper('196,60 186,84 188,112', 7, 8, 0),
    taper('160,64 158,88 168,108', 5, 7, 0),
    taper('234,56 216,82 212,108', 6, 9, 0),
    taper('270,64 246,92 232,118', 5, 8, 0),
    taper('340,124 306,136 284,158', 5, 9, 0),
    taper('352,168 318,172 288,188', 4, 10, 0),
    taper('384,192 336,206 300,212', 2, 9, 0),
    taper('376,246 336,240 306,236', 2, 8, 0),
    taper('352,294 330,276 306,262', 2, 8, 0),
    taper('84,150 98,162 104,178', 5, 6, 0),
    taper('58,206 82,206 100,212', 2, 6, 0),
  ].join('');
}

/** A tiger's head in three-quarter view. */
export const tiger: Motif = {
  id: 'tiger',
  hero(palette, variant) {
    const { body, trim, ink, light } = palette;
    const roars = variant !== 1;
    const drawing = new InkDrawing('tiger', palette, variant === 2 ? -1 : 1);
    const cream = mix(body[2], light, 0.75);
    const creamShade = mix(cream, body[0], 0.42);
    drawing
      .solid(shape('108,112 92,52! 118,30 164,66'), [body[0], body[1]])
      .flat(shape('116,96 106,58! 122,48 146,74'), mix(body[0], ink, 0.5))
      .solid(shape('252,62 296,16 336,22! 346,70 330,124'), [body[0], body[1], body[2]])
      .flat(shape('276,70 302,40 322,40! 328,74 316,108'), mix(body[0], ink, 0.5))
      .flat(taper('284,92 300,72 304,46', 5, 7, 0), cream);
    drawing.solid(
      shape(
        `110,96 160,62 230,52 296,72 340,118 354,162 396,186! 362,212 392,248! 350,262 368,306! 322,302 ${roars ? '318,346! 276,338 236,374' : '312,338! 270,332 226,346'} 178,${roars ? 392 : 352} 126,${roars ? 372 : 340} 104,${roars ? 338 : 318}! 92,292 58,272! 76,240 46,208! 78,190 86,140`,
      ),
      [body[0], body[1], body[2]],
      flat(
        shape('300,222 398,190 400,330 300,350 200,400 90,380 60,280 96,262 110,290 280,290'),
        cream,
      ) +
        flat(shape('330,250 398,250 400,330 300,360 210,400 160,396 270,330 300,300'), creamShade) +
        flat(shape('98,132 120,112 148,122 146,138! 118,132'), cream) +
        flat(shape('206,134! 220,112 262,112 284,140 250,130'), cream) +
        flat(stripes(), ink),
      [16, 18],
    );
    if (roars) {
      drawing
        .solid(
          shape(
            '98,276! 134,266 168,264 212,268 256,284! 266,326 240,364 208,388 170,396 128,380 104,340',
          ),
          [creamShade, cream],
          '',
          [12, 8],
        )
        .solid(
          shape('104,276! 168,262 248,284! 248,322 222,356 172,366 126,352 108,318'),
          [ink, throat(ink)],
          flat(shape('132,360 136,326 162,312 174,320 190,310 216,330 212,364 170,374'), tongue) +
            flat(shape('140,352 142,332 160,322 172,330 166,346'), tongueLit) +
            line('M174 326q2 18-2 40', comb[0], 4),
          [0, -14],
        )
        .solid(
          'M112 276Q108 306 128 330 140 306 140 272z',
          [mix(light, body[0], 0.35), light],
          '',
          [6, 0],
        )
        .solid(
          'M206 274Q206 310 222 338 240 312 240 282z',
          [mix(light, body[0], 0.35), light],
          '',
          [8, 0],
        )
        .inked('M146 272q2 12 8 13 6-2 7-14 3 13 9 14 6-1 7-13 4 12 10 13 6-2 8-11z', light)
        .inked(
          'M126 352Q128 334 138 322 148 340 148 361zM196 364Q196 342 208 328 218 340 220 356z',
          light,
        );
    } else {
      drawing
        .solid(shape('110,286 136,274 172,280 216,276 248,290 240,322 206,342 164,344 124,330'), [
          creamShade,
          cream,
        ])
        .line(sweep('168,262 172,282 150,300 116,296 96,276'), 6)
        .line(sweep('172,282 200,304 240,296 268,262'), 6)
        .inked(
          'M118 294Q118 316 130 328 140 314 140 299zM212 302Q214 322 226 332 236 316 236 297z',
          light,
        );
    }
    drawing
      .solid(
        shape(
          '166,240! 142,220 104,230 84,256 96,284! 132,272 166,264! 208,272 256,290! 274,262 256,230 208,218',
        ),
        [creamShade, cream],
        flat(
          [
            [112, 246],
            [124, 258],
            [104, 262],
            [222, 244],
            [238, 256],
            [218, 262],
          ]
            .map(([x, y]) => `M${x} ${y}a4 4 0 1 0 .1 0z`)
            .join(''),
          mix(creamShade, ink, 0.5),
        ),
        [8, 14],
      )
      .solid(
        shape('150,108 200,108 208,150 216,206! 166,222 126,206! 134,152'),
        [mix(body[1], body[0], 0.55), body[1], body[2]],
        flat(taper('150,128 172,136 194,128', 0, 6, 0), ink),
        [22, 0],
      )
      .solid(
        shape('122,204! 144,196 190,196 218,204! 206,228 168,246 134,228'),
        [comb[0], tongue],
        '',
        [6, 14],
      )
      .flat(shape('138,206 158,202 176,203 160,210'), light, 0.8)
      .line('M166 244v18', 5)
      .line(roars ? sweep('126,182 142,188 134,172') : sweep('128,188 138,190'), 4)
      .line(roars ? sweep('212,184 198,190 206,172') : sweep('214,188 202,190'), 4);
    const open = variant === 1 ? 0.28 : 0.55;
    eye(drawing, {
      x: 118,
      y: 160,
      w: 25,
      h: 20,
      iris: trim[1],
      nose: 1,
      fierce: 0.65,
      lift: open,
      look: [-2, 1],
      lid: 9,
    });
    eye(drawing, {
      x: 242,
      y: 160,
      w: 31,
      h: 23,
      iris: trim[1],
      nose: -1,
      fierce: 0.65,
      lift: open,
      look: [-7, 1],
      lid: 10,
    });
    drawing
      .flat(taper('84,130 116,130 146,152', 2, 11, 3), ink)
      .flat(taper('290,132 248,126 208,152', 2, 12, 3), ink);
    drawing.over(
      [
        '106,250 60,240 12,252',
        '100,260 50,268 10,296',
        '240,246 310,226 386,232',
        '246,258 320,266 392,290',
        '236,268 300,300 352,352',
      ]
        .map((d) => taper(d, 3, 2.4, 0))
        .join(''),
      light,
    );
    if (variant === 2) claws(drawing, palette);
    return drawing.finish({
      transform: [
        'rotate(-5 200 200)translate(-12-6)scale(1.02)',
        'translate(-44-36)scale(1.3)rotate(4 200 200)',
        'translate(400)scale(-1 1)rotate(-12 200 200)translate(-34-12)scale(1.06)',
      ][variant] as string,
    });
  },
  poses: [(palette) => leapingTiger(palette, tiger.hero(palette, 0)), tigerCub],
  small: ({ body, ink, light, accent }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M50 48C72 48 84 66 78 82 70 96 58 86 50 86S30 96 22 82C16 66 28 48 50 48z" fill="${body[1]}"/>` +
    `<path d="M50 62c12 0 17 9 14 16-4 6-9 3-14 3s-10 3-14-3c-3-7 2-16 14-16z" fill="${accent}"/>` +
    [
      'M12 40q2-18 12-16 10 6 6 24-8 8-18-8z',
      'M34 22q4-16 14-12 8 8 2 26-12 4-16-14z',
      'M60 12q12-4 15 10-1 16-13 17-10-9-2-27z',
      'M80 28q12 0 10 16-6 14-16 8-6-12 6-24z',
    ]
      .map((d) => `<path d="${d}" fill="${body[1]}"/>`)
      .join('') +
    `<path d="M20 24l-2-14 8 10zM44 10l2-9 6 9zM72 14l6-11 2 12zM90 32l8-8-2 13z" fill="${light}"/></g>`,
};

function claws(drawing: InkDrawing, { body, ink, light }: Palette): void {
  const tones = [body[0], body[1]] as const;
  drawing
    .solid(
      shape('420,420 300,430 300,370 316,330 350,312 400,318 440,350'),
      tones,
      flat(taper('420,340 380,350 352,372', 4, 9, 0), ink),
    )
    .solid(shape('300,372 292,344 312,324 334,336 330,372'), tones)
    .solid(shape('334,356 324,320 344,300 370,314 366,356'), tones)
    .solid(shape('370,360 362,320 382,302 408,318 404,364'), tones)
    .inked(
      'M296 350Q280 340 276 312 300 318 310 332zM334 318Q322 300 328 274 346 288 352 306zM374 318Q368 298 378 276 392 290 394 308z',
      light,
    );
}
