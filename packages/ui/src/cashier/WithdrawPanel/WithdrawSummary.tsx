'use client';

import { formatSatang, formatSatangShort, type Satang } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { FactList } from '../../primitives/FactList/FactList.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './WithdrawPanel.css.ts';
import type { WithdrawOffer } from './withdrawOffer.ts';

/** Props of {@link WithdrawSummary}. */
export interface WithdrawSummaryProps {
  offer: WithdrawOffer;
  /** The maximum of one withdrawal. 0 if withdrawal is blocked. */
  most: Satang;
}

/** The available amount, the balance and the limits, shown before any input (section 5). */
export function WithdrawSummary({ offer, most }: WithdrawSummaryProps) {
  const t = useText();
  const { balance, range, daily } = offer;
  const facts = [
    {
      id: 'balance',
      name: t('cashier.balance'),
      value: t('cashier.withdraw.balanceValue', { amount: formatSatang(balance) }),
    },
    {
      id: 'each',
      name: t('cashier.withdraw.each'),
      value: t('cashier.withdraw.eachValue', {
        min: formatSatangShort(range.min),
        max: formatSatangShort(range.max),
      }),
    },
    ...(daily
      ? [
          {
            id: 'today',
            name: t('cashier.withdraw.today'),
            value: t('cashier.withdraw.todayValue', {
              amount: formatSatangShort(daily.amountLeft),
              count: daily.countLeft,
            }),
          },
        ]
      : []),
  ];
  return (
    <div className={css.summary} data-part="summary">
      <div>
        <Text size="sm" tone="muted">
          {t('cashier.withdraw.available')}
        </Text>
        <Money
          amount={most}
          size="xl"
          decimals="quiet"
          unit={t('common.baht')}
          data-part="available"
        />
      </div>
      <FactList facts={facts} />
    </div>
  );
}
