import { n } from '../../number.ts';

/** A point of the drawing; at a corner the curve may break. */
export interface Point {
  x: number;
  y: number;
  corner?: boolean;
  /** a corner with straight sides, for tips that are close together */
  sharp?: boolean;
}

/** Parses `'x,y x,y! …'`; an exclamation mark makes that point a corner. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      return { x: x ?? 0, y: y ?? 0, corner: word.endsWith('!') };
    });
}

const between = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y) || 1;

/** Direction of the circle through three points, taken at the middle one. */
function heading(before: Point, at: Point, after: Point): Point {
  const one = between(before, at);
  const two = between(at, after);
  const x = ((at.x - before.x) / one) * two + ((after.x - at.x) / two) * one;
  const y = ((at.y - before.y) / one) * two + ((after.y - at.y) / two) * one;
  const size = Math.hypot(x, y) || 1;
  return { x: x / size, y: y / size };
}

/** Half way between straight and a circular arc, so that a tip stays a tip. */
function softened(direction: Point, chord: Point): Point {
  const twice = 2 * (direction.x * chord.x + direction.y * chord.y) + 1;
  const [x, y] = [twice * chord.x - direction.x, twice * chord.y - direction.y];
  const size = Math.hypot(x, y) || 1;
  return { x: x / size, y: y / size };
}

/**
 * Where the two tangents of a segment meet, if it bends gently and in one direction only. Then one control point is
 * enough instead of two.
 */
function meeting(
  from: Point,
  leave: Point,
  to: Point,
  arrive: Point,
  length: number,
): Point | undefined {
  const cross = leave.x * arrive.y - leave.y * arrive.x;
  if (Math.abs(cross) < 0.08) return undefined;
  const [x, y] = [to.x - from.x, to.y - from.y];
  const out = (x * arrive.y - y * arrive.x) / cross;
  const back = (leave.x * y - leave.y * x) / cross;
  const fits = [out, back].every((reach) => reach > 0.22 * length && reach < 0.95 * length);
  return fits ? { x: from.x + leave.x * out, y: from.y + leave.y * out } : undefined;
}

function through(list: readonly Point[], closed: boolean): string {
  const count = list.length;
  const get = (at: number) => list[(at + count) % count] as Point;
  const loose = (at: number) => get(at).corner || (!closed && (at <= 0 || at >= count - 1));
  const first = get(0);
  let path = `M${Math.round(first.x)} ${Math.round(first.y)}`;
  let lastLength = 0.01;
  let pen = { x: Math.round(first.x), y: Math.round(first.y) };
  const step = (to: Point) => `${n(Math.round(to.x) - pen.x)} ${n(Math.round(to.y) - pen.y)}`;
  for (let at = 0; at < (closed ? count : count - 1); at += 1) {
    const from = get(at);
    const to = get(at + 1);
    const length = between(from, to);
    const chord = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    let leave = loose(at) ? undefined : heading(get(at - 1), from, to);
    let arrive = loose(at + 1) ? undefined : heading(from, to, get(at + 2));
    if (!leave && !arrive) {
      path += `l${step(to)}`;
      lastLength = 0.01;
    } else {
      leave ??= from.sharp ? chord : softened(arrive as Point, chord);
      arrive ??= to.sharp ? chord : softened(leave, chord);
      const control = meeting(from, leave, to, arrive, length);
      if (control) {
        path += `q${step(control)} ${step(to)}`;
        lastLength = 0.01;
      } else {
        const reach = length * 0.36;
        const one = { x: from.x + leave.x * reach, y: from.y + leave.y * reach };
        const two = { x: to.x - arrive.x * reach, y: to.y - arrive.y * reach };
        // The short form mirrors the last handle, which is good enough if the neighbours have about the same length.
        const ratio = length / lastLength;
        const short = !loose(at) && ratio > 0.62 && ratio < 1.6;
        path += short ? `s${step(two)} ${step(to)}` : `c${step(one)} ${step(two)} ${step(to)}`;
        lastLength = length;
      }
    }
    pen = { x: Math.round(to.x), y: Math.round(to.y) };
  }
  return (closed ? `${path}z` : path).replaceAll(' -', '-');
}

/** A closed smooth shape through the points (a string for `points`, or points). */
export function shape(source: string | readonly Point[]): string {
  return through(typeof source === 'string' ? points(source) : source, true);
}

/** An open smooth line through the points. */
export function sweep(source: string | readonly Point[]): string {
  return through(typeof source === 'string' ? points(source) : source, false);
}
