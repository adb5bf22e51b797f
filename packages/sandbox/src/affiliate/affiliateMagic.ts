import { SATANG_PER_BAHT, type Satang } from '@brand/domain';
import type { MagicTable } from '../control/magicTable.ts';

/** Test amounts of an affiliate withdrawal, in baht. Each is refused with the code of the same number. */
const effects = {
  1001: 'code 1001: not enough income, regardless of the balance',
  1004: 'code 1004: only one withdrawal a day',
  1005: 'code 1005: only on days 1 to 5 of a month',
} as const;

type MagicCode = keyof typeof effects;

/** The code of a test amount; null for any other amount. */
export function magicCodeOf(amount: Satang): MagicCode | null {
  const baht = amount / SATANG_PER_BAHT;
  return baht in effects ? (baht as MagicCode) : null;
}

/** For the control page. */
export const affiliateMagic: MagicTable = {
  title: 'Amounts of an affiliate withdrawal',
  explains: 'Withdraw income by this amount in baht; any other amount follows the rules.',
  rows: Object.entries(effects).map(([value, effect]) => ({ value, effect })),
};
