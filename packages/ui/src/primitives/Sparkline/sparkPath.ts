import { dotPath } from '../../private/dotPath.ts';

/** The paths of a sparkline, in a box of 100 by 100 with its origin at the top. */
export interface SparkPath {
  /** The line; a gap breaks it, and an isolated value is a dot. */
  line: string;
  /** The area between the line and zero. */
  area: string;
  /** Height of zero, if there are values on both sides of it. */
  zero: number | null;
  /** The last existing value. */
  last: { readonly x: number; readonly y: number } | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const EDGE = 100;
const round = (value: number) => Math.round(value * 100) / 100;

/** Runs of consecutive values. */
function runsOf(points: readonly (Point | null)[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (point) runs.at(-1)?.push(point);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

function written(run: readonly Point[]): string {
  const [only] = run;
  if (only && run.length === 1) return dotPath(only);
  return run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/**
 * Converts values to a line. The lowest value is at the bottom and the highest at the top. Equal values are in the middle,
 * and at the bottom when all are zero.
 *
 * @param values null for a missing value
 */
export function sparkPath(values: readonly (number | null)[]): SparkPath {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as number[];
  if (known.length === 0) return { line: '', area: '', zero: null, last: null };
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const heightOf = (value: number): number => {
    if (high > low) return round(((high - value) / (high - low)) * EDGE);
    return high === 0 ? EDGE : EDGE / 2;
  };
  const points = values.map((value, index) =>
    value !== null && Number.isFinite(value)
      ? {
          x: values.length === 1 ? EDGE / 2 : round((index / (values.length - 1)) * EDGE),
          y: heightOf(value),
        }
      : null,
  );
  const runs = runsOf(points);
  const ground = low < 0 && high > 0 ? heightOf(0) : high <= 0 && low < 0 ? 0 : EDGE;
  return {
    line: runs.map(written).join(''),
    area: runs
      .filter((run) => run.length > 1)
      .map((run) => `${written(run)}V${ground}H${run[0]?.x}Z`)
      .join(''),
    zero: low < 0 && high > 0 ? ground : null,
    last: points.findLast((point) => point !== null) ?? null,
  };
}
