import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { skinTones } from './face.ts';
import { deepen, throat } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** A captain with an eye patch and one golden tooth. */
export const pirate: Motif = {
  id: 'pirate',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('pirate', palette, variant === 2 ? -1 : 1);
    const skin = skinTones(ink, light);
    const hair = [
      mix(ink, '#5a2a14', 0.35),
      mix(ink, '#6e3416', 0.72),
      mix(ink, '#b4683a', 0.75),
    ] as const;
    const gold = [trim[0], trim[1], trim[2]] as const;
    const cloth = [deepen(accent, ink, 0.5), accent, mix(accent, light, 0.4)] as const;
    const coat = [body[0], body[1], body[2]] as const;
    if (variant === 2) cutlass(drawing, palette);
    drawing
      .solid(shape('90,340! 30,370 -10,440! 420,440! 400,370 320,330!'), coat, '', [16, 14])
      .solid(
        shape('250,150 316,150 336,210! 356,250 326,268! 350,310 312,320! 330,366 280,362 240,300'),
        hair,
        line(sweep('290,180 306,240 290,330') + sweep('316,190 326,220'), hair[2], 4),
        [10, 10],
      )
      .solid(
        shape('120,330 200,370 290,320! 330,350 270,440! 120,440! 90,360!'),
        [mix(light, body[0], 0.4), light],
        '',
        [10, 10],
      )
      .solid(
        shape('270,330! 330,300 378,340! 372,390 400,440 250,440 300,390'),
        coat,
        line('M282 336q50 20 78-4', trim[1], 7),
        [8, 10],
      )
      .solid(shape('100,350! 66,340 40,370! 70,400 60,440 150,440 110,400'), coat, '', [8, 10])
      .solid(
        shape(
          '108,134 112,166 100,196 106,226 116,262 150,300 200,310 256,280 290,226 298,130 200,104',
        ),
        skin,
        flat(shape('250,120 310,120 300,240 240,310 160,310 230,260 256,190'), skin[0], 0.5) +
          flat(shape('106,130 200,110 300,126 296,164 206,150 110,162'), skin[0], 0.55) +
          flat(shape('206,216 232,206 252,220 236,238 212,234'), '#d9503c', 0.35),
        [12, 8],
      )
      .solid(
        shape('290,176! 308,164 322,180 318,212 300,226 288,212'),
        skin,
        line('M300 182q10 4 4 24', skin[0], 4),
        [4, 6],
      )
      .line(disc(306, 240, 15), 9)
      .line(disc(306, 240, 15), 5, trim[1]);
    // beard in one dark mass with plaits
    drawing
      .solid(
        shape(
          '104,232! 124,246 132,262! 150,252 176,256 214,252 236,258! 262,236 286,190! 300,240 290,290! 296,330 262,334! 258,378 228,364! 214,412 190,376! 168,402 160,362! 134,372 132,334! 108,318 112,280!',
        ),
        hair,
        line(
          sweep('270,250 262,300 236,340') +
            sweep('246,270 234,310 214,350') +
            sweep('130,280 146,320 160,340') +
            sweep('190,310 194,350'),
          hair[2],
          4.5,
        ),
        [8, 12],
      )
      .solid(
        taper('246,340 262,372 252,410', 13, 12, 6),
        hair,
        line('M238 360l30 6M242 380l28 0', hair[2], 4),
        [3, 5],
      )
      .inked('M240 392h28v16h-28z', trim[1])
      .solid(
        shape('138,266! 160,274 190,278 220,270 242,250! 238,282 210,300 176,300 150,288'),
        [ink, throat(ink)],
        flat(shape('138,264! 190,278 244,248! 236,274 206,290 164,288'), light) +
          line('M160 268l2 24M182 272v22M204 272l2 22M222 262l6 22', mix(light, ink, 0.5), 3) +
          flat('M183 273h21l1 24h-22z', '#f2b01e') +
          flat('M186 277h6v10h-6z', '#fff0a8'),
        [0, -4],
      )
      .solid(
        shape('150,236! 130,232 108,246 88,244 70,228! 74,258 96,274 124,270 150,258 160,250!'),
        hair,
        line(sweep('90,254 116,258 144,246'), hair[2], 3.5),
        [3, 7],
      )
      .solid(
        shape('150,240! 184,230 214,244 244,240 268,216! 272,248 250,270 216,272 184,262 162,256!'),
        hair,
        line(sweep('174,246 212,258 246,254'), hair[2], 3.5),
        [3, 7],
      );
    drawing
      .solid(
        shape('162,160! 172,190 182,212 174,236 152,240 126,238 112,226 118,210 138,194!'),
        skin,
        flat(shape('120,216 134,206 142,214 130,226'), skin[2]),
        [8, 10],
      )
      .line(sweep('164,238 158,228 148,232'), 4);
    eye(drawing, {
      x: 222,
      y: 186,
      w: 28,
      h: 21,
      iris: deepen(accent, ink, 0.1),
      nose: -1,
      fierce: 0.35,
      lift: variant === 1 ? 0.3 : 0.6,
      look: [-7, 1],
      lid: 9,
    });
    drawing
      .line(sweep('196,208 222,214 244,206'), 3.5, skin[0])
      .line(sweep('252,184 266,178') + sweep('252,192 268,192'), 4, skin[0])
      .solid(taper('184,162 220,136 272,146', 9, 12, 3), hair, '', [2, 5])
      .line('M104 132Q180 160 300 132', 9, mix(ink, body[0], 0.1))
      .solid(
        shape('108,164! 130,152 158,164! 160,190 144,206 122,204 108,190'),
        [ink, mix(ink, body[0], 0.25), mix(ink, light, 0.4)],
        '',
        [5, 7],
      )
      .line('M150 122L142 150', 7)
      .line('M262 214l18 40M262 232l18-8M270 248l16-8', 3.6, skin[0]);
    if (variant === 1) bandana(drawing, cloth, palette);
    else
      drawing
        .solid(
          taper('290,60 356,16 410,22 440,80', 16, 26, 24, 0),
          cloth,
          line(sweep('290,60 356,16 410,22 436,70'), cloth[2], 4),
          [6, 8],
        )
        .solid(
          shape('96,128! 92,60 140,16 206,10 270,22 310,66 316,126! 206,96'),
          coat,
          '',
          [12, 12],
        )
        .solid(
          shape(
            '2,150! -10,104 30,76 76,88 130,64 206,58 290,68 336,92 384,72 414,104 398,150! 350,146 290,120 206,112 120,124 56,152',
          ),
          coat,
          line(sweep('4,142 50,140 120,112 206,100 292,108 350,134 394,140'), trim[1], 9) +
            flat(shape('20,104 40,90 70,98 120,78 100,94 56,110'), light, 0.6),
          [8, 14],
        )
        .solid(
          disc(204, 72, 25),
          gold,
          flat('M204 54l5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z', trim[0]),
          [4, 6],
        );
    return drawing.finish({
      transform: [
        'translate(4 10)scale(.98)rotate(-4 200 200)',
        'translate(-50-50)scale(1.26)rotate(5 200 200)',
        'translate(396 16)scale(-.96 .96)rotate(4 200 200)',
      ][variant] as string,
    });
  },
  small: ({ trim, ink, accent, light }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M10 88L30 66Q66 52 94 6 98 58 50 78L34 84 18 96z" fill="${light}"/><path d="M94 6Q98 58 50 78L42 76Q80 54 94 6z" fill="${ink}" stroke="none" opacity=".3"/><path d="M6 86l16-18 14 14L18 98z" fill="${accent}"/><path d="M16 58Q30 48 38 62 56 66 50 86 40 92 36 82L20 66Q12 66 16 58z" fill="${trim[1]}"/></g>`,
};

function cutlass(drawing: InkDrawing, { trim, ink, light }: Palette): void {
  drawing
    .solid(
      shape('300,440! 360,300 376,160 340,-10! 410,90 424,220 400,340 360,440!'),
      [mix(light, ink, 0.4), mix(light, ink, 0.08), light],
      '',
      [14, 4],
    )
    .inked('M270 400q70-40 150 10l-8 22q-70-40-150-8z', trim[1]);
}

function bandana(
  drawing: InkDrawing,
  cloth: readonly [string, string, string],
  { light, trim }: Palette,
): void {
  drawing
    .solid(shape('296,118! 350,120 392,160 420,156! 400,184 350,176 306,150!'), cloth, '', [4, 7])
    .solid(shape('300,130! 330,164 336,206 366,230! 330,232 306,196 290,150!'), cloth, '', [4, 7])
    .solid(
      shape('96,144! 90,90 122,46 190,26 260,38 304,82 312,136! 206,110'),
      cloth,
      flat(
        disc(140, 80, 9) +
          disc(186, 58, 9) +
          disc(236, 66, 9) +
          disc(176, 98, 8) +
          disc(226, 102, 8) +
          disc(274, 96, 9) +
          disc(118, 112, 8),
        light,
        0.9,
      ) + line(sweep('98,140 206,104 310,132'), trim[1], 8),
      [12, 14],
    );
}
