import type { AmountRange } from './depositAmount.ts';
import { type Satang, groupThousands, satang } from '../money/money.ts';
import { plainAmountText } from '../money/typedAmount.ts';

/** USDT in millionths, as an integer: both networks use six decimals. */
export type MicroUsdt = number & { readonly __unit: 'microUsdt' };

/**
 * Baht for 1 USDT in ten-thousandths of a baht, as an integer: 34.5 baht are 345,000. No exchange rate is quoted with
 * more decimals, and integers are compared and multiplied without loss.
 */
export type UsdtRate = number & { readonly __unit: 'usdtRate' };

const MICRO_DECIMALS = 6;
const MICRO_PER_HUNDREDTH = 10_000;
const RATE_PER_BAHT = 10_000;
/** In baht for 1 USDT. A higher rate is an error, and the maximum amount could not be converted exactly. */
const MOST_RATE = 10_000;
/** One satang in 10^-10 baht, the unit of millionths of a USDT times a rate. */
const PARTS_PER_SATANG = 100_000_000n;
/** Far below one ten-thousandth, far above the rounding error of a float. */
const FLOAT_NOISE = 1e-3;

/** Brands an integer as millionths of a USDT. Throws RangeError unless it is a safe integer above zero. */
export function microUsdt(value: number): MicroUsdt {
  if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`no amount: ${value}`);
  return value as MicroUsdt;
}

/** Brands an integer as a rate. Throws RangeError unless it is a safe integer above zero. */
export function usdtRate(value: number): UsdtRate {
  if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`no rate: ${value}`);
  return value as UsdtRate;
}

/** Baht for 1 USDT in the API → rate. Null if it is not above zero, has more than four decimals, or is too high. */
export function usdtRateFromBaht(baht: number): UsdtRate | null {
  const value = Math.round(baht * RATE_PER_BAHT);
  if (!Number.isSafeInteger(value) || value <= 0 || baht > MOST_RATE) return null;
  return Math.abs(baht * RATE_PER_BAHT - value) < FLOAT_NOISE ? usdtRate(value) : null;
}

/** Text of a plain amount (`20`, `7.25`, `1,200.000001`) → USDT without floats; null if it is not one. */
export function parseUsdt(text: string): MicroUsdt | null {
  const match = /^(\d{1,9})(?:\.(\d{0,6}))?$/.exec(text.replaceAll(',', ''));
  if (!match) return null;
  const value =
    Number(match[1]) * 10 ** MICRO_DECIMALS + Number((match[2] ?? '').padEnd(MICRO_DECIMALS, '0'));
  return value > 0 ? microUsdt(value) : null;
}

/**
 * The baht value of a USDT amount, rounded down to the satang, so that the credit is never more than was sent. Client
 * and API calculate it the same way.
 */
export function satangFromUsdt(amount: MicroUsdt, rate: UsdtRate): Satang {
  // millionths × ten-thousandths of a baht = 10^-10 baht = 10^-8 satang; the product can pass 2^53.
  return satang(Number((BigInt(amount) * BigInt(rate)) / PARTS_PER_SATANG));
}

/**
 * The USDT amount to send for an amount of baht, rounded up to the millionth, so that it is sufficient.
 * `satangFromUsdt` of the result is never below the amount. Null without an amount, or above 2^53 millionths.
 */
export function usdtForSatang(amount: Satang, rate: UsdtRate): MicroUsdt | null {
  if (amount <= 0) return null;
  const exact = BigInt(amount) * PARTS_PER_SATANG;
  const micro = Number((exact + BigInt(rate) - 1n) / BigInt(rate));
  return Number.isSafeInteger(micro) ? microUsdt(micro) : null;
}

/** The minimum and maximum USDT, both included. */
export interface UsdtRange {
  readonly min: MicroUsdt;
  readonly max: MicroUsdt;
}

/** The minimum and maximum USDT whose value at a rate is within a range. Null if there is none. */
export function usdtWithin({ min, max }: AmountRange, rate: UsdtRate): UsdtRange | null {
  const least = min > 0 ? usdtForSatang(min, rate) : microUsdt(1);
  // One millionth less than the first amount above the range.
  const above = usdtForSatang(satang(max + 1), rate);
  return least && above && above > least ? { min: least, max: microUsdt(above - 1) } : null;
}

/** A USDT range rounded inwards to hundredths, as users would send them; unchanged if it contains no hundredth. */
export function readableUsdt(range: UsdtRange): UsdtRange {
  const min = Math.ceil(range.min / MICRO_PER_HUNDREDTH) * MICRO_PER_HUNDREDTH;
  const max = Math.floor(range.max / MICRO_PER_HUNDREDTH) * MICRO_PER_HUNDREDTH;
  return min <= max ? { min: microUsdt(min), max: microUsdt(max) } : range;
}

/** `8.695653`, `1,200.5`, `20`: thousands separated, no trailing zeros. */
export function formatUsdt(amount: MicroUsdt): string {
  const whole = groupThousands(String(Math.trunc(amount / 10 ** MICRO_DECIMALS)));
  const rest = String(amount % 10 ** MICRO_DECIMALS)
    .padStart(MICRO_DECIMALS, '0')
    .replace(/0+$/, '');
  return rest ? `${whole}.${rest}` : whole;
}

/**
 * Normalises text typed or pasted into a USDT field: as `plainAmountText`, and the word USDT is removed. Other text
 * stays, so that the checks can name the problem.
 */
export function plainUsdtText(typed: string): string {
  return plainAmountText(typed).replace(/usdt/i, '').replace(/^\./, '0.');
}

/** `34.50`, `34.125`: baht for 1 USDT with at least two decimals (section 9, Currency). */
export function formatUsdtRate(rate: UsdtRate): string {
  const whole = Math.trunc(rate / RATE_PER_BAHT);
  const rest = String(rate % RATE_PER_BAHT).padStart(4, '0');
  return `${whole}.${rest.slice(0, 2)}${rest.slice(2).replace(/0+$/, '')}`;
}
