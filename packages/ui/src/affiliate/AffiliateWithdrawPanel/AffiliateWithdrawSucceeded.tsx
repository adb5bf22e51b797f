'use client';

import { type AffiliateWithdrawState, formatSatang, type Satang } from '@brand/domain';

import * as cashier from '../../cashier/cashier.css.ts';
import { FlowAmount } from '../../cashier/FlowAmount.tsx';
import { FlowResult } from '../../cashier/FlowResult.tsx';
import { useReceipt } from '../../cashier/useReceipt.tsx';
import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FactList } from '../../primitives/FactList/FactList.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** Props of {@link AffiliateWithdrawSucceeded}. */
export interface AffiliateWithdrawSucceededProps {
  state: Extract<AffiliateWithdrawState, { status: 'succeeded' }>;
  /** Null while it is loading. */
  balances: { readonly income: Satang | null; readonly wallet: Satang | null };
  /** When the next withdrawal is possible, in ms since 1970. Null while it is unknown. */
  nextAt: number | null;
  onRestart: () => void;
  historyHref: string;
}

/** Success: the withdrawn amount, both new balances and the receipt. */
export function AffiliateWithdrawSucceeded({
  state,
  balances,
  nextAt,
  onRestart,
  historyHref,
}: AffiliateWithdrawSucceededProps) {
  const t = useText();
  const money = (value: Satang | null) =>
    value === null ? (
      <Skeleton className={cashier.loadingFigure} />
    ) : (
      <Money amount={value} unit={t('common.baht')} />
    );
  const title = t('affiliate.withdraw.succeeded.title');
  const names = {
    wallet: t('affiliate.withdraw.wallet'),
    income: t('affiliate.withdraw.balance'),
  };
  const receipt = useReceipt({
    area: 'affiliate',
    title,
    amount: state.amount,
    imageOnly: (['wallet', 'income'] as const).flatMap((id) => {
      const value = balances[id];
      return value === null
        ? []
        : [{ name: names[id], value: `${formatSatang(value)} ${t('common.baht')}` }];
    }),
    ...state.record,
    nextAt,
  });
  return (
    <FlowResult
      tone="success"
      title={title}
      headingLevel={3}
      claim="made"
      details={
        <>
          <FactList
            facts={[
              { id: 'wallet', name: names.wallet, value: money(balances.wallet) },
              { id: 'income', name: names.income, value: money(balances.income) },
            ]}
          />
          {receipt.card}
        </>
      }
      action={
        <LinkButton href={historyHref} size="lg" fullWidth>
          {t('affiliate.history')}
        </LinkButton>
      }
      more={
        <>
          {receipt.save}
          <Button variant="ghost" tone="neutral" fullWidth onClick={onRestart}>
            {t('affiliate.withdraw.succeeded.done')}
          </Button>
        </>
      }
    >
      <FlowAmount amount={state.amount} />
      <Text tone="muted" align="center">
        {t('affiliate.withdraw.succeeded.text')}
      </Text>
    </FlowResult>
  );
}
