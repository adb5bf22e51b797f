import { formatSatangShort, parseSatang } from '../money/money.ts';
import { plainAmountText } from '../money/typedAmount.ts';
import {
  type UsdtRate,
  formatUsdt,
  parseUsdt,
  plainUsdtText,
  satangFromUsdt,
  usdtForSatang,
} from './usdt.ts';

/** What was typed into a converter of two fields, and into which of them; the other one follows from it. */
export interface UsdtEntry {
  readonly side: 'usdt' | 'baht';
  /** As typed or pasted. */
  readonly text: string;
}

/** What stands in the field for USDT: typed, or what suffices for the baht that were. Empty where that is no amount. */
export function usdtText({ side, text }: UsdtEntry, rate: UsdtRate): string {
  if (side === 'usdt') return text;
  const amount = parseSatang(plainAmountText(text));
  const micro = amount && usdtForSatang(amount, rate);
  return micro ? formatUsdt(micro) : '';
}

/** What stands in the field for baht: typed, or what the USDT that were come to, as the server counts. */
export function bahtText({ side, text }: UsdtEntry, rate: UsdtRate): string {
  if (side === 'baht') return text;
  const amount = parseUsdt(plainUsdtText(text));
  return amount ? formatSatangShort(satangFromUsdt(amount, rate)) : '';
}
