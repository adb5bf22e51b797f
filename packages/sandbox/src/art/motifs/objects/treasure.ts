import { mix } from '../../colour.ts';
import type { Motif, Palette } from '../../scene.ts';
import { flat, InkDrawing } from '../drawing/inkDrawing.ts';
import { chest, hold, lid } from './chest.ts';
import { glint, goldTones, placed } from './shine.ts';
import { coinPile } from './stack.ts';

/** The heap in the chest: coins in all positions, gems and a string of pearls. */
function heap(
  id: string,
  palette: Palette,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string {
  const { accent, light, body, ink } = palette;
  const trim = goldTones(palette);
  const spots = [
    [-118, -6, 20],
    [-78, -40, -14],
    [-30, -58, 8],
    [26, -60, -20],
    [70, -34, 24],
    [112, -8, -10],
    [-54, -4, 6],
    [4, -20, -8],
    [56, 4, 14],
    [-92, 24, 0],
    [-10, 20, 16],
    [96, 28, -12],
  ] as const;
  const drawing = new InkDrawing(id, palette).solid(
    'M-160 50C-150-6-110-46-60-70C-20-90 40-86 80-54C120-30 150 0 158 50L100 80H-100z',
    [trim[0], trim[1]],
    '',
    [22, 18],
  );
  for (const [cx, cy, turned] of spots)
    drawing.add(
      `<g transform="translate(${cx} ${cy})rotate(${turned})"><ellipse cy="6" rx="32" ry="17" fill="${trim[0]}"/><ellipse rx="32" ry="17" fill="${trim[1]}"/><ellipse cx="-2" cy="-2" rx="24" ry="11" fill="${trim[2]}" stroke="none"/><ellipse cx="2" cy="1" rx="20" ry="9" fill="${trim[1]}" stroke="none"/></g>`,
    );
  const gem = (gx: number, gy: number, colour: string) =>
    drawing
      .inked(`M${gx - 26} ${gy}l14-20h26l14 20-27 32z`, colour)
      .flat(`M${gx - 26} ${gy}l14-20 8 20zM${gx - 4} ${gy}l18 0-17 32z`, mix(colour, light, 0.6))
      .flat(`M${gx + 14} ${gy}h14l-27 32z`, mix(colour, ink, 0.4));
  gem(44, -62, accent);
  gem(-104, -26, body[2]);
  drawing.line('M-50-62C-66-20-30 10 0 0C34-10 40 40 20 56', 19);
  drawing.add(
    `<path d="M-50-62C-66-20-30 10 0 0C34-10 40 40 20 56" fill="none" stroke="${mix(light, palette.sky[0], 0.3)}" stroke-width="14" stroke-dasharray="0 16"/><path d="M-53-65C-69-23-33 7-3-3C31-13 37 37 17 53" fill="none" stroke="${light}" stroke-width="7" stroke-dasharray="0 16"/>`,
  );
  return placed(drawing.finish({ contour: 12 }), x, y, scale, turn);
}

export const treasure: Motif = {
  id: 'treasure',
  hero(palette, variant) {
    const { light, accent } = palette;
    const trim = goldTones(palette);
    const pile = (letter: string, x: number, y: number, offsets: readonly number[], rx = 40) =>
      coinPile(`treasure-${letter}`, palette, {
        x,
        y,
        rx,
        ry: rx * 0.44,
        thick: 13,
        offsets,
        tones: trim,
      });
    if (variant === 0) {
      const view = { x: 200, y: 262, scale: 128, yaw: -26, pitch: 22, distance: 7 };
      return (
        lid('treasure-a', palette, view, 108) +
        hold(palette, view) +
        heap('treasure-b', palette, 196, 196, 0.94, 5) +
        chest('treasure-c', palette, view) +
        pile('d', 62, 376, [0, 4, -3]) +
        pile('e', 330, 384, [0], 46) +
        pile('f', 132, 396, [0], 42) +
        flat(glint(150, 108, 30) + glint(330, 150, 22), light)
      );
    }
    if (variant === 1) {
      const view = { x: 200, y: 268, scale: 140, yaw: 24, pitch: 16, distance: 6, roll: -3 };
      const beams = flat(
        'M40 214L-40 60L70 20L130 200zM150 200L150-30H250L220 196zM250 200L330 10L430 80L350 210z',
        mix(light, accent, 0.2),
        0.4,
      );
      return (
        beams +
        lid('treasure-a', palette, view, 30) +
        hold(palette, view) +
        `<path d="M54 212C110 176 280 166 350 208L330 236H70z" fill="${mix(light, trim[2], 0.4)}"/>` +
        placed(heap('treasure-b', palette, 0, 0, 0.86, 0), 204, 224, 1) +
        chest('treasure-c', palette, view) +
        pile('d', 340, 384, [0, -4], 44) +
        flat(glint(206, 150, 34) + glint(92, 178, 18), light)
      );
    }
    const view = { x: 222, y: 232, scale: 118, yaw: 36, pitch: 36, roll: -5, distance: 6 };
    return (
      lid('treasure-a', palette, view, 96) +
      hold(palette, view) +
      heap('treasure-b', palette, 220, 186, 0.94, -10) +
      chest('treasure-c', palette, view) +
      heap('treasure-d', palette, 110, 350, 0.8, 6) +
      pile('e', 330, 356, [0, 4, -4, 2], 46) +
      pile('f', 254, 390, [0, -3], 42) +
      flat(glint(84, 300, 28) + glint(300, 120, 22), light)
    );
  },
  small(palette) {
    const { body, ink, accent } = palette;
    const [dark, mid, bright] = goldTones(palette);
    return new InkDrawing('treasure-s', palette)
      .solid(
        'M14 44C12 20 22 8 34 6L86 12C94 16 96 32 92 48z',
        [body[0], body[1], body[2]],
        '',
        [4, 5],
      )
      .solid('M16 50L22 30L40 18L62 20L84 34L88 52z', [dark, mid, bright], '', [4, 5])
      .inked(
        'M30 32a8 5 0 1 0 16 0a8 5 0 1 0-16 0zM50 28a8 5 0 1 0 16 0a8 5 0 1 0-16 0zM64 40a8 5 0 1 0 16 0a8 5 0 1 0-16 0zM40 42a8 5 0 1 0 16 0a8 5 0 1 0-16 0z',
        bright,
      )
      .inked('M20 42l6-8h8l6 8-10 10z', accent)
      .solid('M10 48L92 54L88 92L14 84z', [body[0], body[1], body[2]], '', [6, 6])
      .inked('M10 48L92 54L91 62L11 56zM10 48L21 49L24 85L14 84zM80 53L92 54L88 92L77 91z', mid)
      .inked('M42 50L58 51V68L50 74L42 67z', bright)
      .line('M50 58V66', 4, ink)
      .finish({ contour: 7, inner: 2 });
  },
};
