import { type AmountRange, type Satang, SATANG_PER_BAHT, satangFromBaht } from '@brand/domain';
import * as v from 'valibot';

/** No wallet holds more; above it a float could not tell one satang from the next. */
const MOST_BAHT = 1e10;

/** Far under one satang, far over what a float loses on the way (0.29 × 100 is 28.999999999999996). */
const FLOAT_NOISE = 1e-3;

const sane = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_BAHT));

/** Baht that is shown: not negative, finite, rounded to the satang. */
export const baht = v.pipe(
  sane,
  v.transform((amount): Satang => satangFromBaht(amount)),
);

/** Baht that is paid: as `baht`, and refused when it is finer than a satang. */
export const exactBaht = v.pipe(
  sane,
  v.check((amount) => {
    const satang = amount * SATANG_PER_BAHT;
    return Math.abs(satang - Math.round(satang)) < FLOAT_NOISE;
  }, 'finer than a satang'),
  v.transform((amount): Satang => satangFromBaht(amount)),
);

/** Least and most with the figures that hold where the API gives none. */
export function rangeOr(
  defaults: AmountRange,
  min: Satang | null | undefined,
  max: Satang | null | undefined,
): AmountRange {
  return { min: min ?? defaults.min, max: max ?? defaults.max };
}

/** For `v.check`: false when no amount would fit. */
export function hasRoom(range: AmountRange): boolean {
  return range.min <= range.max;
}
