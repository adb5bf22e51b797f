import { points, shape, type Point } from '../drawing/curve.ts';

/** A band along a spine: tails, necks, hair, horns, whiskers. */
export interface Ribbon {
  /** the closed outline as path data */
  outline: string;
  /** the point at `along` (0 start, 1 end) and `across` (-1 left edge, 1 right edge) */
  at(along: number, across: number): Point;
}

function spline(list: readonly Point[], along: number): Point {
  const last = list.length - 1;
  const index = Math.min(last - 1, Math.max(0, Math.floor(along * last)));
  const t = along * last - index;
  const get = (at: number) => list[Math.min(last, Math.max(0, at))] as Point;
  const [a, b, c, d] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
  const axis = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return { x: axis(a.x, b.x, c.x, d.x), y: axis(a.y, b.y, c.y, d.y) };
}

/** Runs a band along the spine. `widths` are half widths, spread evenly from start to end; a zero makes a point. */
export function ribbon(spine: string, widths: readonly number[], detail = 2): Ribbon {
  const list = points(spine);
  const half = (along: number) => {
    const place = Math.min(0.9999, Math.max(0, along)) * (widths.length - 1);
    const from = widths[Math.floor(place)] ?? 0;
    return from + ((widths[Math.floor(place) + 1] ?? from) - from) * (place % 1);
  };
  const at = (along: number, across: number) => {
    const here = spline(list, along);
    const back = spline(list, Math.max(0, along - 0.01));
    const next = spline(list, Math.min(1, along + 0.01));
    const angle = Math.atan2(next.y - back.y, next.x - back.x);
    const off = half(along) * across;
    return { x: here.x - Math.sin(angle) * off, y: here.y + Math.cos(angle) * off };
  };
  const steps = (list.length - 1) * detail;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const end = step === 0 ? widths[0] : step === steps ? widths.at(-1) : 1;
    if (!end) left.push({ ...at(step / steps, 0), corner: true });
    else {
      const corner = step === 0 || step === steps;
      left.push({ ...at(step / steps, -1), corner });
      right.unshift({ ...at(step / steps, 1), corner });
    }
  }
  return { outline: shape([...left, ...right]), at };
}

/** The outline of a tapered stroke. */
export function taper(spine: string, ...widths: number[]): string {
  return ribbon(spine, widths, spine.trim().split(/\s+/).length > 3 ? 1 : 2).outline;
}

/**
 * Overlapping scales between two positions of a ribbon, as one open path. The arcs bulge towards the end of the ribbon;
 * `size` is the approximate length of one scale in drawing units per row.
 */
export function scales(
  band: Ribbon,
  [from, to]: readonly [number, number],
  rows: number,
  columns: number,
  [low, high]: readonly [number, number] = [-1, 1],
): string {
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    const along = from + ((to - from) * row) / rows;
    const bulge = ((to - from) / rows) * 1.1;
    const shift = row % 2 ? 0.5 : 0;
    const place = (at: number) => low + ((high - low) * (at + shift)) / columns;
    const start = band.at(along, place(0));
    let [x, y] = [Math.round(start.x), Math.round(start.y)];
    path += `M${x} ${y}`;
    for (let column = 0; column < columns; column += 1) {
      const middle = band.at(along + bulge * 1.6, place(column + 0.5));
      const end = band.at(along, place(column + 1));
      path += `q${Math.round(middle.x) - x} ${Math.round(middle.y) - y} ${Math.round(end.x) - x} ${Math.round(end.y) - y}`;
      [x, y] = [Math.round(end.x), Math.round(end.y)];
    }
  }
  return path.replaceAll(' -', '-');
}
