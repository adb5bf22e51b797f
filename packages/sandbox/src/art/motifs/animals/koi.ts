import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { fin } from './fin.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { ribbon, scales, taper } from './ribbon.ts';

const flips = ['', '', 'translate(400)scale(-1 1)'] as const;

/** A carp that turns in an S, seen from above and from the side. */
export const koi: Motif = {
  id: 'koi',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('koi', palette, variant === 2 ? -1 : 1);
    const pearl = mix(body[2], light, 0.72);
    const veil = (root: string, tips: string) => {
      const made = fin(root, tips, 0.2);
      drawing.solid(
        made.outline,
        [mix(trim[1], body[0], 0.45), trim[2], light],
        line(made.rays, mix(trim[1], body[0], 0.5), 4),
        [8, 10],
      );
    };
    veil('262,330 290,338', '146,346 164,400 216,426 272,430 326,418 366,384 374,336');
    veil('118,178 136,222', '60,150 18,182 0,228 18,276 60,298 98,266');
    veil('300,214 296,258', '352,190 390,212 402,252 384,292 338,310');
    const band = ribbon(
      '104,66 134,124 196,172 262,202 296,250 292,304 276,338',
      [30, 62, 70, 66, 52, 34, 15],
    );
    const patch = (d: string, fill: string) => flat(shape(d), fill);
    const first = variant === 2 ? ink : body[1];
    const second = variant === 2 ? accent : ink;
    drawing.solid(
      band.outline,
      [mix(pearl, body[0], 0.5), pearl, light],
      patch('96,50 190,90 214,150 160,170 130,140 100,160 60,110', first) +
        patch('210,160 280,150 320,206 300,252 262,240 236,250 222,216', first) +
        patch('254,276 330,262 320,330 282,320', first) +
        patch('180,150 226,160 236,196 196,190', second) +
        patch('286,246 330,256 300,280', second) +
        flat(
          shape('60,130 110,196 190,236 250,262 262,330 230,330 200,270 100,240'),
          body[0],
          0.32,
        ) +
        line(scales(band, [0.26, 0.98], 12, 6, [-1, 0.9]), mix(body[0], ink, 0.3), 2.6) +
        flat(taper('176,128 240,164 296,210 318,264', 0, 7, 8, 0), light, 0.75),
      [13, 16],
    );
    const dorsal = fin('170,128 300,232', '206,70 252,78 292,102 328,138 350,184 358,236', 0.16);
    drawing.solid(
      dorsal.outline,
      [mix(body[0], ink, 0.2), body[1], body[2]],
      line(dorsal.rays, mix(body[0], ink, 0.3), 4),
      [8, 8],
    );
    // the head turns towards the viewer
    drawing.solid(
      shape(
        '70,30! 100,10 136,22 176,56 196,96 186,132! 150,122 116,140 92,172! 66,146 46,106 48,64',
      ),
      [mix(pearl, body[0], 0.5), pearl, light],
      patch('110,10 180,40 200,110 150,110 124,84 96,70', variant === 2 ? accent : body[1]) +
        patch('46,110 84,120 92,172 50,150', first) +
        flat(shape('140,110 190,90 196,140 150,130 110,150 92,180 88,150'), body[0], 0.4),
      [8, 12],
    );
    drawing
      .line(sweep('92,170 112,136 150,120 186,130'), 6)
      .line(sweep('100,148 118,124 146,108 168,110'), 3.4);
    if (variant === 1)
      drawing
        .inked(shape('46,50! 50,26 84,2 108,6! 100,30 76,50'), mix(body[1], light, 0.3))
        .solid(
          disc(60, 16, 27),
          [mix(light, trim[1], 0.6), light],
          flat(disc(50, 6, 8), trim[2]),
          [6, 8],
        )
        .inked(
          shape('46,48! 66,44 92,28 106,8! 118,22 108,44 82,66 60,68'),
          mix(body[1], light, 0.3),
        )
        .line(sweep('58,60 84,50 106,28'), 3.4, mix(body[0], ink, 0.3));
    else
      drawing
        .inked(shape('52,60 58,32 92,8 108,14 106,30 84,40 70,62'), mix(body[1], light, 0.3))
        .line(sweep('62,54 72,36 96,22'), 4);
    drawing
      .inked(taper('62,62 34,72 20,104 -2,104', 6, 5, 4, 0), trim[1])
      .inked(taper('112,28 136,4 168,6 184,-14', 6, 5, 4, 0), trim[1])
      .line('M84 60l4-6M104 46l6-4', 5);
    eye(drawing, {
      x: 76,
      y: 98,
      w: 19,
      h: 17,
      iris: trim[1],
      nose: -1,
      lift: 0.9,
      fierce: 0,
      look: [-3, -2],
      lid: 6,
    });
    eye(drawing, {
      x: 146,
      y: 58,
      w: 16,
      h: 15,
      iris: trim[1],
      nose: -1,
      lift: 0.8,
      fierce: 0,
      look: [-2, -2],
      lid: 6,
    });
    veil('140,196 184,220', '80,236 72,290 104,338 152,352 196,330 204,278');
    return drawing.finish({
      transform: [
        'translate(8 6)scale(.97)',
        'translate(20 20)scale(1.36)rotate(-6 100 100)',
        `${flips[2]}rotate(-38 200 200)translate(6 12)scale(.98)`,
      ][variant] as string,
    });
  },
  small: ({ body, ink, light, trim }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M66 62Q96 60 96 92 78 96 70 84 54 98 46 84z" fill="${trim[2]}"/><path d="M40 26Q62 6 72 26L62 40zM22 44Q6 62 16 74L38 62z" fill="${trim[2]}"/><path d="M8 14C26-2 60 20 74 68Q74 74 66 74C30 68 2 36 8 14z" fill="${light}"/><path d="M24 8Q44 20 40 36 24 34 10 26 6 10 24 8zM50 40Q66 46 70 64 54 66 46 58z" fill="${body[1]}" stroke="none"/><path d="M8 14C26-2 60 20 74 68Q74 74 66 74C30 68 2 36 8 14z" fill="none"/></g><path d="M16 24h.1M28 14h.1" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`,
};
