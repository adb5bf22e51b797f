import {
  addSatang,
  depositBonus,
  formatSatangShort,
  type BonusOffer,
  type Satang,
} from '@brand/domain';
import type { IntlShape } from 'react-intl';

import { percentText } from '../../messages/percent.ts';
import type { useText } from '../../messages/useText.ts';

/**
 * Describes an offer in one line: the credit and the required turnover for the amount. Shows the terms if no amount is
 * entered or the amount is below the minimum.
 */
export function offerNote(
  offer: Pick<BonusOffer, 'id' | 'title' | 'terms'>,
  amount: Satang | null,
  t: ReturnType<typeof useText>,
  intl: Pick<IntlShape, 'formatNumber'>,
): string {
  const taken = amount === null ? null : depositBonus(offer, amount);
  if (amount === null || !taken) return termsNote(offer, t, intl);
  const figures = {
    wallet: formatSatangShort(addSatang(amount, taken.credit)),
    turnover: formatSatangShort(taken.turnover),
  };
  return t(taken.turnover > 0 ? 'cashier.bonus.gets' : 'cashier.bonus.getsFree', figures);
}

function termsNote(
  { terms }: Pick<BonusOffer, 'terms'>,
  t: ReturnType<typeof useText>,
  intl: Pick<IntlShape, 'formatNumber'>,
): string {
  const { bonus, maxBonus, minDeposit, turnover, turnoverOn } = terms;
  const baht = (amount: Satang) => `${formatSatangShort(amount)} ${t('common.baht')}`;
  const gives = bonus.kind === 'fixed' ? baht(bonus.amount) : percentText(intl, bonus.percent);
  const limit = maxBonus !== null && bonus.kind === 'percent' ? formatSatangShort(maxBonus) : null;
  const gets = limit === null ? gives : t('cashier.bonus.upTo', { bonus: gives, limit });
  const asks =
    turnover > 0
      ? t(turnoverOn === 'bonus' ? 'cashier.bonus.termsOnBonus' : 'cashier.bonus.termsOnBoth', {
          bonus: gets,
          times: turnover,
        })
      : t('cashier.bonus.termsFree', { bonus: gets });
  if (minDeposit === null) return asks;
  return `${t('cashier.bonus.minimum', { limit: formatSatangShort(minDeposit) })} · ${asks}`;
}
