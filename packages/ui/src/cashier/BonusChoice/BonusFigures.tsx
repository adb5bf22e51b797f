'use client';

import {
  addSatang,
  formatSatangShort,
  type DepositBonus,
  type PromotionTerms,
  type Satang,
} from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { FactList } from '../../primitives/FactList/FactList.tsx';
import * as css from './BonusChoice.css.ts';

/** Props of {@link BonusFigures}. */
export interface BonusFiguresProps {
  terms: PromotionTerms;
  /** The deposit in satang. */
  amount: Satang;
  /** The result of the bonus. */
  taken: DepositBonus;
}

/** Figures of the selected bonus: credit, required turnover, and excluded games. */
export function BonusFigures({ terms, amount, taken }: BonusFiguresProps) {
  const t = useText();
  const baht = (value: Satang, prefix = '') => (
    <span className={css.figure}>{`${prefix}${formatSatangShort(value)} ${t('common.baht')}`}</span>
  );
  const games = terms.excludedGames.length;
  const excluded = [
    ...terms.excludedTypes.map((type) => t(`shell.nav.${type}`)),
    ...(games > 0 ? [t('cashier.bonus.games', { count: games })] : []),
  ];
  return (
    <FactList
      className={css.figures}
      facts={[
        { id: 'deposit', name: t('cashier.bonus.deposit'), value: baht(amount) },
        { id: 'bonus', name: t('cashier.bonus.bonus'), value: baht(taken.credit, '+') },
        {
          id: 'wallet',
          name: t('cashier.bonus.wallet'),
          value: <strong>{baht(addSatang(amount, taken.credit))}</strong>,
        },
        {
          id: 'turnover',
          name: t('cashier.bonus.turnover'),
          value: (
            <strong>
              {taken.turnover > 0 ? baht(taken.turnover) : t('cashier.bonus.turnoverNone')}
            </strong>
          ),
        },
        ...(excluded.length > 0
          ? [{ id: 'excluded', name: t('cashier.bonus.excluded'), value: excluded.join(', ') }]
          : []),
      ]}
    />
  );
}
