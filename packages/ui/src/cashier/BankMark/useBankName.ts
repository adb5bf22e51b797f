'use client';

import { BANKS, bankName } from '@brand/domain';
import { useIntl } from 'react-intl';

/** The name of a bank in the language of the page; the code of a bank that is not in the list. */
export function useBankName(code: string): string {
  const { locale, defaultLocale } = useIntl();
  const bank = BANKS.find((each) => each.code === code);
  return bank ? bankName(bank, locale, defaultLocale) : code.toUpperCase();
}
