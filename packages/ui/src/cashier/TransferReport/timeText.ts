import { arabicDigits } from '@brand/domain';

import type { Grouping } from '../../private/groupedEdit.ts';

/** A time of day on a keyboard of digits: `930` and `0930` become `09:30`, as a slip prints it. */
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

/** `1:` or `9.30`: one digit and a separator say the whole hour, which the digits alone could not. */
export function timeWithHour(typed: string): string {
  return /^\s*\d[:.]/.test(arabicDigits(typed)) ? `0${typed.trim()}` : typed;
}

/** No hour begins with 3 to 9 but the one that this digit is. */
function beginsWithHour(digits: string): boolean {
  return /^[3-9]/.test(digits);
}
