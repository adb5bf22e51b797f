import type { AmountRange } from './depositAmount.ts';
import { type Satang, groupThousands, satang } from '../money/money.ts';
import { plainAmountText } from '../money/typedAmount.ts';

/** USDT in millionths, an integer: both networks keep six decimals. */
export type MicroUsdt = number & { readonly __unit: 'microUsdt' };

/**
 * Baht for 1 USDT in ten-thousandths of a baht, an integer: 34.5 baht are 345,000. No exchange rate is quoted finer,
 * and an integer is compared and multiplied without loss.
 */
export type UsdtRate = number & { readonly __unit: 'usdtRate' };

const MICRO_DECIMALS = 6;
const MICRO_PER_HUNDREDTH = 10_000;
const RATE_PER_BAHT = 10_000;
/** In baht for 1 USDT. A rate above it is a mistake, and the most that can be typed would come to no exact amount. */
const MOST_RATE = 10_000;
/** A satang in 10^-10 baht, the unit of millionths of a USDT times a rate. */
const PARTS_PER_SATANG = 100_000_000n;
/** Far under one ten-thousandth, far over what a float loses on the way. */
const FLOAT_NOISE = 1e-3;

/** Marks an integer as millionths of a USDT. Throws RangeError on anything that is no safe integer above zero. */
export function microUsdt(value: number): MicroUsdt {
  if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`no amount: ${value}`);
  return value as MicroUsdt;
}

/** Marks an integer as a rate. Throws RangeError on anything that is no safe integer above zero. */
export function usdtRate(value: number): UsdtRate {
  if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`no rate: ${value}`);
  return value as UsdtRate;
}

/** Baht for 1 USDT as it stands on the wire → rate. Null when it is not above zero, finer than a ten-thousandth, or absurd. */
export function usdtRateFromBaht(baht: number): UsdtRate | null {
  const value = Math.round(baht * RATE_PER_BAHT);
  if (!Number.isSafeInteger(value) || value <= 0 || baht > MOST_RATE) return null;
  return Math.abs(baht * RATE_PER_BAHT - value) < FLOAT_NOISE ? usdtRate(value) : null;
}

/** Text of a plain amount (`20`, `7.25`, `1,200.000001`) → USDT without passing through a float; null when it is none. */
export function parseUsdt(text: string): MicroUsdt | null {
  const match = /^(\d{1,9})(?:\.(\d{0,6}))?$/.exec(text.replaceAll(',', ''));
  if (!match) return null;
  const value =
    Number(match[1]) * 10 ** MICRO_DECIMALS + Number((match[2] ?? '').padEnd(MICRO_DECIMALS, '0'));
  return value > 0 ? microUsdt(value) : null;
}

/**
 * What an amount of USDT comes to in baht: rounded down to the whole satang, so that nobody is ever credited more than
 * was sent. Client and API count alike.
 */
export function satangFromUsdt(amount: MicroUsdt, rate: UsdtRate): Satang {
  // millionths × ten-thousandths of a baht = 10^-10 baht = 10^-8 satang; the product can pass 2^53.
  return satang(Number((BigInt(amount) * BigInt(rate)) / PARTS_PER_SATANG));
}

/**
 * What has to be sent for an amount of baht: rounded up to the millionth, so that what arrives suffices.
 * `satangFromUsdt` of it is never below the amount. Null for no amount, or one that passes 2^53 millionths.
 */
export function usdtForSatang(amount: Satang, rate: UsdtRate): MicroUsdt | null {
  if (amount <= 0) return null;
  const exact = BigInt(amount) * PARTS_PER_SATANG;
  const micro = Number((exact + BigInt(rate) - 1n) / BigInt(rate));
  return Number.isSafeInteger(micro) ? microUsdt(micro) : null;
}

/** The least and the most USDT, both included. */
export interface UsdtRange {
  readonly min: MicroUsdt;
  readonly max: MicroUsdt;
}

/** The least and the most USDT that come to an amount within a range, both at a rate. Null where none does. */
export function usdtWithin({ min, max }: AmountRange, rate: UsdtRate): UsdtRange | null {
  const least = min > 0 ? usdtForSatang(min, rate) : microUsdt(1);
  // One millionth less than the first amount that comes to more.
  const above = usdtForSatang(satang(max + 1), rate);
  return least && above && above > least ? { min: least, max: microUsdt(above - 1) } : null;
}

/** A range of USDT in whole hundredths within it, as a person would send them; as it is where it has none. */
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
 * What a person typed or pasted into a field for USDT, made plain: as `plainAmountText`, and the word USDT goes. Everything
 * else stays, so that the rules can name what is wrong.
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
