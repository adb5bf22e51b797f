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

/** The typed text of a converter with two fields, and its field. The other field is calculated. */
export interface UsdtEntry {
  readonly side: 'usdt' | 'baht';
  /** As typed or pasted. */
  readonly text: string;
}

/** Value of the USDT field: the typed text, or the USDT needed for the typed baht. Empty if that is not an amount. */
export function usdtText({ side, text }: UsdtEntry, rate: UsdtRate): string {
  if (side === 'usdt') return text;
  const amount = parseSatang(plainAmountText(text));
  const micro = amount && usdtForSatang(amount, rate);
  return micro ? formatUsdt(micro) : '';
}

/** Value of the baht field: the typed text, or the baht value of the typed USDT, calculated as on the server. */
export function bahtText({ side, text }: UsdtEntry, rate: UsdtRate): string {
  if (side === 'baht') return text;
  const amount = parseUsdt(plainUsdtText(text));
  return amount ? formatSatangShort(satangFromUsdt(amount, rate)) : '';
}
