import { groupThousands, plainAmountText } from '@brand/domain';

import type { Grouping } from '../../private/groupedEdit.ts';

/** Adds thousands separators. Invalid amounts (`12a`, `-5`) are unchanged, so that the amount rules can report them. */
export const amountGrouping: Grouping = {
  plain: plainAmountText,
  group(plain) {
    const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(plain) ?? [];
    return whole === undefined ? plain : groupThousands(whole) + rest;
  },
};

/**
 * Formats a typed amount with thousands separators: `1500` → `1,500`, `๑๕๐๐.5` → `1,500.5`, `฿1,500 บาท` → `1,500`.
 * Invalid amounts (`12a`, `-5`, `1.2.3`) are unchanged, so that the amount rules can report the error.
 */
export function formatAmountText(typed: string): string {
  return amountGrouping.group(plainAmountText(typed));
}
