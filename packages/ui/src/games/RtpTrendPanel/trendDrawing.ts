/** A drawing in a box of 100 × 100 with its origin at the top. */
export interface TrendDrawing {
  readonly line: string;
  /** Height of the long run. Null if unknown. */
  readonly baseline: number | null;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Minimum range of the scale in percentage points, so that small changes do not look large. */
const LEAST_SPAN = 4;

/**
 * Values as a line on a common scale with the long run, which is always included. Points are evenly spaced; a single point
 * is at the end.
 *
 * @param values at least one
 */
export function trendDrawing(values: readonly number[], longRun: number | null): TrendDrawing {
  const all = longRun === null ? values : [...values, longRun];
  const middle = (Math.min(...all) + Math.max(...all)) / 2;
  const span = Math.max(LEAST_SPAN, Math.max(...all) - Math.min(...all));
  const heightOf = (value: number) => round(50 - ((value - middle) / span) * 100);
  const points = values.map((value, at) => ({
    x: values.length === 1 ? 100 : round((at / (values.length - 1)) * 100),
    y: heightOf(value),
  }));
  return {
    line: points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    baseline: longRun === null ? null : heightOf(longRun),
    points,
  };
}
