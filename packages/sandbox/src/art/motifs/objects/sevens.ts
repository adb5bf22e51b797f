import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';
import { outline, type Spot } from './perspective.ts';
import { glint, placed, star } from './shine.ts';

type Steps = readonly [string, string, string];

const seven: readonly Spot[] = [
  [-84, -112],
  [-58, -112],
  [-40, -104],
  [40, -104],
  [56, -116],
  [88, -112],
  [88, -62],
  [62, -28],
  [38, 14],
  [22, 60],
  [16, 112],
  [-52, 112],
  [-46, 62],
  [-28, 12],
  [-2, -30],
  [20, -54],
  [-44, -54],
  [-56, -34],
  [-84, -34],
];

/** A thick seven: the side walls recede towards `depth`, and the face has a bevel and a sheen. */
function block(
  id: string,
  palette: Palette,
  [dark, mid, bright]: Steps,
  x: number,
  y: number,
  scale: number,
  turn: number,
  depth: Spot = [22, 26],
): string {
  const { light, ink, sky } = palette;
  const drawing = new InkDrawing(id, palette);
  const [ex, ey] = depth;
  seven.forEach((p, at) => {
    const q = seven[(at + 1) % seven.length] as Spot;
    const out = (q[1] - p[1]) * ex - (q[0] - p[0]) * ey;
    if (out <= 0) return;
    const level = Math.abs(q[0] - p[0]) > Math.abs(q[1] - p[1]) ? mix(dark, ink, 0.5) : dark;
    drawing.add(
      `<path d="${outline([p, q, [q[0] + ex, q[1] + ey], [p[0] + ex, p[1] + ey]])}" fill="${level}" stroke-width="2.5"/>`,
    );
  });
  const face = outline(seven);
  drawing
    .solid(
      face,
      [mix(mid, dark, 0.35), mid, bright],
      flat('M-90-120H95V-84L-90-64z', mix(mid, bright, 0.65)) +
        flat('M100-60L40-10L0 120H60L110-40z', dark, 0.4) +
        flat('M-10 120L-2 60L30-6L52-34L40 20L20 120z', bright, 0.75),
      [7, 7],
    )
    .line('M-74-102H-62L-44-94H44L60-106H78M-74-44V-98', 5, light)
    .line('M4 0C-22 34-34 66-40 102', 5, light, 0.85)
    .line('M78-64L52-28C30 8 14 50 6 102', 3.5, mix(dark, ink, 0.2), 0.8)
    .line('M96-40L74-8C52 30 42 70 38 116', 4, mix(bright, sky[2], 0.4), 0.9);
  return placed(drawing.finish({ contour: 15 }), x, y, scale, turn);
}

function fire(id: string, palette: Palette): string {
  const hot = mix('#ff4d1f', palette.accent, 0.2);
  return new InkDrawing(id, palette)
    .inked(
      'M60 420C-10 340 30 270 20 200C50 220 60 240 66 262C76 190 40 130 92 60C96 100 116 116 128 130C140 80 180 60 196-10C226 40 220 80 250 110C264 96 272 70 270 50C316 110 320 150 322 196C340 184 346 160 348 140C384 200 390 320 330 420z',
      hot,
    )
    .flat(
      'M90 420C40 350 66 300 62 260C84 276 90 290 98 306C100 230 84 190 108 120C120 150 140 160 150 176C158 130 190 110 200 60C224 100 222 140 250 166C262 156 270 140 272 120C300 170 296 210 300 240C314 234 320 220 324 206C344 260 350 350 306 420z',
      '#ffa726',
    )
    .flat(
      'M120 420C86 370 100 330 104 300C118 310 126 324 130 336C134 290 124 250 140 206C160 240 170 240 184 250C188 220 198 190 206 160C224 200 224 220 244 244C256 240 262 230 266 220C280 260 270 300 276 320C286 316 292 310 296 300C306 340 304 380 280 420z',
      mix('#fff1a8', palette.light, 0.4),
    )
    .finish();
}

export const sevens: Motif = {
  id: 'sevens',
  hero(palette, variant) {
    const { light, body, trim, accent, ink, sky } = palette;
    const loud: Steps = [mix(accent, ink, 0.5), accent, mix(accent, light, 0.55)];
    if (variant === 0)
      return (
        block('sevens-a', palette, trim, 96, 176, 1.02, -16, [18, 30]) +
        block('sevens-b', palette, loud, 316, 168, 0.96, 14, [-20, 30]) +
        block('sevens-c', palette, body, 200, 222, 1.36, -3, [14, 28]) +
        flat(glint(112, 90, 36) + glint(352, 72, 20) + glint(52, 88, 16), light)
      );
    if (variant === 1)
      return (
        fire('sevens-a', palette) +
        block('sevens-b', palette, body, 196, 210, 1.56, -8, [26, 24]) +
        flat(glint(76, 56, 34) + glint(322, 126, 20), light)
      );
    const paper = mix(light, sky[2], 0.1);
    const reel = (k: number) => {
      const x = 28 + k * 118;
      const drawing = new InkDrawing(`sevens-${k}`, palette).solid(
        `M${x} 62C${x} 52 ${x + 104} 52 ${x + 104} 62V338C${x + 104} 348 ${x} 348 ${x} 338z`,
        [paper, paper],
        placed(
          block(`sevens-${k}b`, palette, k === 1 ? trim : body, 0, 0, 1, 0, [10, 12]),
          x + 50,
          [204, 196, 212][k] ?? 200,
          0.56,
        ) +
          placed(flat(star(0, 0, 44, 20, 5), loud[1]), x + 52, 70, 1, k * 12) +
          placed(flat(star(0, 0, 40, 28, 8), trim[1]), x + 52, 338, 1, k * 20) +
          flat(`M${x} 40h104v64h-104z`, ink, 0.55) +
          flat(`M${x} 104h104v22h-104z`, ink, 0.25) +
          flat(`M${x} 300h104v60h-104z`, ink, 0.6) +
          flat(`M${x} 278h104v22h-104z`, ink, 0.28) +
          flat(`M${x} 60h10v290h-10z`, ink, 0.3),
        [0, 0],
      );
      return drawing.finish({ contour: 10 });
    };
    const frame = new InkDrawing('sevens-f', palette)
      .solid(
        'M24 20H366C388 20 396 32 394 52L384 352C384 376 372 386 352 386H40C18 386 8 374 8 352L0 54C0 32 6 20 24 20z',
        [body[0], body[1], body[2]],
        '',
        [10, 14],
      )
      .line('M20 56V40C20 36 24 34 30 34H200', 6, light)
      .solid('M16 48H378V352H16z', [trim[0], trim[1], trim[2]], '', [8, 8]);
    let bulbs = '';
    for (let k = 0; k < 12; k += 1) bulbs += `M${28 + k * 31} 34h0M${28 + k * 31} 369h0`;
    return (
      `<g transform="rotate(-5 200 200)">${frame.add(`<path d="${bulbs}" stroke-width="19"/><path d="${bulbs}" stroke="${mix('#ffe27a', light, 0.4)}" stroke-width="13"/>`).finish()}${[0, 1, 2].map(reel).join('')}<g stroke-linecap="round">${line('M2 204H392', accent, 7)}</g>${flat('M-16 180L22 204L-16 228zM412 180L372 204L412 228z', accent)}</g>` +
      flat(glint(210, 130, 30), light)
    );
  },
  small(palette) {
    return placed(block('sevens-s', palette, palette.body, 188, 188, 1.36, -6), 0, 0, 0.25);
  },
};
