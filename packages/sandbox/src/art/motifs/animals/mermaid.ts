import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { drawFace, skinTones } from './face.ts';
import { fin } from './fin.ts';
import { deepen } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { ribbon, scales } from './ribbon.ts';

/** A mermaid with sea creatures in her hair. */
export const mermaid: Motif = {
  id: 'mermaid',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('mermaid', palette, variant === 2 ? -1 : 1);
    const skin = skinTones(ink, light);
    const hair = [deepen(accent, ink, 0.5), accent, mix(accent, light, 0.45)] as const;
    const gold = [trim[0], trim[1], trim[2]] as const;
    const web = (root: string, tips: string) => {
      const made = fin(root, tips, 0.22);
      drawing.solid(
        made.outline,
        [body[0], mix(body[1], trim[1], 0.5), trim[2]],
        line(made.rays, body[0], 4.5),
        [8, 10],
      );
    };
    web('334,104 356,110', '258,50 284,-2 334,-24 386,-8 420,34 422,88');
    const tail = ribbon('300,460 400,390 420,280 372,190 344,100', [70, 62, 48, 34, 14]);
    drawing.solid(
      tail.outline,
      [body[0], body[1], body[2]],
      line(scales(tail, [0.12, 0.98], 9, 4), mix(body[0], ink, 0.25), 3),
      [12, 12],
    );
    drawing.solid(
      shape(
        '190,34 270,44 312,110 300,180 330,236 310,300 344,350! 306,356 316,410! 270,396 240,440! 120,430 60,440! 70,392 26,400! 58,350 50,300 14,300! 56,262 88,220 84,150 110,80',
      ),
      hair,
      line(
        sweep('300,170 280,230 306,290 282,370') + sweep('96,200 100,260 66,310 84,370'),
        hair[0],
        6,
      ) + line(sweep('110,180 112,250 84,300'), hair[2], 5),
      [14, 14],
    );
    drawing
      .solid(
        shape(
          '166,236! 174,276 150,304 92,322 62,364 50,440! 320,440! 306,366 276,326 232,300 226,240!',
        ),
        skin,
        flat(shape('170,250 226,240 236,290 200,310 176,290'), skin[0], 0.7) +
          line(sweep('120,332 150,340 170,356') + sweep('262,338 230,344 214,360'), skin[0], 4),
        [14, 12],
      )
      .solid(
        shape('84,390! 92,352 126,344 160,360 178,396! 184,440 90,440'),
        gold,
        line('M128 440L96 368M130 440l-4-90', trim[0], 4),
        [6, 8],
      )
      .solid(
        shape('186,396! 204,362 236,346 272,358 280,396! 274,440 184,440'),
        gold,
        line('M234 440l4-88M240 440l30-70', trim[0], 4),
        [6, 8],
      )
      .inked(disc(182, 398, 10), light);
    let pearls = '';
    for (const [x, y] of [
      [142, 306],
      [158, 320],
      [178, 328],
      [200, 328],
      [220, 320],
      [236, 306],
    ] as const)
      pearls += disc(x, y, 8);
    drawing.inked(pearls, light);
    drawFace(drawing, {
      iris: mix(body[1], trim[1], 0.35),
      lips: mix('#d03a4e', accent, 0.08),
      shadow: body[1],
      wink: variant === 1,
      laughs: variant === 1,
      narrow: variant === 2,
    });
    drawing
      .solid(
        shape(
          '170,86! 150,116 118,132 108,170 112,214! 88,196 80,150 92,96 130,54 190,34 250,44 294,86 304,140 282,190 290,230! 258,206 256,160 236,120 204,112! 196,98',
        ),
        hair,
        line(
          sweep('178,70 140,86 106,130 98,170') + sweep('200,70 244,92 272,134 272,180'),
          hair[0],
          5,
        ) +
          flat(
            shape('120,84 150,54 190,46 160,68 134,94') + shape('226,62 256,72 276,100 250,88'),
            light,
            0.55,
          ),
        [8, 12],
      )
      .solid(
        shape('250,64! 262,36 278,60! 306,58 290,82! 302,106 276,100! 258,122 254,94! 230,82!'),
        [mix(trim[0], accent, 0.3), trim[1], trim[2]],
        flat(disc(270, 78, 5) + disc(270, 58, 3) + disc(288, 72, 3) + disc(264, 98, 3), light),
        [4, 5],
      )
      .inked(disc(242, 46, 9) + disc(222, 38, 7), light);
    web('240,160 238,214', '274,112 314,122 330,166 318,212 274,240');
    if (variant === 2)
      drawing
        .line('M104 118Q150 70 232 92', 6, trim[1])
        .inked(disc(122, 102, 7) + disc(144, 92, 8) + disc(196, 84, 8) + disc(218, 88, 7), light)
        .inked('M170 76l14 16-14 22-14-22z', trim[2]);
    drawing.flat(`${disc(40, 90, 12)}${disc(66, 56, 7)}${disc(24, 50, 6)}`, light, 0.5);
    return drawing.finish({
      transform: [
        'translate(-8 8)',
        'translate(-44-40)scale(1.34)rotate(-7 180 180)',
        'translate(404 10)scale(-1 1)rotate(6 200 200)',
      ][variant] as string,
    });
  },
  small: ({ trim, ink, light, accent }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M50 92L34 90 8 58Q2 40 14 36 14 18 32 20 38 6 50 8 62 6 68 20 86 18 86 36 98 40 92 58L66 90z" fill="${trim[1]}"/><path d="M50 92L34 90 8 58Q6 50 10 42L40 80z" fill="${trim[2]}" stroke="none"/><path d="M44 88L16 40M47 88L33 24M50 88V12M53 88L67 24M56 88L84 40" fill="none"/><circle cx="50" cy="78" r="13" fill="${light}"/></g><circle cx="46" cy="74" r="4" fill="${accent}" opacity=".5"/>`,
};
