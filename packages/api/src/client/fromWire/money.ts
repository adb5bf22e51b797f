import { type AmountRange, type Satang, SATANG_PER_BAHT, satangFromBaht } from '@brand/domain';
import * as v from 'valibot';

/** Higher than any wallet. Above it, a float could not distinguish single satang. */
const MOST_BAHT = 1e10;

/** Far below one satang, far above the rounding error of a float (0.29 × 100 is 28.999999999999996). */
const FLOAT_NOISE = 1e-3;

const sane = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_BAHT));

/** Displayed baht: not negative, finite, rounded to the satang. */
export const baht = v.pipe(
  sane,
  v.transform((amount): Satang => satangFromBaht(amount)),
);

/** Baht for payments: as `baht`, and refused if more precise than a satang. */
export const exactBaht = v.pipe(
  sane,
  v.check((amount) => {
    const satang = amount * SATANG_PER_BAHT;
    return Math.abs(satang - Math.round(satang)) < FLOAT_NOISE;
  }, 'finer than a satang'),
  v.transform((amount): Satang => satangFromBaht(amount)),
);

/** Minimum and maximum, with defaults if the API returns none. */
export function rangeOr(
  defaults: AmountRange,
  min: Satang | null | undefined,
  max: Satang | null | undefined,
): AmountRange {
  return { min: min ?? defaults.min, max: max ?? defaults.max };
}

/** For `v.check`: false if no amount is possible. */
export function hasRoom(range: AmountRange): boolean {
  return range.min <= range.max;
}
