import { mix } from '../../colour.ts';
import { n } from '../../number.ts';
import type { Palette } from '../../scene.ts';
import { flat, InkDrawing, line } from '../drawing/inkDrawing.ts';

/** A pile of round flat objects seen from above at an angle. */
export interface Stack {
  x: number;
  /** middle of the upper face of the lowest object */
  y: number;
  rx: number;
  ry: number;
  /** thickness of one */
  thick: number;
  /** sideways offset of each, lowest first; its length is the count */
  offsets: readonly number[];
  tones: readonly [string, string, string];
}

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1-${n(rx * 2)} 0z`;

function side(x: number, y: number, rx: number, ry: number, thick: number): string {
  return `M${n(x - rx)} ${n(y)}v${n(thick)}a${n(rx)} ${n(ry)} 0 0 0 ${n(rx * 2)} 0v${n(-thick)}z`;
}

function onRim(stack: Stack, x: number, y: number, from: number, to: number): string {
  const at = (angle: number) => {
    const a = (angle * Math.PI) / 180;
    return [x + Math.cos(a) * stack.rx, y + Math.sin(a) * stack.ry] as const;
  };
  const [a, b] = [at(from), at(to)];
  return `M${n(a[0])} ${n(a[1])}v${n(stack.thick)}L${n(b[0])} ${n(b[1] + stack.thick)}v${n(-stack.thick)}z`;
}

function levels(stack: Stack): { x: number; y: number; last: boolean }[] {
  const { offsets } = stack;
  return offsets.map((dx, at) => ({
    x: stack.x + dx,
    y: stack.y - at * stack.thick,
    last: at === offsets.length - 1,
  }));
}

/** Casino chips with inlaid rims. */
export function chips(id: string, palette: Palette, stack: Stack): string {
  const { rx, ry, thick, tones } = stack;
  const [dark, mid, bright] = tones;
  const drawing = new InkDrawing(id, palette);
  for (const { x, y, last } of levels(stack)) {
    const inlay = [20, 65, 110, 155].map((a) => onRim(stack, x, y, a - 9, a + 9)).join('');
    drawing
      .inked(side(x, y, rx, ry, thick), mix(dark, mid, 0.5))
      .flat(inlay, palette.light)
      .flat(onRim(stack, x, y, 2, 42), palette.ink, 0.35)
      .inked(oval(x, y, rx, ry), last ? mid : dark);
    if (last)
      drawing
        .add(
          `<path d="${oval(x, y, rx * 0.86, ry * 0.86)}" fill="none" stroke="${palette.light}" stroke-width="${n(rx * 0.2)}" stroke-dasharray="${n(rx * 0.34)} ${n(rx * 0.42)}" stroke-linecap="butt"/>`,
        )
        .flat(oval(x, y, rx * 0.66, ry * 0.66), bright)
        .flat(oval(x + rx * 0.05, y + ry * 0.08, rx * 0.56, ry * 0.54), mid)
        .line(oval(x, y, rx * 0.66, ry * 0.66), 2.5, dark);
  }
  return drawing.finish({ contour: 10, inner: 3 });
}

/** Minted coins with a ridged rim and a star. */
export function coinPile(id: string, palette: Palette, stack: Stack): string {
  const { rx, ry, thick, tones } = stack;
  const [dark, mid, bright] = tones;
  const drawing = new InkDrawing(id, palette);
  for (const { x, y, last } of levels(stack)) {
    let ridges = '';
    for (let a = 14; a < 170; a += 19) {
      const angle = (a * Math.PI) / 180;
      ridges += `M${n(x + Math.cos(angle) * rx)} ${n(y + Math.sin(angle) * ry + 2)}v${n(thick - 4)}`;
    }
    drawing
      .inked(side(x, y, rx, ry, thick), mid)
      .flat(onRim(stack, x, y, 2, 55), dark)
      .flat(onRim(stack, x, y, 125, 158), bright)
      .line(ridges, 2, dark)
      .inked(oval(x, y, rx, ry), last ? mid : dark);
    if (last)
      drawing
        .flat(oval(x - rx * 0.03, y - ry * 0.05, rx * 0.88, ry * 0.88), bright)
        .flat(oval(x + rx * 0.03, y + ry * 0.07, rx * 0.78, ry * 0.76), mix(mid, dark, 0.3))
        .flat(oval(x + rx * 0.05, y + ry * 0.12, rx * 0.72, ry * 0.68), mid)
        .add(
          `<g transform="translate(${n(x)} ${n(y)})scale(${n(rx / 10)} ${n(ry / 10)})">${flat('M0-5.500L1.600-1.800 5.400-1.700 2.500.800 3.400 4.600 0 2.500-3.400 4.600-2.500.800-5.400-1.700-1.600-1.800z', bright)}${line('M-3.400 4.600L0 2.500 3.400 4.600 2.500.800 5.400-1.700', dark, 0.6)}</g>`,
        );
  }
  return drawing.finish({ contour: 10, inner: 3 });
}
