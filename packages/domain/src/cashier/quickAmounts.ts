import type { AmountRange } from './depositAmount.ts';
import { type Satang, SATANG_PER_BAHT, satang } from '../money/money.ts';

/** Number of buttons in each layout (section 9). */
const QUICK_AMOUNT_COUNT = { desktop: 8, mobile: 6 } as const;

/** Layouts with quick amounts. A phone has space for fewer. */
export type QuickAmountLayout = keyof typeof QUICK_AMOUNT_COUNT;

const baht = (value: number): number => value * SATANG_PER_BAHT;

/**
 * The quick amounts of a channel in whole baht: ascending, unique and inside the range. A removed value is replaced by
 * the next free thousands step, so that the count stays the same if the range allows it.
 */
export function quickAmounts(range: AmountRange, layout: QuickAmountLayout): readonly Satang[] {
  const count = QUICK_AMOUNT_COUNT[layout];
  const min = Math.max(1, Math.ceil(range.min / SATANG_PER_BAHT)) * SATANG_PER_BAHT;
  const max = Math.floor(range.max / SATANG_PER_BAHT) * SATANG_PER_BAHT;
  const first = min < baht(100) ? baht(100) : min + baht(100);
  const wanted =
    layout === 'desktop'
      ? [min, first, first + baht(100), first + baht(200), baht(1000), baht(2000), baht(5000), max]
      : [min, first, first + baht(400), baht(1000), baht(5000), max];
  const chosen = new Set(wanted.filter((value) => value >= min && value <= max));
  const nextThousand = Math.ceil(min / baht(1000)) * baht(1000);
  for (let step = nextThousand; chosen.size < count && step < max; step += baht(1000))
    chosen.add(step);
  return [...chosen].sort((left, right) => left - right).map(satang);
}
