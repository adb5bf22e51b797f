'use client';

import {
  formatSatang,
  historyTotals,
  satang,
  type HistoryEntry,
  type HistoryFilter,
  type Satang,
} from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './HistoryTotals.css.ts';
import { sumsOf } from './sumsOf.ts';

/** Props of {@link HistoryTotals}. */
export interface HistoryTotalsProps {
  /** The visible rows. */
  entries: readonly HistoryEntry[];
  /** The current filter. Totals without rows under it are hidden. */
  filter: HistoryFilter;
  /** Whether deposits minus withdrawals are shown too. */
  net: boolean;
}

/** Totals of the visible rows: successful amounts, and separately pending amounts. */
export function HistoryTotals({ entries, filter, net }: HistoryTotalsProps) {
  const t = useText();
  const totals = historyTotals(entries);
  const sums = sumsOf(filter);
  const depositing =
    totals.depositing > 0 &&
    t('cashier.history.total.depositing', { amount: formatSatang(totals.depositing) });
  const withdrawing =
    totals.withdrawing > 0 &&
    t('cashier.history.total.withdrawing', { amount: formatSatang(totals.withdrawing) });
  const underWay = [depositing, withdrawing].filter((words) => words !== false).join(' · ');
  if (sums.length === 0 && !underWay && totals.leftOut === 0) return <></>;
  return (
    <div className={css.root} data-part="totals">
      {sums.length > 0 && (
        <dl className={css.sums}>
          {sums.includes('deposited') && (
            <Sum name={t('cashier.history.total.deposited')} amount={totals.deposited} />
          )}
          {sums.includes('withdrawn') && (
            <Sum name={t('cashier.history.total.withdrawn')} amount={satang(-totals.withdrawn)} />
          )}
        </dl>
      )}
      {net && sums.length > 1 && (
        <dl className={css.line}>
          <Text as="dt" size="sm">
            {t('cashier.history.total.net')}
          </Text>
          <dd>
            <Money amount={totals.net} unit={t('common.baht')} />
          </dd>
        </dl>
      )}
      {underWay && (
        <dl className={css.line}>
          <Text as="dt" size="sm" tone="pending">
            {t('cashier.history.status.inProgress')}
          </Text>
          <Text as="dd" size="sm" align="end" className={css.underWay}>
            {underWay}
          </Text>
        </dl>
      )}
      {totals.leftOut > 0 && (
        <Text as="div" size="xs" tone="muted" className={css.line}>
          {t('cashier.history.total.leftOut', { count: totals.leftOut })}
        </Text>
      )}
    </div>
  );
}

function Sum({ name, amount }: { name: string; amount: Satang }) {
  return (
    <div className={css.sum}>
      <Text as="dt" size="sm" tone="muted">
        {name}
      </Text>
      <dd>
        <Money amount={amount} sign="always" />
      </dd>
    </div>
  );
}
