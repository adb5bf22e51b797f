'use client';

import type { Satang } from '@brand/domain';

import { FlowAmount } from '../../cashier/FlowAmount.tsx';
import { FlowResult } from '../../cashier/FlowResult.tsx';
import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { FactList } from '../../primitives/FactList/FactList.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './AffiliateWithdrawPanel.css.ts';

/** Props of {@link AffiliateWithdrawSucceeded}. */
export interface AffiliateWithdrawSucceededProps {
  amount: Satang;
  /** Null while it is loading. */
  balances: { readonly income: Satang | null; readonly wallet: Satang | null };
  onRestart: () => void;
  historyHref: string;
}

/** Success: the transferred amount and both new balances. */
export function AffiliateWithdrawSucceeded({
  amount,
  balances,
  onRestart,
  historyHref,
}: AffiliateWithdrawSucceededProps) {
  const t = useText();
  const money = (value: Satang | null) =>
    value === null ? (
      <Skeleton className={css.shapeFigure} />
    ) : (
      <Money amount={value} unit={t('common.baht')} />
    );
  return (
    <FlowResult
      tone="success"
      title={t('affiliate.withdraw.succeeded.title')}
      headingLevel={3}
      details={
        <FactList
          facts={[
            {
              id: 'wallet',
              name: t('affiliate.withdraw.wallet'),
              value: money(balances.wallet),
            },
            {
              id: 'income',
              name: t('affiliate.withdraw.balance'),
              value: money(balances.income),
            },
          ]}
        />
      }
      actions={
        <>
          <LinkButton href={historyHref} size="lg" fullWidth>
            {t('affiliate.history')}
          </LinkButton>
          <Button variant="ghost" tone="neutral" fullWidth onClick={onRestart}>
            {t('affiliate.withdraw.succeeded.done')}
          </Button>
        </>
      }
    >
      <FlowAmount amount={amount} />
      <Text tone="muted" align="center">
        {t('affiliate.withdraw.succeeded.text')}
      </Text>
    </FlowResult>
  );
}
