import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { drawFace, skinTones } from './face.ts';
import { deepen } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { taper } from './ribbon.ts';

/** A sorceress with an orb. */
export const sorceress: Motif = {
  id: 'sorceress',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('sorceress', palette, variant === 2 ? -1 : 1);
    const skin = skinTones(ink, light);
    const cloth = [body[0], body[1], body[2]] as const;
    const hair = [
      mix(ink, '#4b2590', 0.35),
      mix(ink, '#7040c4', 0.66),
      mix('#a27bf0', light, 0.15),
    ] as const;
    const hooded = variant === 1;
    if (hooded)
      drawing.solid(
        shape(
          '176,-8! 262,16 326,90 340,200 330,300 400,360 420,440! -10,440! 20,360 76,310 74,200 90,100 130,40!',
        ),
        [mix(body[0], ink, 0.55), mix(body[0], ink, 0.2), body[1]],
        '',
        [14, 14],
      );
    drawing
      .solid(
        variant === 2
          ? shape(
              '150,60! 120,6 60,-10 10,30! 60,40 76,70! 30,70 -10,110 -20,170! 30,140 66,150! 20,200 10,270 44,330! 60,270 96,250! 70,330 110,400 160,420! 260,430 320,380! 300,330 310,290! 360,310 400,280 410,220! 370,240 330,210! 390,180 410,110 370,50! 350,90 310,90! 320,40 280,0 220,-10!',
            )
          : shape(
              '150,70 240,60 304,120 306,220 330,300 306,380 336,440! 250,440 40,440! 62,370 48,300 86,220 96,130',
            ),
        hair,
        line(
          sweep('290,140 282,240 304,330 286,410') + sweep('100,170 98,260 72,340 80,410'),
          hair[2],
          5,
        ),
        [14, 14],
      )
      .solid(
        shape('166,236! 174,282 146,310 92,330 70,440! 310,440! 290,350 238,310 226,236!'),
        skin,
        flat(shape('170,250 226,240 236,300 200,316 176,296'), skin[0], 0.7),
        [12, 10],
      )
      .solid(
        shape('96,316! 70,280 50,270! 30,330 0,380 -10,440! 170,440! 180,410 130,360'),
        cloth,
        line(sweep('60,284 96,340 150,390 176,440'), trim[1], 7),
        [10, 12],
      )
      .solid(
        shape('250,306! 288,266 316,262! 350,330 400,370 420,440! 200,440! 196,410 230,360'),
        cloth,
        line(sweep('304,276 266,330 214,392 200,440'), trim[1], 7),
        [12, 12],
      )
      .solid(shape('188,366! 206,392 188,426 170,392!'), [trim[0], trim[1], trim[2]], '', [4, 6]);
    drawing.line(sweep('150,318 168,344 188,364') + sweep('240,314 214,344 190,364'), 5, trim[1]);
    drawFace(drawing, {
      iris: mix(trim[1], accent, 0.2),
      lips: mix('#b8204e', accent, 0.15),
      shadow: mix(accent, body[1], 0.3),
      narrow: variant === 1,
      laughs: variant === 2,
    });
    drawing
      .solid(
        shape(
          '170,84! 140,118 124,170 122,230 134,286 110,330! 84,290 84,220 90,140 120,88 160,64',
        ),
        hair,
        line(sweep('138,96 108,160 106,240 116,300'), hair[2], 5),
        [6, 10],
      )
      .solid(
        shape(
          '164,80! 206,94 244,132 256,190 250,260 276,330! 306,280 306,200 296,120 256,76 200,62',
        ),
        hair,
        line(sweep('210,78 266,124 282,200 276,290'), hair[2], 5),
        [6, 10],
      )
      .line('M258 216v20', 4)
      .inked('M258 234l10 16-10 22-10-22z', trim[1])
      .flat('M258 240l5 9-5 12-5-12z', accent);
    if (hooded)
      drawing.solid(
        shape(
          '176,-8! 258,14 318,90 332,190 318,320! 288,280 290,200 274,130 226,88 176,82 130,104 104,160 104,250 92,320! 70,240 72,150 100,70 136,30!',
        ),
        cloth,
        line(sweep('96,300 92,180 120,106 176,70 240,80 288,140 302,210 306,300'), trim[1], 7) +
          flat(shape('110,80 136,36 180,14 160,44 130,84'), light, 0.55),
        [10, 12],
      );
    if (variant === 0)
      drawing
        .solid(
          shape('88,100! 104,40 120,-20 176,-56 244,-40 290,-58! 266,-16 262,20 300,106! 196,80'),
          cloth,
          flat(shape('90,96 110,54 190,40 276,54 300,100 196,84'), cloth[0]) +
            line('M100 72q92-40 186-2', accent, 18),
          [12, 10],
        )
        .inked('M184 36h32v28h-32zM192 44h16v12h-16z', trim[1])
        .solid(
          shape(
            '-20,140! 20,96 100,84 196,76 300,92 372,120 420,166! 330,138 256,116 176,102 92,116 30,132',
          ),
          cloth,
          line(sweep('-10,136 40,118 110,100 180,92 260,104 340,130 410,158'), trim[1], 5),
          [4, 9],
        )
        .inked(
          shape('290,18! 294,30 306,34 294,38 290,50! 286,38 274,34 286,30') +
            shape('118,22! 121,31 130,34 121,37 118,46! 115,37 106,34 115,31'),
          trim[2],
        );
    // hand and orb
    if (variant !== 1)
      drawing
        .solid(
          taper('-30,440 14,420 44,386', 34, 28, 22),
          cloth,
          line('M-2 396l40 34', trim[1], 7),
          [8, 8],
        )
        .solid(taper('44,382 18,356 10,322', 14, 11, 6), skin, '', [4, 4])
        .solid(taper('60,384 110,372 126,334', 15, 11, 6), skin, '', [4, 4])
        .flat(disc(66, 318, 74), accent, 0.2)
        .solid(
          disc(66, 318, 48),
          [deepen(accent, ink, 0.5), accent, mix(accent, light, 0.6)],
          flat(shape('66,290! 72,310 92,316 72,322 66,344! 60,322 40,316 60,310'), light) +
            flat(disc(46, 294, 9), light),
          [9, 10],
        )
        .solid(
          shape('34,392! 30,364 42,358 56,366 70,362 84,368 96,366! 96,392 70,410'),
          skin,
          '',
          [4, 6],
        );
    else
      drawing.flat(
        shape('60,120! 66,138 84,144 66,150 60,168! 54,150 36,144 54,138') +
          shape('340,60! 345,73 358,78 345,83 340,96! 335,83 322,78 335,73'),
        trim[2],
      );
    return drawing.finish({
      transform: [
        'translate(14 30)scale(.95)',
        'translate(-46-36)scale(1.3)rotate(-5 190 190)',
        'translate(392 12)scale(-.96 .96)rotate(3 200 200)',
      ][variant] as string,
    });
  },
  small: ({ accent, ink, light, trim }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M26 96L34 76H66L74 96z" fill="${trim[1]}"/><circle cx="50" cy="44" r="40" fill="${accent}"/></g><path d="M82 20A40 40 0 0 1 22 73 44 44 0 0 0 82 20z" fill="${ink}" opacity=".3"/><path d="M50 18l6 20 20 6-20 6-6 20-6-20-20-6 20-6z" fill="${light}"/><circle cx="30" cy="24" r="6" fill="${light}"/>`,
};
