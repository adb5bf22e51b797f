import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { glint, placed } from './shine.ts';

type Steps = readonly [string, string, string];

/** A plume with its foot at the origin; its tip leans to the right. */
function plume(
  id: string,
  palette: Palette,
  [dark, mid, bright]: Steps,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const drawing = new InkDrawing(id, palette)
    .solid(
      'M-6 0C-34-50-56-120-30-186C-12-232 34-250 72-232C58-226 54-216 60-208C72-204 80-190 76-176C66-180 58-172 60-160C64-150 62-134 52-124C46-132 38-124 38-112C38-100 34-92 26-84C22-92 16-84 18-70C18-50 14-20 8 0z',
      [dark, mid],
      flat('M-6 0C-34-50-60-120-30-190C-10-232 30-250 60-240C10-214-16-150 0 0z', bright) +
        line(
          'M-38-120C-22-108-14-100-10-88M-36-160C-18-146-10-136-6-122M-16-206C0-190 8-176 8-160',
          mid,
          5,
        ),
      [0, 0],
    )
    .line('M2 0C-14-90-4-170 40-212', 5, mix(dark, palette.ink, 0.4))
    .line('M46-126L20-110M66-176L20-152M28-84L8-70', 3.5);
  return placed(drawing.finish({ contour: 12 }), x, y, scale, turn);
}

const half =
  'M-152-34C-160-74-120-92-74-82C-34-74-14-58 6-58C28-58 56-86 104-92C140-94 166-78 158-46C152-4 124 44 78 46C48 46 34 22 24 10C14 2 4 2-4 16C-16 44-44 60-84 52C-126 42-148 6-152-34z';
const eyes =
  'M-112-10C-90-40-52-38-28-12C-46 12-92 18-112-10zM44-18C64-46 104-46 126-22C108 8 62 10 44-18z';

function halfMask(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { body, trim, ink, light, accent } = palette;
  let lozenges = '';
  for (let row = -3; row < 4; row += 1)
    for (let col = 0; col < 5; col += 1) {
      const cx = 8 + col * 36 + (row & 1 ? 18 : 0);
      lozenges += `M${cx} ${row * 26 - 32}l18 26-18 26-18-26z`;
    }
  const drawing = new InkDrawing(id, palette)
    .solid(
      half,
      [body[0], body[1], body[2]],
      flat(lozenges, body[0], 0.75) +
        flat('M6-70C60 30 120 30 170-60V70H20z', mix(body[0], ink, 0.3), 0.4) +
        flat('M-150-40C-150-70-110-84-70-74C-100-66-126-56-132-20z', light, 0.8),
      [10, 14],
    )
    .add(
      `<path d="${half}" fill="none" stroke="${trim[1]}" stroke-width="9" transform="translate(1 -3)scale(.94)"/><path d="${half}" fill="none" stroke="${trim[2]}" stroke-width="3" transform="translate(0 -4)scale(.94)"/>`,
    )
    .line(eyes, 20, trim[0])
    .line(eyes, 13, trim[1])
    .inked(eyes, mix(ink, palette.sky[0], 0.3))
    .line('M-112-14C-90-44-52-42-28-16M44-22C64-50 104-50 126-26', 4, trim[2])
    .line(
      'M-16 40C-4 20 0 14 8 12M-60-52C-80-60-104-56-120-46M66-60C88-70 112-70 132-58',
      4,
      light,
      0.7,
    )
    .solid(
      'M6-96L30-66L10-26L-14-62z',
      [mix(accent, ink, 0.35), accent, mix(accent, light, 0.6)],
      flat('M6-96L8-62L-14-62z', light, 0.8),
      [8, 4],
    );
  for (const [dx, dy] of [
    [-38, -68],
    [-70, -76],
    [48, -78],
    [80, -88],
  ] as const)
    drawing.inked(disc(dx, dy, 7), trim[2]);
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

const face =
  'M-92-104C-50-128 50-128 92-104C104-40 98 40 60 92C36 124-36 124-60 92C-98 40-104-40-92-104z';

function drama(
  id: string,
  palette: Palette,
  happy: boolean,
  tones: Steps,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const [dark, mid, bright] = tones;
  const hollow = mix(palette.ink, palette.sky[0], 0.25);
  const features = happy
    ? [
        'M-70-18C-62-48-32-48-20-22C-36-32-54-32-70-18zM24-22C36-48 66-48 74-18C58-32 40-32 24-22z',
        'M-62 22C-30 40 34 40 66 20C60 74 30 92 0 92C-30 92-54 70-62 22z',
        'M-76-56C-56-78-34-76-18-60M22-60C36-76 60-78 78-56',
      ]
    : [
        'M-72-34C-54-36-34-26-24-6C-42-2-62-12-72-34zM28-6C36-26 56-36 76-34C66-12 46-2 28-6z',
        'M-56 84C-50 38-28 30 2 30C30 30 52 38 60 84C40 58-36 58-56 84z',
        'M-82-44C-60-66-40-62-22-34M26-34C42-62 62-66 86-44',
      ];
  const drawing = new InkDrawing(id, palette)
    .solid(
      face,
      [dark, mid, bright],
      flat('M14-130C20-40 60 40 20 126L90 110L120-100z', dark, 0.55) +
        flat(
          'M-84-98C-60-110-30-114-10-114C-50-94-76-50-78-10C-92-40-92-70-84-98z',
          palette.light,
          0.7,
        ) +
        line('M96-80C100-20 90 50 56 88', mix(bright, palette.sky[2], 0.4), 6) +
        flat(
          happy ? 'M-8-30L-20 8C-4 18 14 16 22 6L8-30z' : 'M-8-24L-16 16C-2 24 12 22 20 14L8-24z',
          bright,
        ) +
        flat(happy ? 'M4-30L10 14L22 6L10-30z' : 'M4-24L8 20L20 14L10-24z', dark),
      [12, 14],
    )
    .inked(features[0] ?? '', hollow)
    .solid(
      features[1] ?? '',
      [mix(hollow, palette.ink, 0.5), mix(hollow, dark, 0.4)],
      '',
      [-8, -10],
    )
    .line(features[2] ?? '', 8, palette.ink)
    .flat(`${disc(-62, 8, 13)}${disc(70, 6, 13)}`, mix('#ff5f6e', mid, 0.25), 0.6);
  if (!happy) drawing.solid('M56 6C68 24 72 40 62 46C50 50 46 34 56 6z', ['#3aa0d8', '#a8e6ff']);
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

function ribbons(id: string, palette: Palette, d: string[]): string {
  const { trim } = palette;
  const drawing = new InkDrawing(id, palette);
  d.forEach((each) => drawing.solid(each, [trim[0], trim[1], trim[2]], '', [8, 10]));
  return drawing.finish({ contour: 12 });
}

export const mask: Motif = {
  id: 'mask',
  hero(palette, variant) {
    const { body, trim, light, accent, ink } = palette;
    const loud: Steps = [mix(accent, ink, 0.45), accent, mix(accent, light, 0.55)];
    if (variant === 0)
      return (
        ribbons('mask-a', palette, [
          'M352 210C400 240 372 300 396 372L360 356L346 392C330 320 366 270 330 232z',
          'M46 226C10 270 44 310 20 380L52 360L74 388C80 320 50 290 76 240z',
        ]) +
        plume('mask-b', palette, trim, 300, 180, 0.82, 34) +
        plume('mask-c', palette, loud, 262, 160, 0.86, 10) +
        plume('mask-d', palette, body, 214, 156, 0.68, -18) +
        plume('mask-e', palette, trim, 284, 196, 0.62, 66) +
        halfMask('mask', palette, 194, 234, 1.16, -6) +
        flat(glint(78, 172, 30) + glint(330, 256, 18), light)
      );
    if (variant === 1)
      return (
        ribbons('mask-a', palette, [
          'M60 120C0 160 20 240-10 300L30 290L44 320C60 250 40 200 90 170z',
          'M330 100C400 130 372 220 404 300L370 290L350 318C350 240 340 190 300 150z',
          'M190 60C160 20 110 10 70 30L90 46L66 70C120 64 150 80 180 100z',
        ]) +
        drama('mask-b', palette, false, trim, 276, 168, 1.08, 16) +
        drama('mask-c', palette, true, body, 142, 240, 1.26, -12) +
        flat(glint(66, 140, 28), light)
      );
    const horn = (letter: string, d: string, tones: Steps, bell: [number, number]) =>
      new InkDrawing(`mask-${letter}`, palette)
        .solid(d, tones, '', [14, 16])
        .solid(
          disc(bell[0], bell[1], 21),
          [trim[0], trim[1], light],
          line(`M${bell[0] - 20} ${bell[1] + 3}q20 10 40 0M${bell[0]} ${bell[1] + 8}v12`, ink, 4),
          [7, 8],
        )
        .finish({ contour: 13 });
    return (
      horn(
        'a',
        'M236 150C260 60 330 40 384 96C392 116 388 136 378 146C356 110 330 120 312 186z',
        body,
        [374, 158],
      ) +
      horn(
        'b',
        'M120 190C110 110 60 84 10 150C4 170 8 188 18 196C40 166 60 176 84 226z',
        loud,
        [24, 208],
      ) +
      horn(
        'c',
        'M110 196C110 90 150 20 230 14C246 20 250 34 246 44C220 60 252 110 306 186z',
        trim,
        [250, 44],
      ) +
      ribbons('mask-d', palette, [
        'M96 330L20 352L52 410L92 372L120 420L158 376L206 424L250 374L296 416L316 368L362 396L384 342L300 326z',
      ]) +
      drama(
        'mask-e',
        palette,
        true,
        [mix(light, palette.sky[0], 0.45), mix(light, palette.sky[1], 0.12), light],
        200,
        258,
        1.12,
        -5,
      ) +
      placed(halfMask('mask-f', palette, 0, 0, 0.66, 0), 200, 232, 1, -6) +
      flat(glint(152, 84, 26), light)
    );
  },
  small(palette) {
    const { body, trim, accent, light, ink } = palette;
    return new InkDrawing('mask-s', palette)
      .solid(
        'M56 44C44 26 50 6 70 4C64 10 74 16 66 22C74 26 62 32 62 44z',
        [trim[0], trim[1], trim[2]],
        '',
        [3, 4],
      )
      .solid(
        'M66 46C62 26 76 14 94 18C88 22 94 30 84 32C88 38 76 40 74 50z',
        [body[0], body[1], body[2]],
        '',
        [3, 4],
      )
      .solid(
        'M6 50C4 38 18 36 32 40C42 44 54 42 64 38C80 32 96 36 94 48C92 64 82 76 70 74C62 72 56 64 52 66C46 74 36 80 24 78C12 76 8 64 6 50z',
        [body[0], body[1], body[2]],
        flat('M10 50C10 42 20 40 30 44C20 44 14 50 14 58z', light),
        [4, 5],
      )
      .line(
        'M18 58C24 48 36 50 42 58C36 66 24 66 18 58zM60 56C66 46 78 46 84 52C80 62 68 64 60 56z',
        7,
        trim[1],
      )
      .inked(
        'M18 58C24 48 36 50 42 58C36 66 24 66 18 58zM60 56C66 46 78 46 84 52C80 62 68 64 60 56z',
        ink,
      )
      .inked('M52 32L60 42L54 54L46 44z', accent)
      .finish({ contour: 7, inner: 2 });
  },
};
