import { groupThousands, plainAmountText } from '@brand/domain';

import type { Grouping } from '../../private/groupedEdit.ts';

/** Thousands by commas. What is no amount (`12a`, `-5`) is left alone, for the amount rules to name. */
export const amountGrouping: Grouping = {
  plain: plainAmountText,
  group(plain) {
    const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(plain) ?? [];
    return whole === undefined ? plain : groupThousands(whole) + rest;
  },
};

/**
 * Writes a typed amount with thousands separators: `1500` → `1,500`, `๑๕๐๐.5` → `1,500.5`, `฿1,500 บาท` → `1,500`.
 * What is no amount (`12a`, `-5`, `1.2.3`) stays as it is, so that the amount rules can name what is wrong with it.
 */
export function formatAmountText(typed: string): string {
  return amountGrouping.group(plainAmountText(typed));
}
