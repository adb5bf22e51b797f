import { arabicDigits } from '@brand/domain';

import type { Grouping } from '../../private/groupedEdit.ts';

/** Formats a time typed on a numeric keyboard: `930` and `0930` become `09:30`, as printed on a slip. */
export const timeGrouping: Grouping = {
  plain(typed) {
    const digits = arabicDigits(typed).replace(/\D/g, '');
    return digits.slice(0, beginsWithHour(digits) ? 3 : 4);
  },
  group(plain) {
    const digits = beginsWithHour(plain) ? `0${plain}` : plain;
    return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
  },
};

/** `1:` or `9.30`: a digit followed by a separator is a complete hour. The digits alone would be ambiguous. */
export function timeWithHour(typed: string): string {
  return /^\s*\d[:.]/.test(arabicDigits(typed)) ? `0${typed.trim()}` : typed;
}

/** A first digit from 3 to 9 is a complete hour, because no two-digit hour starts with it. */
function beginsWithHour(digits: string): boolean {
  return /^[3-9]/.test(digits);
}
