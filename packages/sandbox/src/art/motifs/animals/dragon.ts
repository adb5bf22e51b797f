import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape, sweep } from '../drawing/curve.ts';
import { coiledDragon, dragonFace, hatchling } from './dragonPoses.ts';
import { eye } from './eye.ts';
import { fin } from './fin.ts';
import { comb, deepen, throat, tongue } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { ribbon, scales, taper } from './ribbon.ts';

/** A river dragon: jaw open, mane streaming. */
export const dragon: Motif = {
  id: 'dragon',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('dragon', palette, variant === 2 ? -1 : 1);
    const tones = [body[0], body[1], body[2]] as const;
    const gold = [trim[0], trim[1], trim[2]] as const;
    const flame = [deepen(accent, ink, 0.45), accent, mix(accent, light, 0.5)] as const;
    // the neck falls away behind the mane
    const neck = ribbon('270,200 330,236 352,310 316,380 250,440', [60, 70, 74, 70, 60]);
    drawing.solid(
      neck.outline,
      tones,
      line(scales(neck, [0.1, 1], 9, 5, [-1, 0.4]), mix(body[0], ink, 0.3), 3.4) +
        flat(
          ribbon('236,236 284,262 298,310 270,352 220,400', [24, 30, 34, 34, 30]).outline,
          trim[1],
        ) +
        line('M246 272l66-22M262 300l72-8M262 328l70 10M246 352l58 34M222 372l46 48', trim[0], 6),
      [18, 12],
    );
    const mane = fin('246,92 276,264', '262,4 348,8 408,72 430,158 416,240 386,304 322,330', 0.38);
    drawing.solid(
      mane.outline,
      flame,
      line(mane.rays, flame[0], 7) + line(mane.rays, flame[2], 2.4),
      [10, 12],
    );
    const inner = fin('236,110 250,256', '262,42 324,70 364,138 356,214 318,262', 0.36);
    drawing.solid(inner.outline, gold, line(inner.rays, trim[0], 4), [8, 10]);
    // horns
    drawing
      .solid(taper('196,92 214,52 202,14 168,-14', 12, 10, 8, 0), gold)
      .solid(taper('228,98 262,62 262,16 226,-22', 15, 12, 9, 0), gold, '', [6, 8])
      .solid(taper('262,50 290,30 300,0', 9, 6, 0), gold);
    if (variant === 1)
      drawing.solid(
        shape(
          '150,236! 70,226 20,246 -40,226! -24,262 -70,290! -14,300 -46,348! 12,334 24,380! 58,326 112,296!',
        ),
        [mix(accent, trim[1], 0.5), trim[1], trim[2]],
        flat(shape('150,246! 60,250 0,262 20,280 0,306! 40,300 90,276!'), light),
      );
    // far inside of the mouth, then the lower jaw
    drawing.solid(
      shape('60,194! 140,178 240,196 256,250 200,268 130,292 84,296!'),
      [ink, throat(ink)],
      flat(shape('232,214 188,226 150,246 110,262 74,250 104,286 160,282 224,258'), tongue) +
        line(sweep('222,238 168,254 108,272'), comb[0], 4),
      [0, -14],
    );
    drawing.solid(
      shape(
        '282,214! 262,262 214,306 156,326 104,332 84,306 80,284! 96,296 124,292 168,272 214,250 240,214!',
      ),
      [body[0], body[1]],
      flat(shape('90,306 160,314 230,280 280,230 270,290 180,340 90,340'), trim[1]) +
        flat(shape('100,322 170,322 240,286 282,240 270,290 180,340 90,340'), trim[0]),
      [4, 12],
    );
    drawing.inked(
      'M92 300Q86 272 96 246 112 268 114 297zM134 294q-4-20 4-34 12 12 14 28zM168 279q-2-16 6-28 10 10 12 21z',
      light,
    );
    drawing
      .solid(taper('112,330 94,358 104,392', 14, 9, 0), gold)
      .solid(taper('150,330 148,366 176,388', 13, 9, 0), gold)
      .solid(taper('196,318 206,352 238,362', 12, 8, 0), gold);
    // upper jaw and brow in one mass
    drawing.solid(
      shape(
        '26,176! 22,142 44,112 74,106 96,118 138,106 164,76! 206,66 252,92 284,144 288,214! 262,196 236,214 214,190 178,186 144,196! 112,192 70,206 44,204',
      ),
      tones,
      flat(shape('30,196 70,178 120,172 180,168 240,184 280,210 220,230 40,230'), trim[1]) +
        line(sweep('40,176 78,168 126,166 184,162 240,178'), mix(body[0], ink, 0.3), 4) +
        flat(shape('230,104 268,130 284,200 252,186 214,184 226,150'), body[0], 0.65) +
        line('M232 126q14 6 14 22M250 146q12 8 12 24M228 154q12 6 12 20M264 176q8 8 6 20', ink, 3),
      [10, 16],
    );
    drawing
      .inked(
        'M54 202Q52 232 66 250 82 232 82 202zM100 196q0 20 8 32 10-12 12-34zM134 193q0 18 8 28 8-12 10-30zM168 186q2 14 8 24 8-10 8-24zM36 202q-2 10 4 18 8-8 8-17z',
        light,
      )
      .solid(shape('34,136! 40,104 70,92 96,106 92,134! 74,124 58,142'), gold, '', [5, 8])
      .flat(shape('48,128! 62,114 80,116 70,128'), ink)
      .line(sweep('100,124 122,118 142,112'), 5)
      .line(sweep('104,140 128,134 148,126'), 4);
    eye(drawing, {
      x: 184,
      y: 130,
      w: 31,
      h: 23,
      iris: variant === 2 ? light : trim[1],
      nose: -1,
      fierce: 0.6,
      lift: 0.5,
      look: [-6, 1],
      slit: true,
      white: variant === 2 ? accent : mix(trim[2], light, 0.4),
      lid: 9,
    });
    drawing
      .solid(
        shape('130,132! 146,104 178,88 216,92 262,70! 248,112 220,128! 190,108 158,116'),
        flame,
        '',
        [5, 8],
      )
      .inked(taper('56,120 8,120 -16,164 12,208 4,250', 7, 6, 5, 4, 0), trim[2])
      .inked(taper('88,112 84,58 36,40 4,66 -18,40', 7, 6, 5, 4, 0), trim[2]);
    if (variant === 2)
      drawing.solid(
        disc(24, 288, 46),
        [trim[0], trim[1], trim[2]],
        flat(disc(8, 270, 13), light) +
          line('M-2 310a34 34 0 0 0 50-2', mix(accent, light, 0.4), 6),
        [10, 12],
      );
    return drawing.finish({
      transform: [
        'translate(6 14)scale(.98)',
        'translate(44-10)scale(1.06)rotate(10 200 200)',
        'translate(400 14)scale(-1 1)rotate(12 200 200)translate(14 0)',
      ][variant] as string,
    });
  },
  poses: [(palette) => coiledDragon(palette, dragon.hero(palette, 0)), dragonFace, hatchling],
  small: ({ trim, accent, ink, light }: Palette) =>
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"><path d="M50 4Q58 18 72 16 70 26 88 34 78 42 96 58 82 60 82 76 70 72 62 92 54 82 50 96 46 82 38 92 30 72 18 76 18 60 4 58 22 42 12 34 30 26 28 16 42 18 50 4z" fill="${accent}"/><circle cx="50" cy="52" r="26" fill="${trim[0]}"/><circle cx="47" cy="49" r="22" fill="${trim[1]}" stroke="none"/></g>` +
    flat(shape('30,46 40,30 56,32 42,40'), light),
};
