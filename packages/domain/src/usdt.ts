import { type Satang, satang } from './money.ts';

/** USDT in millionths, an integer: both networks keep six decimals. */
export type MicroUsdt = number & { readonly __unit: 'microUsdt' };

/**
 * Baht for 1 USDT in ten-thousandths of a baht, an integer: 34.5 baht are 345,000. No exchange rate is quoted finer,
 * and an integer is compared and multiplied without loss.
 */
export type UsdtRate = number & { readonly __unit: 'usdtRate' };

const MICRO_DECIMALS = 6;
const RATE_PER_BAHT = 10_000;
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

/** Baht for 1 USDT as it stands on the wire → rate. Null when it is not above zero or finer than a ten-thousandth. */
export function usdtRateFromBaht(baht: number): UsdtRate | null {
  const value = Math.round(baht * RATE_PER_BAHT);
  if (!Number.isSafeInteger(value) || value <= 0) return null;
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
  return satang(Number((BigInt(amount) * BigInt(rate)) / 100_000_000n));
}

/** `34.50`, `34.125`: baht for 1 USDT with at least two decimals (section 9, Currency). */
export function formatUsdtRate(rate: UsdtRate): string {
  const whole = Math.trunc(rate / RATE_PER_BAHT);
  const rest = String(rate % RATE_PER_BAHT).padStart(4, '0');
  return `${whole}.${rest.slice(0, 2)}${rest.slice(2).replace(/0+$/, '')}`;
}
