'use client';

import type { Satang } from '@brand/domain';

import { useText } from '../messages/useText.ts';
import { Money } from '../primitives/Money/Money.tsx';
import * as css from './cashier.css.ts';

/** The resulting amount of a flow in baht, shown in its result view. */
export function FlowAmount({ amount }: { amount: Satang }) {
  const t = useText();
  return (
    <Money
      amount={amount}
      size="2xl"
      decimals="quiet"
      unit={t('common.baht')}
      className={css.amountWell}
      data-part="amount"
    />
  );
}
