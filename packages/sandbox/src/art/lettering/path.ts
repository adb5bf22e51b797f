import type { Command } from 'opentype.js';
import { n } from '../number.ts';

export type Outline = readonly Command[];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
type Point = readonly [number, number];
type Move = (x: number, y: number) => Point;

/** Moves every point of an outline. Curves stay curves, so the move must be a gentle bend. */
export function moved(outline: Outline, move: Move): Command[] {
  return outline.map((step) => {
    if (step.type === 'Z') return step;
    const [x, y] = move(step.x, step.y);
    if (step.type === 'M' || step.type === 'L') return { type: step.type, x, y };
    const [x1, y1] = move(step.x1, step.y1);
    if (step.type === 'Q') return { type: 'Q', x1, y1, x, y };
    const [x2, y2] = move(step.x2, step.y2);
    return { type: 'C', x1, y1, x2, y2, x, y };
  });
}

/** Cuts long straight strokes into pieces, so that a bend is visible in them too. */
export function cutLines(outline: Outline, longest: number): Command[] {
  const result: Command[] = [];
  let start: Point = [0, 0];
  let at: Point = [0, 0];
  const lineTo = (x: number, y: number) => {
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - at[0], y - at[1]) / longest));
    for (let piece = 1; piece <= pieces; piece += 1) {
      const share = piece / pieces;
      result.push({ type: 'L', x: at[0] + (x - at[0]) * share, y: at[1] + (y - at[1]) * share });
    }
    at = [x, y];
  };
  for (const step of outline) {
    if (step.type === 'L') lineTo(step.x, step.y);
    else if (step.type === 'Z') {
      lineTo(...start);
      result.push(step);
    } else {
      result.push(step);
      at = [step.x, step.y];
      if (step.type === 'M') start = at;
    }
  }
  return result;
}

/** The smallest box around all points. Control points count, which is exact enough for titles. */
export function boxOf(outline: Outline): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  moved(outline, (x, y) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    return [x, y];
  });
  if (left > right) return { x: 0, y: 0, w: 0, h: 0 };
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Writes an outline as path data in relative steps with one decimal, without accumulating rounding errors. */
export function pathData(outline: Outline): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const round = (value: number) => Math.round(value * 10) / 10;
  const join = (numbers: number[]) =>
    numbers.reduce((text, value) => {
      const part = n(value).replace(/^(-?)0\./, '$1.');
      return text + (text && !part.startsWith('-') ? ' ' : '') + part;
    }, '');
  let data = '';
  for (const step of outline) {
    if (step.type === 'Z') {
      data += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const [toX, toY] = [round(step.x), round(step.y)];
    if (step.type === 'M') data += `M${join([toX, toY])}`;
    else if (step.type === 'L') {
      if (toX === x && toY === y) continue;
      data +=
        toY === y
          ? `h${join([toX - x])}`
          : toX === x
            ? `v${join([toY - y])}`
            : `l${join([toX - x, toY - y])}`;
    } else if (step.type === 'Q') data += `q${join([step.x1 - x, step.y1 - y, toX - x, toY - y])}`;
    else data += `c${join([step.x1 - x, step.y1 - y, step.x2 - x, step.y2 - y, toX - x, toY - y])}`;
    [x, y] = [toX, toY];
    if (step.type === 'M') [startX, startY] = [x, y];
  }
  return data;
}
