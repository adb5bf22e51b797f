import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, line, oval } from '../drawing/inkDrawing.ts';
import { glint, placed, star } from './shine.ts';

type Mood = 'glad' | 'cool' | 'wink';

/** A head in three-quarter view around the origin, looking slightly to the right. */
function head(
  id: string,
  palette: Palette,
  mood: Mood,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { body, trim, accent, light, ink, sky } = palette;
  const [dark, mid, bright] = body;
  const deep = mix(dark, ink, 0.45);
  const screen = mix(sky[0], ink, 0.5);
  const glow = mix(accent, light, 0.25);
  const eyes = {
    glad: `${oval(-6, -2, 19, 26)}${oval(70, -6, 15, 25)}`,
    cool: 'M-34-18L20-26L14 14C-2 24-24 18-34-18zM48-28L96-32C98-2 84 16 60 12z',
    wink: `${oval(-6, -2, 19, 26)}M50 2C58-18 82-20 92-4C80-10 66-8 50 2z`,
  }[mood];
  const drawing = new InkDrawing(id, palette)
    .line('M16-116C14-140 22-150 20-168', 15)
    .line('M16-116C14-140 22-150 20-168', 7, trim[1])
    .solid(disc(20, -180, 20), [mix(accent, ink, 0.35), accent, light], '', [6, 7])
    .solid(
      'M-132-36C-150-34-158-14-156 6C-154 28-142 40-122 38L-104 30V-34z',
      [trim[0], trim[1], trim[2]],
      line('M-140-20C-146-6-144 8-138 22', trim[0], 6),
      [8, 8],
    )
    .solid(
      'M120-30C138-26 146-10 144 8C142 24 134 32 120 30z',
      [mix(trim[0], ink, 0.3), trim[0], trim[1]],
      '',
      [6, 6],
    )
    .solid(
      'M-118-60C-116-104-78-120-10-122C60-124 112-112 122-72C130-30 128 30 118 62C106 92 60 104-6 102C-70 100-108 92-116 58C-124 20-122-30-118-60z',
      [dark, mid, bright],
      flat('M90-124C112-40 108 50 60 110H140V-90z', dark) +
        flat('M112-90C124-20 120 50 84 104H140V-90z', deep) +
        flat('M-100-60C-98-88-70-100-24-104C-60-90-78-70-82-36C-84-20-102-30-100-60z', light, 0.9) +
        flat('M-40-122L-28-122L-22-84H-42zM4-122H16L14-84H-2z', trim[1]) +
        line('M118-10C118 30 108 60 84 84', mix(bright, sky[2], 0.4), 6),
      [14, 14],
    )
    .solid(
      'M-66-52C-64-74-40-82 26-82C84-82 112-76 114-48C118-20 116 24 108 42C98 58 60 62 24 62C-30 62-58 56-64 36C-72 6-70-26-66-52z',
      [trim[0], trim[1], trim[2]],
      '',
      [8, 9],
    )
    .solid(
      'M-52-46C-50-64-28-68 28-68C80-68 100-62 102-42C104-16 102 18 96 32C88 46 56 48 24 48C-24 48-46 42-52 26C-58 4-56-24-52-46z',
      [mix(screen, ink, 0.4), screen],
      flat('M-60-70H0L-36 50H-60z', mix(screen, light, 0.2)),
      [8, 10],
    )
    .flat(eyes, glow)
    .flat(
      mood === 'cool'
        ? 'M-24-12L8-17L2-4zM56-20L86-23L82-8z'
        : `${disc(-12, -12, 7)}${mood === 'glad' ? disc(66, -16, 6) : ''}`,
      '#ffffff',
    )
    .line(mood === 'cool' ? 'M16 30C30 36 50 34 66 24' : 'M10 24C24 40 54 38 66 20', 6, glow)
    .line('M-96 66C-40 84 50 84 104 64', 4);
  for (const [bx, by] of [
    [-94, 20],
    [-96, -6],
    [-92, 46],
  ] as const)
    drawing.inked(disc(bx, by, 7), trim[2]);
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

/** A jointed arm along a curve, ending in a three-fingered claw. */
function arm(
  drawing: InkDrawing,
  palette: Palette,
  d: string,
  x: number,
  y: number,
  turn: number,
): void {
  const { body, trim, light, ink } = palette;
  const tube = mix(trim[0], ink, 0.15);
  drawing
    .line(d, 40)
    .line(d, 29, tube)
    .add(
      `<path d="${d}" fill="none" stroke="${trim[1]}" stroke-width="29" stroke-dasharray="9 8" stroke-linecap="butt"/>`,
    )
    .line(d, 6, light, 0.45)
    .add(
      `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M-30 10C-56-10-58-50-34-70C-34-52-28-38-16-30zM-12-30C-16-60-6-84 14-90C10-70 14-50 14-30zM30 10C58-6 62-44 44-66C40-50 32-38 16-30z" fill="${trim[1]}"/><path d="M-34 12C-34-22-20-38 0-38C22-38 34-20 34 12C20 24-20 24-34 12z" fill="${body[1]}"/>${flat('M8-38C26-30 32-10 34 12L8 20C18 4 18-20 8-38z', body[0])}${line('M-22-4C-20-18-12-26-2-28', light, 6)}</g>`,
    );
}

function torso(drawing: InkDrawing, palette: Palette): void {
  const { body, trim, accent, light, ink, sky } = palette;
  const [dark, mid, bright] = body;
  drawing
    .solid(
      'M-40-104H44L40-70H-38z',
      [mix(trim[0], ink, 0.3), trim[0], trim[1]],
      line('M-46-94H50M-44-82H48', ink, 4),
      [10, 4],
    )
    .solid(
      'M-110-60C-60-84 64-84 112-60C124-10 112 60 84 104C40 122-40 122-82 104C-112 60-122-10-110-60z',
      [dark, mid, bright],
      flat('M60-90C90-10 70 70 30 130H110L130-50z', dark) +
        flat('M-96-40C-90-58-60-66-30-68C-64-48-74-20-72 20C-84 10-100-10-96-40z', light, 0.85),
      [16, 14],
    )
    .solid(
      'M-60-34C-20-44 40-44 70-34C74 0 68 30 56 52C20 60-24 60-50 52C-62 30-66 0-60-34z',
      [mix(trim[0], ink, 0.2), trim[1], trim[2]],
      '',
      [8, 9],
    )
    .inked(disc(-22, -2, 24), mix(light, sky[1], 0.1))
    .line('M-22-2L-8-16', 6, accent)
    .line('M-38-2A16 16 0 0 1-6-2', 3)
    .inked(disc(32, -14, 10), accent)
    .inked(disc(38, 14, 10), bright)
    .line('M-34 38H40M-30 48H36', 4);
}

export const robot: Motif = {
  id: 'robot',
  hero(palette, variant) {
    const { light, trim, body, accent } = palette;
    if (variant === 0) {
      const trunk = new InkDrawing('robot-b', palette);
      arm(trunk, palette, 'M104 306C40 316 10 350 20 430', 20, 440, 180);
      arm(trunk, palette, 'M294 306C360 310 386 250 352 186', 350, 178, 14);
      trunk.add('<g transform="translate(198 350)scale(1.12)">');
      torso(trunk, palette);
      return (
        trunk.add('</g>').finish() +
        head('robot-a', palette, 'glad', 186, 168, 1.12, -7) +
        flat(glint(84, 92, 28) + glint(380, 56, 18), light)
      );
    }
    if (variant === 1) {
      const drawing = new InkDrawing('robot-b', palette)
        .inked(
          'M110 330C86 370 100 400 116 436C130 410 146 400 142 356zM246 336C236 380 250 400 262 440C282 410 294 380 276 336z',
          mix('#ff6a1a', accent, 0.2),
        )
        .flat(
          'M118 340C106 370 114 390 122 412C130 394 136 380 134 352zM254 342C248 372 256 390 264 416C274 394 280 376 268 342z',
          '#ffd84a',
        )
        .solid(
          'M80 230C84 210 140 208 146 228L150 330C140 346 96 346 86 330z',
          [trim[0], trim[1], trim[2]],
          line('M84 268H150M86 310H150', trim[0], 5),
          [8, 8],
        )
        .solid(
          'M236 236C244 214 290 214 296 234L288 336C276 350 240 350 232 336z',
          [trim[0], trim[1], trim[2]],
          line('M236 272H294M234 314H290', trim[0], 5),
          [8, 8],
        );
      arm(drawing, palette, 'M116 236C60 230 40 190 60 130', 60, 122, -14);
      arm(drawing, palette, 'M268 244C330 256 350 300 334 352', 334, 360, 170);
      drawing
        .line('M162 330C150 350 146 370 156 390M216 332C226 352 236 366 234 386', 36)
        .line(
          'M162 330C150 350 146 370 156 390M216 332C226 352 236 366 234 386',
          25,
          mix(trim[0], body[0], 0.3),
        );
      drawing.add('<g transform="translate(190 266)rotate(5)scale(.74)">');
      torso(drawing, palette);
      drawing
        .add('</g>')
        .solid(
          'M120 392C130 372 176 374 184 394L182 410H118zM206 392C214 370 262 372 268 390L268 408H206z',
          [body[0], body[1], body[2]],
          '',
          [8, 8],
        );
      return (
        placed(
          drawing.finish() + head('robot-a', palette, 'wink', 188, 128, 0.84, 6),
          14,
          -6,
          1,
          5,
        ) +
        `<g stroke-linecap="round">${line('M20 220V300M376 60V130M352 120V160', light, 6, 0.7)}</g>` +
        flat(glint(104, 84, 22), light)
      );
    }
    const gear = (x: number, y: number, r: number, fill: string, id: string) =>
      new InkDrawing(id, palette)
        .solid(star(x, y, r, r * 0.76, 11, 6), [trim[0], fill, trim[2]], '', [6, 8])
        .inked(disc(x, y, Math.round(r * 0.36)), body[0])
        .finish({ contour: 11 });
    return (
      gear(316, 76, 66, trim[1], 'robot-g') +
      gear(70, 344, 58, trim[1], 'robot-h') +
      head('robot-a', palette, 'cool', 194, 244, 1.44, 5) +
      flat(glint(70, 140, 34) + glint(350, 180, 18), light)
    );
  },
  small(palette) {
    const { body, trim, accent, light, ink } = palette;
    return new InkDrawing('robot-s', palette)
      .line('M52 26L54 10', 4)
      .inked(disc(54, 9, 6), accent)
      .inked('M14 46C4 46 4 68 14 68zM86 44C96 46 96 66 86 66z', trim[1])
      .solid(
        'M14 42C16 26 28 22 50 22C74 22 86 28 87 42C90 60 88 76 84 84C76 92 26 94 18 86C12 76 12 58 14 42z',
        [body[0], body[1], body[2]],
        flat('M20 42C22 32 30 28 40 27C30 32 26 38 25 48z', light),
        [6, 6],
      )
      .solid(
        'M28 42C30 36 76 34 80 42C84 54 82 66 78 72C70 76 36 78 30 72C26 64 26 50 28 42z',
        [ink, mix(ink, accent, 0.18)],
        '',
        [3, 3],
      )
      .flat(`${oval(46, 53, 5, 7)}${oval(68, 52, 4, 7)}`, mix(accent, light, 0.25))
      .line('M50 66C54 70 62 70 66 65', 2.5, mix(accent, light, 0.25))
      .finish({ contour: 7, inner: 2 });
  },
};
