import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { shape } from '../drawing/curve.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { glint, placed, star } from './shine.ts';

type Steps = readonly [string, string, string];

/** Red leather, typical of boxing, mixed with a little of the palette’s body colour. */
function leather(palette: Palette): Steps {
  return ['#86101c', '#dc2a2e', '#ff8a72'].map((red, at) =>
    mix(red, palette.body[at as 0 | 1 | 2], 0.06),
  ) as unknown as Steps;
}

const mitt = shape(
  '-72,92! -104,40 -122,-30 -108,-100 -52,-142 30,-146 92,-116 118,-60 112,0 92,44 74,92!',
);
const thumb = shape('58,96! 34,60 8,10 6,-32 34,-56 70,-44 92,-8 108,24 112,62 98,92!');

/** A glove upright around the origin, seen slightly from the palm side: fist up, thumb right. */
function glove(
  id: string,
  palette: Palette,
  tones: Steps,
  x: number,
  y: number,
  scale: number,
  turn: number,
  mirror = false,
): string {
  const [dark, mid, bright] = tones;
  const { light, ink, sky, trim } = palette;
  const deep = mix(dark, ink, 0.4);
  const cuff = mix(light, sky[1], 0.12);
  const drawing = new InkDrawing(id, palette, mirror ? -1 : 1);
  const flip = mirror ? -1 : 1;
  const lit = mirror
    ? flat('M60-136C100-120 128-70 118-20C106-70 90-100 40-126C30-136 44-142 60-136z', light, 0.9)
    : flat('M-104-30C-108-84-80-118-36-130C-66-106-84-74-84-30C-86-6-104-4-104-30z', light, 0.9);
  drawing
    .solid(
      'M-82 84C-30 106 40 106 86 82L96 186C40 208-40 208-92 188z',
      [mix(cuff, sky[0], 0.5), cuff],
      flat('M-100 120C-30 142 40 142 110 116V146C40 170-40 170-100 148z', mid) +
        flat(mirror ? 'M-100 60H-40V220H-110z' : 'M50 60H110V220H40z', ink, 0.3),
      [10, 6],
    )
    .line('M-84 110C-30 130 40 130 90 106M-90 162C-30 184 40 184 94 160', 4)
    .solid(
      mitt,
      [dark, mid, bright],
      flat('M120-60C100 20 40 70-60 60C-30 110 60 120 130 90z', dark) +
        flat('M-70 60C-30 76 20 74 60 40L90 110H-80z', deep, 0.7) +
        lit,
      [22, 18],
    )
    .line('M-56-138C-40-110-36-80-40-54M10-146C18-120 18-96 12-70', 4)
    .line('M-108-10C-80-30-30-36 4-26', 4)
    .solid(
      thumb,
      [dark, mid, bright],
      flat('M30-20C30 20 60 70 96 90L120 40C100 60 50 20 60-36z', dark, 0.6) +
        (mirror
          ? line('M66-34C84-10 96 14 100 40', light, 8)
          : line('M26-22C28-34 40-40 50-38', light, 9)),
      [9, 10],
    )
    .line('M-92 196C-40 214 40 214 94 194', 5, mix(trim[1], light, 0.2))
    .line('M-30 96L-2 118M-2 96L-30 118M-34 128L0 148M0 128L-34 148', 9)
    .line('M-30 96L-2 118M-2 96L-30 118M-34 128L0 148M0 128L-34 148', 4.5, light)
    .line('M-94-96C-60-120-10-126 40-112', 3, bright, 0.9);
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${flip * scale} ${scale})">${drawing.finish({ contour: 14 })}</g>`;
}

/** A straight punch at the viewer: the knuckles fill the frame, and the cuff is behind. */
function punch(palette: Palette): string {
  const [dark, mid, bright] = leather(palette);
  const { light, ink, sky, trim } = palette;
  const deep = mix(dark, ink, 0.45);
  const cuff = mix(light, sky[1], 0.15);
  return new InkDrawing('boxing-gloves-p', palette)
    .solid('M258 250L420 318L396 430L300 430L216 330z', [mix(dark, ink, 0.3), dark], '', [12, 12])
    .solid(
      'M250 240C300 240 356 270 372 306L326 384C290 396 236 380 210 350z',
      [mix(cuff, sky[0], 0.5), cuff],
      flat('M290 236L392 300L340 390L300 390C330 340 330 290 290 236z', mix(cuff, ink, 0.45)) +
        line('M268 250C308 260 344 290 352 320', trim[1], 10),
      [10, 10],
    )
    .solid(
      shape(
        '40,196 44,116 96,54 180,34 262,52 316,110 326,190 306,270 250,326 172,344 96,322 52,268',
      ),
      [dark, mid, bright],
      flat('M330 90C330 220 250 310 90 316C150 370 300 360 340 250z', dark) +
        flat('M340 150C320 270 240 330 120 336C200 380 330 330 350 220z', deep, 0.8) +
        flat('M66 176C64 112 112 66 178 58C138 80 108 116 104 166C100 190 68 200 66 176z', light) +
        flat('M92 212a11 11 0 1 0 1 0z', light, 0.9) +
        line('M312 196C304 256 268 300 214 318', mix(bright, sky[2], 0.4), 8),
      [26, 24],
    )
    .line(
      'M120 74C112 108 116 138 130 160M186 52C178 90 180 124 190 152M252 70C250 102 248 128 242 154M70 196C120 168 240 164 318 200',
      5,
    )
    .solid(
      shape(
        '30,250 44,204 84,192 128,214 178,240 222,262 236,292 218,322 178,330 128,322 76,304 40,282',
      ),
      [dark, mid, bright],
      flat('M30 280C90 270 170 300 240 280L220 340H80z', dark, 0.7) +
        line('M54 232C60 214 82 208 104 222', light, 10),
      [10, 14],
    )
    .line('M150 232C142 246 138 258 138 270', 4)
    .finish({ contour: 15 });
}

export const boxingGloves: Motif = {
  id: 'boxing-gloves',
  hero(palette, variant) {
    const { light, accent, ink, trim } = palette;
    const burst = (x: number, y: number, r: number) =>
      new InkDrawing('boxing-gloves-b', palette)
        .inked(star(x, y, r, r * 0.6, 11, 8), accent)
        .flat(star(x, y, r * 0.74, r * 0.46, 11, 8), light)
        .finish({ contour: 12 });
    if (variant === 0)
      return (
        new InkDrawing('boxing-gloves-l', palette)
          .line('M110 330C90 400 200 410 214 340C226 290 280 300 300 350', 15)
          .line('M110 330C90 400 200 410 214 340C226 290 280 300 300 350', 7, light)
          .finish() +
        glove('boxing-gloves-a', palette, trim, 276, 158, 0.94, 20) +
        glove('boxing-gloves-c', palette, leather(palette), 146, 206, 1.12, -14) +
        flat(glint(68, 120, 28) + glint(352, 90, 18), light)
      );
    if (variant === 1)
      return (
        burst(172, 178, 212) +
        punch(palette) +
        `<g stroke-linecap="round">${line('M20 360L70 320M14 40L50 70M380 60L336 84', ink, 8)}</g>`
      );
    return (
      glove('boxing-gloves-a', palette, leather(palette), 96, 262, 0.98, 62) +
      glove('boxing-gloves-c', palette, trim, 308, 246, 0.98, -58, true) +
      burst(202, 96, 92) +
      flat(glint(202, 96, 30), accent) +
      `<g stroke-linecap="round">${line('M70 60L104 92M330 44L300 76M202 340V380M150 352L136 384M258 350L274 380', light, 7, 0.9)}</g>`
    );
  },
  small(palette) {
    return placed(
      glove('boxing-gloves-s', palette, leather(palette), 200, 178, 1, -12),
      0,
      0,
      0.25,
    );
  },
};
