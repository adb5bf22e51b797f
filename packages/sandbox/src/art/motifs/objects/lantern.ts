import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { flat, InkDrawing, line, oval } from '../drawing/inkDrawing.ts';
import { glint, placed } from './shine.ts';

const paper =
  'M-84 118C-112 60-128-40-104-104C-84-146-40-160 0-160C44-160 88-142 106-102C128-40 112 60 84 118A84 24 0 0 1-84 118z';

function halo(id: string, palette: Palette, x: number, y: number, r: number): string {
  const warm = mix('#ffc24a', palette.light, 0.3);
  return `<radialGradient id="${id}"><stop stop-color="${warm}" stop-opacity=".9"/><stop offset=".45" stop-color="${warm}" stop-opacity=".35"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
}

/** A paper sky lantern lit by its own flame: brightest at the bottom, with the panel seams visible in the light. */
function lanternAt(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
  look: 0 | 1 | 2 = 0,
): string {
  const { body, ink, light, accent } = palette;
  const warm = ['#b5401c', '#f58a1f', '#ffc648', '#fff0b0'].map((each, at) =>
    mix(each, body[at > 1 ? 2 : (at as 0 | 1)], 0.12),
  ) as [string, string, string, string];
  const [deep, mid, bright, hot] = warm;
  const petals = [-70, 0, 72]
    .map(
      (px) =>
        `M${px} -64q-22 24 0 56q22-32 0-56M${px - 8} -10q-26-8-34-34q30 0 34 34M${px + 8} -10q26-8 34-34q-30 0-34 34`,
    )
    .join('');
  const drawing = new InkDrawing(id, palette)
    .solid(
      paper,
      [deep, mid],
      flat('M-100 130C-130 20-70-60 0-60C70-60 130 20 100 130z', bright) +
        flat('M-76 150C-92 60-50-4 0-4C50-4 92 60 76 150z', hot) +
        flat('M40-170C64-110 66 40 46 150L110 130L140-100z', deep, 0.32) +
        flat('M-46-160C-90-140-112-90-108-30C-90-100-70-130-46-160z', hot, 0.9) +
        line('M-34-158C-60-90-60 40-40 140M38-158C62-90 62 40 42 140', deep, 4) +
        line('M-112-30C-60-14 60-14 114-30', deep, 3, 0.7) +
        (look === 0 ? line(petals, deep, 5, 0.75) : '') +
        (look === 1
          ? flat(
              'M-130 30L-110-10-90 30-70-10-50 30-30-10-10 30 10-10 30 30 50-10 70 30 90-10 110 30 130-10V50H-130z',
              mix(accent, deep, 0.3),
              0.7,
            )
          : '') +
        (look === 2 ? flat('M-18-96a34 34 0 1 0 42 46a40 40 0 1 1-42-46z', deep, 0.7) : '') +
        line('M112-80C126-30 112 50 90 106', mix(bright, palette.sky[2], 0.3), 6),
      [0, 0],
    )
    .inked(oval(0, 118, 85, 25), mix(deep, ink, 0.3))
    .flat('M-74 120A76 18 0 0 1 74 120C40 108-40 108-74 120z', hot)
    .line('M-82 120L80 116M-28 140L26 96', 4)
    .flat(
      'M-18 128C-30 104-8 96-6 72C14 88 26 106 14 128C4 136-10 136-18 128z',
      mix('#ff7a1c', accent, 0.15),
    )
    .flat('M-9 128C-14 112 0 106 2 92C12 106 14 118 8 128z', light)
    .line('M-84 122A84 24 0 0 0 84 122', 5, bright);
  return placed(drawing.finish({ contour: 13 }), x, y, scale, turn);
}

/** Seen from below: the bamboo ring and the burning wick are in front of the paper vault. */
function fromBelow(id: string, palette: Palette): string {
  const { light, body, accent } = palette;
  const tone = (hex: string) => mix(hex, body[1], 0.1);
  const drawing = new InkDrawing(id, palette)
    .solid(
      'M38 250C20 110 130 0 250 16C366 34 410 160 346 262C330 330 250 372 176 360C96 350 48 310 38 250z',
      [tone('#c04a1c'), tone('#f58a1f'), tone('#ffc648')],
      line(
        'M120 330C60 200 120 70 210 16M196 362C200 220 240 100 250 16M290 330C340 220 330 100 290 26',
        tone('#8e3413'),
        5,
      ),
      [26, 22],
    )
    .solid(
      'M40 262C40 196 116 176 200 186C290 196 352 222 346 274C338 334 262 372 176 362C96 352 42 320 40 262z',
      [tone('#ffd35e'), tone('#fff0b8')],
      flat(
        'M70 270C80 220 150 206 200 212C270 220 320 240 314 276C300 320 250 346 180 340C110 332 72 310 70 270z',
        light,
      ) +
        line(
          'M96 210L168 276M210 190L196 270M310 226L222 282M330 320L220 300M190 360L196 304M62 320L170 296',
          tone('#e08a2c'),
          4,
        ),
      [0, -16],
    )
    .line(
      'M42 262C42 196 116 178 200 188C290 198 350 222 344 274C336 332 262 370 176 360C96 350 44 320 42 262z',
      18,
    )
    .line(
      'M42 262C42 196 116 178 200 188C290 198 350 222 344 274C336 332 262 370 176 360C96 350 44 320 42 262z',
      9,
      tone('#c98a3a'),
    )
    .line('M44 280L344 268M110 198L268 348', 7)
    .inked(
      'M150 300C110 260 160 232 164 170C190 196 200 196 206 216C216 200 216 190 214 176C252 214 264 268 228 302C204 318 172 316 150 300z',
      mix('#ff6a1a', accent, 0.15),
    )
    .flat(
      'M166 296C146 268 176 250 182 214C196 236 206 236 210 250C216 242 216 238 216 232C234 258 236 282 218 298C200 308 180 306 166 296z',
      '#ffc23c',
    )
    .flat(
      'M178 298C170 278 188 268 192 250C208 266 214 284 206 298C198 304 186 304 178 298z',
      light,
    );
  return drawing.finish({ contour: 14 });
}

export const lantern: Motif = {
  id: 'lantern',
  hero(palette, variant) {
    const { light } = palette;
    const sparks = (d: string) => flat(d, light, 0.9);
    if (variant === 0)
      return (
        lanternAt('lantern-a', palette, 336, 84, 0.36, 10, 2) +
        lanternAt('lantern-b', palette, 52, 150, 0.26, -8, 1) +
        halo('lantern-h', palette, 190, 270, 230) +
        lanternAt('lantern-c', palette, 188, 204, 1.14, -7) +
        sparks(glint(314, 270, 18) + glint(80, 330, 14) + glint(280, 360, 10))
      );
    if (variant === 1)
      return (
        halo('lantern-h', palette, 196, 270, 240) +
        lanternAt('lantern-a', palette, 352, 64, 0.3, 16, 1) +
        fromBelow('lantern-b', palette) +
        sparks(glint(70, 72, 20))
      );
    return (
      lanternAt('lantern-a', palette, 56, 74, 0.3, -10, 1) +
      lanternAt('lantern-b', palette, 212, 52, 0.24, 6) +
      halo('lantern-h', palette, 288, 190, 150) +
      lanternAt('lantern-c', palette, 292, 150, 0.72, 11, 1) +
      halo('lantern-i', palette, 124, 330, 170) +
      lanternAt('lantern-d', palette, 124, 262, 0.88, -9, 2) +
      lanternAt('lantern-e', palette, 316, 346, 0.44, 6) +
      sparks(glint(210, 190, 16) + glint(370, 270, 12))
    );
  },
  small(palette) {
    return placed(lanternAt('lantern-s', palette, 200, 214, 1.05, -8), 0, 0, 0.25);
  },
};
