import { arabicDigits, plainPhone } from '@brand/domain';

import type { Grouping } from '../../private/groupedEdit.ts';

/** Starts like a number dialled from abroad (`00 66 81…`) and is too short to decide yet. */
const FROM_ABROAD = /^00(?!66\d)\d{0,8}$/;
/** The country code without plus, recognised by the length of the number. */
const BARE_COUNTRY_CODE = /^66(?=[689]\d{8}$)/;

/**
 * The digits of a typed or pasted phone number: `+66 81-234-5678`, `๐๘๑ ๒๓๔ ๕๖๗๘`, `โทร. 0812345678`. A leading plus stays
 * until the country code after it is known.
 */
export function plainPhoneText(typed: string): string {
  const kept = arabicDigits(typed).replace(/[^\d+]/g, '');
  const number = kept.replace(/(?!^)\+/g, '');
  if (FROM_ABROAD.test(number)) return number;
  return plainPhone(number).replace(BARE_COUNTRY_CODE, '0');
}

/** A Thai mobile number in groups of 3, 3 and 4; other text is unchanged. */
export const phoneGrouping: Grouping = {
  plain: plainPhoneText,
  group(plain) {
    if (!/^0[1-9]/.test(plain)) return plain;
    return [plain.slice(0, 3), plain.slice(3, 6), plain.slice(6)].filter(Boolean).join('-');
  },
};
