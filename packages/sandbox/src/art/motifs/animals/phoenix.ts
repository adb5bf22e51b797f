import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { fin } from './fin.ts';
import { deepen } from './flesh.ts';
import { disc, flat, InkDrawing, line, oval } from '../drawing/inkDrawing.ts';
import { ribbon, scales, taper } from './ribbon.ts';

/** A firebird with raised wings and a tail of sparks. */
export const phoenix: Motif = {
  id: 'phoenix',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('phoenix', palette, variant === 2 ? -1 : 1);
    const tones = [body[0], body[1], body[2]] as const;
    const gold = [trim[0], trim[1], trim[2]] as const;
    const hot = [deepen(accent, ink, 0.45), accent, mix(accent, light, 0.5)] as const;
    const edge = variant === 2 ? gold : hot;
    const feathers = (root: string, tips: string, ramp: readonly [string, string, string]) => {
      const made = fin(root, tips, 0.2, true);
      drawing.solid(
        made.outline,
        ramp,
        line(made.rays, ramp[0], 6) + line(made.rays, ramp[2], 2),
        [8, 10],
      );
    };
    const plumes = [
      '226,280 262,356 330,384 400,356',
      '214,290 222,372 280,408 350,420',
      '200,290 178,350 196,396 150,430',
    ];
    for (const [at, spine] of plumes.entries()) {
      const plume = ribbon(spine, [14, 17, 20, 30, 12]);
      const tip = plume.at(0.86, 0);
      const [x, y] = [Math.round(tip.x), Math.round(tip.y)];
      drawing
        .solid(plume.outline, at === 1 ? hot : tones, '', [6, 8])
        .inked(oval(x, y, 21, 18), trim[1])
        .flat(disc(x, y, 11), accent)
        .flat(disc(x - 3, y - 3, 5), light);
    }
    feathers('130,190 190,200', '74,-14 30,4 -4,40 -26,90 -26,140 0,190 44,222', edge);
    feathers('130,190 180,200', '92,40 56,56 30,90 20,130 34,168 66,196', tones);
    feathers(
      '180,176 250,262',
      '190,-24 250,-8 306,16 356,52 392,98 412,152 414,206 392,252 350,286',
      edge,
    );
    feathers('180,176 246,252', '200,34 246,46 290,70 326,106 344,150 342,196 318,234', tones);
    feathers(
      '182,176 240,240',
      '208,94 242,104 270,126 288,158 288,190 272,216',
      variant === 2 ? hot : gold,
    );
    const trunk = ribbon('128,106 136,150 156,202 200,258 250,306', [26, 36, 56, 44, 8]);
    drawing.solid(
      trunk.outline,
      tones,
      line(scales(trunk, [0.14, 0.9], 8, 5), mix(body[0], ink, 0.2), 3) +
        flat(taper('108,140 112,190 146,250 206,300', 6, 20, 22, 0), trim[2], 0.7),
      [14, 12],
    );
    drawing
      .inked(
        `${taper('196,296 178,318 166,346', 9, 6, 6)}M166 340l-20 6 12 2-4 14 12-10 8 12 2-16z`,
        trim[1],
      )
      .solid(taper('134,82 150,46 140,10', 10, 12, 0), gold, '', [5, 5])
      .solid(taper('148,84 182,60 188,20', 10, 12, 0), hot, '', [5, 5])
      .solid(taper('152,98 196,92 222,66', 9, 11, 0), gold, '', [5, 5]);
    const sings = variant === 1;
    if (sings) drawing.solid(shape('86,118! 56,122 34,142! 62,146 92,138!'), [trim[0], trim[1]]);
    drawing
      .solid(
        shape('82,106 92,78 120,66 150,76 164,106 154,138 126,152 98,142'),
        tones,
        flat(shape('90,128 120,132 156,110 150,140 126,154 96,144'), trim[2], 0.8),
        [8, 10],
      )
      .solid(
        sings
          ? shape('94,84! 64,78 36,86 10,110! 40,108 66,114 92,122!')
          : shape('92,88! 62,86 40,102 26,134! 44,124 66,126 92,128!'),
        gold,
        '',
        [4, 8],
      )
      .line(sings ? 'M70 92l-8 4' : 'M70 98l-8 5', 4);
    eye(drawing, {
      x: 118,
      y: 102,
      w: 20,
      h: 15,
      iris: trim[1],
      nose: -1,
      fierce: 0.6,
      lift: 0.5,
      look: [-3, 0],
      lid: 7,
    });
    drawing
      .flat(taper('138,104 160,96 178,112', 6, 4, 0), accent)
      .flat(
        shape('300,330 306,342 318,346 306,350 300,364! 296,350 284,346 296,342') +
          shape('60,300 64,312 76,316 64,320 60,332! 56,320 44,316 56,312'),
        trim[2],
      );
    return drawing.finish({
      transform: [
        'translate(8 6)scale(.97)',
        'translate(30 26)scale(1.5)rotate(-8 120 110)',
        'translate(394-6)scale(-1 1)rotate(-46 200 200)translate(8 6)scale(.96)',
      ][variant] as string,
    });
  },
  small: ({ trim, accent, ink, light, body }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M48 98Q30 60 48 34 24 28 40 2 84 4 80 40 76 66 48 98z" fill="${body[1]}"/><path d="M60 6Q84 20 78 42 72 66 48 98 58 50 66 40 70 20 60 6z" fill="${body[0]}" stroke="none"/><circle cx="58" cy="36" r="16" fill="${trim[1]}"/><circle cx="58" cy="36" r="8" fill="${accent}"/></g><circle cx="55" cy="33" r="4" fill="${light}"/>`,
};
