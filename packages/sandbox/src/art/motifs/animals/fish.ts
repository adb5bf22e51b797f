import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { points, shape, sweep } from '../drawing/curve.ts';
import { eye } from './eye.ts';
import { fin } from './fin.ts';
import { deepen, throat } from './flesh.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { ribbon, scales } from './ribbon.ts';

const bodies = [
  '44,196 110,178 180,186 250,214 300,232',
  '44,196 110,178 180,186 250,214 300,232',
  '60,250 110,196 180,170 250,186 300,232',
] as const;

/** The tips moved towards the middle of the root, for a second colour within a fin. */
function toward(root: string, tips: string, share: number): string {
  const [from, to] = points(root) as [{ x: number; y: number }, { x: number; y: number }];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return points(tips)
    .map((tip) => `${Math.round(x + (tip.x - x) * share)},${Math.round(y + (tip.y - y) * share)}`)
    .join(' ');
}

/** A fighting fish in full flare. */
export const fish: Motif = {
  id: 'fish',
  hero(palette, variant) {
    const { body, trim, accent, ink, light } = palette;
    const drawing = new InkDrawing('fish', palette, variant === 2 ? -1 : 1);
    const membrane = (root: string, tips: string, bite: number) => {
      const made = fin(root, tips, bite);
      drawing.solid(
        made.outline,
        [deepen(accent, ink, 0.5), accent, mix(accent, light, 0.45)],
        flat(fin(root, toward(root, tips, 0.58), bite).outline, mix(body[1], accent, 0.15)) +
          line(made.rays, deepen(accent, ink, 0.55), 4) +
          line(made.rays, mix(accent, light, 0.5), 1.6),
        [9, 11],
      );
    };
    membrane(
      '278,214 292,258',
      '322,112 376,92 416,142 434,208 426,282 390,342 330,374 280,346',
      0.16,
    );
    membrane('120,150 258,206', '92,72 134,18 196,-8 262,6 312,50 326,124', 0.14);
    membrane('138,232 262,236', '122,290 140,344 188,382 244,386 288,360 300,306', 0.16);
    const band = ribbon(bodies[variant === 2 ? 0 : variant], [30, 62, 66, 50, 26]);
    const head = shape('40,196! 62,158 108,116 134,124 152,196 132,260 96,258 58,228');
    drawing.solid(
      band.outline,
      [body[0], body[1], body[2]],
      flat(shape('120,110 220,150 310,220 290,232 200,190 120,170'), body[2], 0.55) +
        line(scales(band, [0.3, 0.98], 9, 6, [-1, 0.86]), mix(body[0], ink, 0.25), 3) +
        (variant === 2
          ? flat(
              shape('170,130! 196,130! 214,270! 176,280!') +
                shape('220,140! 240,150! 262,270! 236,276!') +
                shape('268,170! 282,180! 300,260! 284,266!'),
              ink,
              0.75,
            )
          : '') +
        flat(shape('130,250 190,250 260,262 310,250 300,280 120,280'), trim[2], 0.8),
      [14, 20],
    );
    drawing.solid(
      head,
      [mix(body[0], ink, 0.25), body[1], body[2]],
      flat(shape('100,112 150,120 152,196! 130,170 112,150'), trim[1], 0.9) +
        flat(shape('58,228 100,232 140,244 130,270 80,262'), trim[2], 0.9),
      [8, 14],
    );
    // gill cover, twice, so that it looks like a plate with thickness
    drawing
      .inked(shape('132,124! 166,158 170,206 142,262! 150,222 146,168'), trim[1])
      .flat(shape('137,134! 158,160 162,200 150,236! 157,206 152,166'), trim[2]);
    if (variant === 1) {
      drawing
        .inked(shape('36,190! 66,192 104,206 112,222! 96,240 62,246 44,230!'), throat(ink))
        .inked('M50 193l7 17 8-15 9 18 8-15 8 16 8-11z', light)
        .inked('M54 240l7-15 8 16 8-17 9 14 8-15 5 13z', light);
    } else {
      drawing
        .inked(shape('36,192! 46,186 58,194 62,204! 48,206!'), mix(body[0], ink, 0.2))
        .inked(shape('44,208! 60,204 64,212 54,220 46,218!'), mix(body[0], ink, 0.5))
        .line(sweep('62,204 76,214 82,226'), 5);
    }
    eye(drawing, {
      x: 98,
      y: 166,
      w: 25,
      h: 21,
      iris: trim[1],
      nose: -1,
      lift: variant === 2 ? 0.45 : 0.8,
      fierce: variant === 1 ? 0.5 : 0.2,
      look: [-4, 1],
      white: light,
    });
    membrane('150,214 168,250', '198,192 238,210 250,252 232,292 190,306', 0.14);
    if (variant === 2)
      drawing.inked(
        `${disc(20, 150, 14)}${disc(-6, 116, 9)}${disc(30, 106, 7)}`,
        mix(light, accent, 0.2),
      );
    drawing.flat(shape('70,148 92,128 112,124 96,136 80,152'), light, 0.85);
    return drawing.finish({
      transform: [
        'rotate(-8 200 200)',
        'translate(-6-76)scale(1.42)rotate(-4 100 200)',
        'rotate(34 200 200)translate(400)scale(-1 1)translate(0 6)',
      ][variant] as string,
    });
  },
  small: (palette: Palette) => smallFish(palette),
};

function smallFish({ body, trim, accent, ink, light }: Palette): string {
  return (
    `<g stroke="${ink}" stroke-width="3.5" stroke-linejoin="round">` +
    `<path d="M66 50L95 26 88 50 96 78z" fill="${accent}"/><path d="M34 32Q50 8 66 38z" fill="${accent}"/>` +
    `<path d="M6 52Q30 16 72 46V56Q34 88 6 52z" fill="${body[1]}"/>` +
    `<path d="M10 54Q36 62 70 55 34 85 10 54z" fill="${body[0]}" stroke="none"/>` +
    `<path d="M34 33Q44 50 34 70" fill="none"/><path d="M46 58Q58 56 62 66 50 70 46 58z" fill="${trim[1]}"/></g>` +
    flat(disc(22, 46, 6), light) +
    flat(disc(21, 46, 3), ink)
  );
}
