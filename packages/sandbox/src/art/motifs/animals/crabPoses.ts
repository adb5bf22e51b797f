import { mix } from '../../colour.ts';
import { n } from '../../number.ts';
import type { Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { both } from '../drawing/mirror.ts';
import { throat, tongue } from './flesh.ts';
import { taper } from './ribbon.ts';

/** A crab seen from above, with both claws closed over its shell. */
export function crabFromAbove(palette: Palette): string {
  const { body, trim, ink, light } = palette;
  const tones = [body[0], body[1], body[2]] as const;
  const far = [mix(body[0], ink, 0.35), body[0]] as const;
  const drawing = new InkDrawing('crab', palette);
  both((side, isMirrored) => {
    for (const leg of [
      '110,232 40,214 -4,244 -24,296',
      '112,262 44,266 6,306 -4,364',
      '126,290 70,312 44,356 50,412',
      '150,312 116,350 108,392 128,430',
    ])
      drawing.solid(taper(side(leg), 20, 19, 13, 0), far, '', [6, 7]);
    drawing
      .solid(taper(side('112,206 44,190 18,130 54,96'), 24, 27, 26, 22), tones, '', [8, 10])
      .solid(
        shape(
          side(
            '26,120! 2,70 16,14 66,-18 128,-18 170,8! 142,18 132,34! 154,40 178,30! 176,70 144,104 96,122 54,130',
          ),
        ),
        tones,
        flat(
          shape(side('132,34! 154,40 178,30! 176,70 144,104 96,122 80,110 120,80')),
          body[0],
          0.7,
        ) +
          flat(shape(side('24,70 36,28 74,4 68,26 46,50 40,80')), body[2]) +
          flat(shape(side('34,58 42,36 56,24 54,40 44,56')), light),
        [10, 13],
      )
      .inked(
        !isMirrored
          ? 'M132 34l-8 14 18 2zM150 10l-16-2 8 14z'
          : 'M268 34l8 14-18 2zM250 10l16-2-8 14z',
        light,
      );
  });
  drawing.solid(
    shape(
      '200,128! 250,128 300,146 336,186! 362,192 344,212! 352,246 330,290 276,326 200,336 124,326 70,290 48,246 56,212! 38,192 64,186! 100,146 150,128',
    ),
    tones,
    flat(shape('300,160 360,230 330,310 220,350 120,340 250,310 310,240'), body[0], 0.65) +
      flat(shape('92,190 130,156 196,142 240,146 180,164 124,196 100,236'), body[2], 0.8) +
      flat(
        `${disc(136, 216, 15)}${disc(264, 220, 13)}${disc(170, 262, 9)}${disc(236, 268, 11)}${disc(112, 254, 8)}${disc(288, 256, 7)}`,
        mix(body[0], ink, 0.15),
        0.75,
      ) +
      line('M200 176v116M176 204q24 16 48 0M160 300q40 14 80 0', mix(body[0], ink, 0.3), 5) +
      flat('M112 178a8 8 0 1 0 .1 0zM134 164a5 5 0 1 0 .1 0z', light, 0.85),
    [16, 18],
  );
  both((_, isMirrored) => {
    const x = isMirrored ? 238 : 162;
    drawing
      .solid(taper(`${x},150 ${x},124 ${x},104`, 13, 12, 13), tones)
      .solid(disc(x, 90, 28), [mix(light, body[0], 0.45), light], '', [7, 8])
      .flat(disc(isMirrored ? x - 6 : x + 6, 88, 14), ink)
      .flat(disc(isMirrored ? x - 11 : x + 1, 82, 5), light)
      .solid(
        shape(
          isMirrored
            ? '206,82! 218,60 258,58 270,86! 244,74'
            : '194,82! 182,60 142,58 130,86! 156,74',
        ),
        [body[0], body[1]],
        '',
        [0, 5],
      );
  });
  drawing.inked('M176 332l-6 22 30-8 30 8-6-22z', trim[1]);
  return drawing.finish({ transform: 'translate(6 20)scale(.97)' });
}

/** A hermit crab that looks out of a spiral shell. */
export function hermitCrab(palette: Palette): string {
  const { body, trim, accent, ink, light } = palette;
  const tones = [body[0], body[1], body[2]] as const;
  const drawing = new InkDrawing('crab', palette);
  const shell = [trim[0], trim[1], trim[2]] as const;
  for (const leg of [
    '190,300 120,316 84,356 78,414',
    '214,316 166,346 146,384 160,428',
    '250,322 236,360 244,398 276,424',
  ])
    drawing.solid(taper(leg, 24, 22, 14, 0), tones, '', [7, 8]);
  drawing.solid(
    shape(
      '190,304! 150,240 158,150 206,82 276,38 344,48! 392,66 424,126 420,200 388,268 330,318 260,334',
    ),
    shell,
    flat(shape('330,70 420,110 420,230 350,310 260,340 330,250 370,160'), trim[0], 0.6) +
      flat(
        taper('196,110 246,92 330,56', 10, 17, 8) +
          taper('166,176 246,168 404,112', 10, 22, 12) +
          taper('168,246 256,252 414,204', 10, 24, 12),
        mix(accent, trim[1], 0.35),
      ) +
      flat(shape('196,150 214,112 250,88 232,126 214,170'), light, 0.75),
    [18, 18],
  );
  drawing
    .line(sweep('404,112 330,120 246,150 160,178'), 6)
    .line(sweep('414,206 330,226 256,240 164,246'), 6)
    .line(sweep('346,50 292,72 240,96 196,108'), 6)
    .solid(
      shape('150,262! 176,230 226,224 262,246 276,290 258,330 214,344 164,328'),
      [mix(ink, trim[0], 0.2), mix(ink, trim[0], 0.45)],
      '',
      [6, 8],
    );
  drawing.solid(
    shape('96,220 130,190 186,190 232,216 246,264 224,308 170,322 114,308 84,268'),
    tones,
    flat(shape('200,200 260,250 230,320 150,330 210,280'), body[0], 0.6) +
      flat(`${disc(206, 246, 9)}${disc(190, 222, 5)}${disc(216, 270, 5)}`, body[0]),
    [14, 15],
  );
  drawing
    .solid(taper('108,292 48,320 0,290 -6,236', 24, 28, 26, 22), tones, '', [8, 9])
    .solid(
      shape(
        '-36,250! -64,196 -48,138 0,116 48,126! 30,148 32,166! 50,172 74,158! 78,202 46,240 4,258',
      ),
      tones,
      flat(shape('32,166! 50,172 74,158! 78,202 46,240 4,258 0,236 40,210'), body[0], 0.7) +
        flat(shape('-44,190 -32,156 0,138 -8,164 -26,196'), light),
      [10, 12],
    )
    .inked('M30 162l-10 14 20 2zM44 130l-16 2 10 14z', light)
    .solid(taper('120,204 104,160 96,126', 14, 12, 13), tones)
    .solid(taper('178,196 186,152 196,122', 14, 12, 13), tones)
    .solid(disc(92, 106, 36), [mix(light, body[0], 0.45), light], '', [8, 9])
    .solid(disc(202, 100, 40), [mix(light, body[0], 0.45), light], '', [8, 9])
    .flat(disc(84, 112, 19) + disc(190, 108, 21), ink)
    .flat(`${disc(76, 103, 7)}${disc(181, 98, 8)}${disc(94, 122, 3)}${disc(202, 118, 4)}`, light)
    .solid(shape('56,98! 66,70 104,64 130,92! 96,84'), [body[0], body[1]], '', [0, 6])
    .solid(shape('160,92! 172,58 220,52 244,86! 204,74'), [body[0], body[1]], '', [0, 6])
    .solid(
      shape('112,254! 136,246 170,248 200,240! 194,276 160,294 126,284'),
      [ink, throat(ink)],
      flat(shape('132,286 154,270 180,274 172,294'), tongue),
      [0, -5],
    )
    .line(sweep('100,250 112,253 116,262') + sweep('208,232 201,240 202,250'), 5);
  for (const [x, y, r] of [
    [36, 30, 12],
    [64, 62, 7],
    [8, 74, 6],
  ] as const)
    drawing.add(
      `<g fill="none" stroke-width="4"><path d="${disc(x, y, r)}"/><path d="M${n(x - r * 0.4)} ${n(y - r * 0.4)}l1 0" stroke="${light}"/></g>`,
    );
  return drawing.finish({ transform: 'translate(32 14)scale(.88)' });
}
