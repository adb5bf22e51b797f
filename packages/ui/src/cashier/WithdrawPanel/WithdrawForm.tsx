'use client';

import {
  formatSatangShort,
  plainAmountText,
  satang,
  type WithdrawAmountProblem,
  type WithdrawState,
} from '@brand/domain';
import { useEffect, useRef } from 'react';

import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { AmountField } from '../../primitives/AmountField/AmountField.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { ViewHeading } from '../ViewHeading.tsx';
import { WithdrawAccount } from './WithdrawAccount.tsx';
import * as css from './WithdrawPanel.css.ts';
import type { WithdrawOffer } from './WithdrawPanel.tsx';
import { WithdrawSubmit } from './WithdrawSubmit.tsx';

/** Props of {@link WithdrawForm}. */
export interface WithdrawFormProps {
  offer: WithdrawOffer;
  state: Extract<WithdrawState, { status: 'entering' }>;
  onAmountChange: (text: string) => void;
  onSubmit: () => void;
  headingLevel: 2 | 3;
}

/** Balance, account and amount. What is possible now is said before anything is typed. */
export function WithdrawForm({
  offer,
  state,
  onAmountChange,
  onSubmit,
  headingLevel,
}: WithdrawFormProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const guard = useDoubleClickGuard(state);
  const { balance, range, account, lockedUntil } = offer;
  const { draft, problem, failure } = state;
  const most = satang(Math.min(balance, range.max));
  const min = formatSatangShort(range.min);
  const enough = balance >= range.min;
  const everything = formatSatangShort(most);
  const all = plainAmountText(draft) === plainAmountText(everything);

  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  return (
    <WithdrawSubmit lockedUntil={lockedUntil} onSubmit={() => guard(onSubmit)}>
      <div className={cashier.head}>
        <ViewHeading level={headingLevel}>{t('cashier.withdraw.title')}</ViewHeading>
      </div>
      <div>
        <Text size="sm" tone="muted">
          {t('cashier.balance')}
        </Text>
        <Money
          amount={balance}
          size="xl"
          decimals="quiet"
          unit={t('common.baht')}
          data-part="balance"
        />
      </div>
      <WithdrawAccount account={account} />
      <AmountField
        ref={field}
        name="amount"
        decimals
        label={t('cashier.withdraw.amountLabel')}
        unit={t('common.baht')}
        value={draft}
        onValueChange={onAmountChange}
        hint={enough ? t('cashier.withdraw.amountHint', { min, max: everything }) : undefined}
        error={problem && t(`cashier.withdraw.problem.${problem.code}`, limitOf(problem))}
      />
      {enough ? (
        <Button
          variant={all ? 'outline' : 'soft'}
          tone={all ? 'accent' : 'neutral'}
          className={css.all}
          aria-pressed={all}
          onClick={() => onAmountChange(everything)}
        >
          {t('cashier.withdraw.all')}
        </Button>
      ) : (
        <Banner tone="info">{t('cashier.withdraw.balanceTooLow', { min })}</Banner>
      )}
      {failure && <FailureBanner failure={failure} values={{ min }} />}
    </WithdrawSubmit>
  );
}

function limitOf(problem: WithdrawAmountProblem): { limit: string } | undefined {
  return 'limit' in problem ? { limit: formatSatangShort(problem.limit) } : undefined;
}
