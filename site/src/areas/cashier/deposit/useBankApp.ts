import { BANKS, bankName } from '@brand/domain';
import type { BankApp } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { heldProfileOptions } from '../../../member/cashier/cashierQueries.ts';
import { useServices } from '../../../member/services.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { mainLocale } from '../../../language/locale.ts';

/** The app of the bank of the member's account. Null if the operator knows none, and on desktops, which cannot open it. */
export function useBankApp(): BankApp | null {
  const services = useServices();
  const { locale } = usePlace();
  const isPhone = useIsPhone();
  const { data } = useQuery(heldProfileOptions(services, locale));
  const code = data?.account?.bankCode ?? '';
  const { bankApps } = services.operator;
  const bank = BANKS.find((each) => each.code === code);
  const href = Object.hasOwn(bankApps, code) ? bankApps[code] : undefined;
  return isPhone && bank && href ? { name: bankName(bank, locale, mainLocale()), href } : null;
}
