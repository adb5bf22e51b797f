import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { disc, flat, InkDrawing, line, oval } from '../drawing/inkDrawing.ts';
import { arc, glint, placed } from './shine.ts';

const bellShape =
  'M-24-118C-62-110-68-66-76-6C-82 36-98 62-126 84A126 30 0 0 0 126 84C98 62 82 36 76-6C68-66 62-110 24-118z';

/** A bell seen slightly from below, so that its mouth and clapper are visible. */
function bell(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
  swing = 0,
): string {
  const [dark, mid, bright] = palette.trim;
  const deep = mix(dark, palette.ink, 0.45);
  const band = (top: number, rx: number) =>
    `M${-rx} ${top}C${-rx * 0.5} ${top + 16} ${rx * 0.5} ${top + 16} ${rx} ${top}`;
  const drawing = new InkDrawing(id, palette)
    .line('M0-120C-34-124-32-164 0-164C32-164 34-124 0-120', 24, palette.ink)
    .line('M0-120C-30-124-28-160 0-160C28-160 30-124 0-120', 10, mid)
    .line('M-22-140C-20-156-10-160 0-160', 5, bright)
    .solid(
      bellShape,
      [dark, mid],
      flat('M30-120C40-60 40 30 74 92L130 90L84 0L66-110z', mix(mid, dark, 0.7)) +
        flat('M54-100C64-50 62 20 100 88L140 90L88 0L74-90z', deep) +
        line('M64-60C70-10 84 46 112 76', mix(dark, palette.sky[2], 0.55), 6) +
        flat('M-52-100C-64-60-64 20-106 86L-62 100C-36 50-40-60-28-114z', bright) +
        flat('M-46-94C-58-50-58 6-76 44C-62 36-48-30-34-98z', palette.light) +
        line(band(-66, 70), deep, 5) +
        line(band(-58, 72), bright, 4) +
        line(band(34, 96), deep, 16) +
        line(band(34, 96), mid, 8) +
        `<path d="${band(34, 94)}" fill="none" stroke="${palette.light}" stroke-width="6" stroke-dasharray="0 17" stroke-linecap="round"/>`,
      [0, 0],
    )
    .solid(oval(0, 84, 128, 32), [mid, bright], flat('M20 40h120v90H0z', dark), [0, 0])
    .inked(oval(2, 86, 108, 22), deep)
    .flat('M-104 84A106 22 0 0 1 40 66C0 84-60 96-90 96z', palette.ink, 0.6)
    .line(`M${swing * 0.5} 70L${swing} 104`, 14)
    .solid(
      disc(swing, 116, 27),
      [dark, mid, bright],
      flat(disc(swing - 10, 106, 6), palette.light),
      [8, 9],
    );
  return placed(drawing.finish({ contour: 14 }), x, y, scale, turn);
}

/** A bow with two loops and two tails, knot at the origin. */
function bow(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const [dark, mid, bright] = palette.body;
  const fold = mix(dark, palette.ink, 0.35);
  const drawing = new InkDrawing(id, palette)
    .solid(
      'M-6 10C-30 50-50 90-92 124L-58 128L-50 158C-14 120 6 70 12 14z',
      [dark, mid, bright],
      '',
      [14, 8],
    )
    .solid('M4 10C20 56 40 84 84 108L52 120L50 150C10 120-6 70-8 14z', [dark, mid], '', [14, 8])
    .solid(
      'M0 0C-40-58-112-70-138-42C-156-16-120 34-84 40C-48 42-20 20 0 0z',
      [dark, mid, bright],
      flat('M-14 0C-50-22-86-26-112-8C-96 18-50 22-14 0z', fold),
      [10, 14],
    )
    .solid(
      'M0 0C34-62 104-80 136-54C158-30 130 24 92 34C52 42 22 18 0 0z',
      [dark, mid, bright],
      flat('M14 0C46-26 84-36 112-20C98 10 52 20 14 0z', fold),
      [12, 14],
    )
    .line('M-20-12C-44-34-70-44-92-44M22-14C44-38 70-52 94-54', 4, bright)
    .solid(
      'M-24-18C-10-28 16-28 26-16C32 0 28 18 20 24C4 32-16 28-24 20C-32 4-30-8-24-18z',
      [dark, mid, bright],
      '',
      [7, 8],
    );
  return placed(drawing.finish({ contour: 13 }), x, y, scale, turn);
}

const ringing = (palette: Palette, d: string) =>
  `<g fill="none" stroke-linecap="round">${line(d, palette.light, 6, 0.8)}</g>`;

export const bells: Motif = {
  id: 'bells',
  hero(palette, variant) {
    if (variant === 0)
      return (
        bell('bells-a', palette, 268, 202, 1.08, -24, 22) +
        bell('bells-b', palette, 138, 244, 1.16, 22, -24) +
        bow('bells-c', palette, 204, 84, 1.02, -4) +
        ringing(palette, arc(120, 230, 178, 178, 132, 160) + arc(290, 190, 168, 168, 20, 44)) +
        flat(glint(92, 168, 30) + glint(350, 150, 18), palette.light)
      );
    if (variant === 1)
      return (
        ringing(
          palette,
          arc(290, 40, 330, 330, 150, 164) +
            arc(290, 40, 366, 366, 152, 162) +
            arc(230, 60, 330, 330, 26, 38),
        ) +
        bell('bells-a', palette, 196, 208, 1.5, 27, -44) +
        bow('bells-b', palette, 282, 46, 0.9, 14) +
        flat(glint(140, 120, 40) + glint(296, 286, 22), palette.light)
      );
    return (
      bell('bells-a', palette, 88, 168, 0.74, 14, 20) +
      bell('bells-b', palette, 322, 148, 0.68, -20, -18) +
      bell('bells-c', palette, 206, 250, 1.18, -6, 26) +
      bow('bells-d', palette, 200, 66, 0.92, 4) +
      flat(glint(158, 196, 28) + glint(64, 110, 18), palette.light)
    );
  },
  small(palette) {
    return placed(bell('bells-s', palette, 210, 224, 1.2, 12, -22), 0, 0, 0.25);
  },
};
