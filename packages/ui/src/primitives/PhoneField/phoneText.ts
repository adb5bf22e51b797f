import { arabicDigits, plainPhone } from '@brand/domain';

import type { Grouping } from '../../private/groupedEdit.ts';

/** Begins as a number dialled from abroad (`00 66 81…`) and is not long enough to tell yet. */
const FROM_ABROAD = /^00(?!66\d)\d{0,8}$/;
/** The country code without its plus, which the length of the number gives away. */
const BARE_COUNTRY_CODE = /^66(?=[689]\d{8}$)/;

/**
 * The digits of a typed or pasted phone number: `+66 81-234-5678`, `๐๘๑ ๒๓๔ ๕๖๗๘`, `โทร. 0812345678`. A plus in front
 * stays, for as long as the country code behind it is not known.
 */
export function plainPhoneText(typed: string): string {
  const kept = arabicDigits(typed).replace(/[^\d+]/g, '');
  const number = kept.replace(/(?!^)\+/g, '');
  if (FROM_ABROAD.test(number)) return number;
  return plainPhone(number).replace(BARE_COUNTRY_CODE, '0');
}

/** A Thai mobile number in groups of 3, 3 and 4; what is none is left alone. */
export const phoneGrouping: Grouping = {
  plain: plainPhoneText,
  group(plain) {
    if (!/^0[1-9]/.test(plain)) return plain;
    return [plain.slice(0, 3), plain.slice(3, 6), plain.slice(6)].filter(Boolean).join('-');
  },
};
