/** A scale with round ticks. */
export interface BarScale {
  /** The lowest and the highest tick. */
  low: number;
  high: number;
  /** The ticks, ascending; zero is one of them. */
  ticks: number[];
  /** Distance of a value from the top, in per cent of the height. */
  place: (value: number) => number;
}

/** Approximate number of intervals. */
const PARTS = 3;
const ROUND = [1, 2, 2.5, 5, 10];

/** A step of 1, 2, 2.5 or 5 times a power of ten, so that the ticks are easy to read. */
function roundStep(span: number): number {
  const rough = span / PARTS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (ROUND.find((factor) => factor * power >= rough) ?? 10) * power;
}

const scale = (low: number, high: number, ticks: number[]): BarScale => ({
  low,
  high,
  ticks,
  place: (value) => ((high - value) / (high - low)) * 100,
});

/** The scale for some values. It includes zero and all values. If all are zero, zero is its only tick. */
export function barScale(values: readonly (number | null)[]): BarScale {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as number[];
  const lowest = Math.min(0, ...known);
  const highest = Math.max(0, ...known);
  if (lowest === highest) return scale(0, 1, [0]);
  const step = roundStep(highest - lowest);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  // Multiplied, not added up: adding steps of 0.1 gives 0.30000000000000004.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return scale(ticks[0] as number, ticks.at(-1) as number, ticks);
}
