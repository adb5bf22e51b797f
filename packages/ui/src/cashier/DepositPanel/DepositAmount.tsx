'use client';

import {
  formatSatangShort,
  type DepositAmountProblem,
  type DepositState,
  type Failure,
} from '@brand/domain';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useAboveKeyboard } from '../../hooks/useAboveKeyboard.ts';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { classes } from '../../private/classes.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { failureValues } from '../../private/failureValues.ts';
import { AmountField } from '../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import * as cashier from '../cashier.css.ts';
import { CashierContact } from '../CashierContact.tsx';
import { ChannelRow } from '../ChannelRow/ChannelRow.tsx';
import { ViewHead } from '../ViewHead.tsx';
import { DepositQuickAmounts } from './DepositQuickAmounts.tsx';

/** Props of {@link DepositAmount}. */
export interface DepositAmountProps {
  state: Extract<DepositState, { status: 'entering' }>;
  onAmountChange: (text: string) => void;
  onSubmit: () => void;
  /** Null if there is no list to go back to. */
  onLeave: (() => void) | null;
  /** Opens the picker. Null if there is no other channel. */
  onChannelChange: (() => void) | null;
  /** Link to contact an admin for messages that say to do so. Null if there is none. */
  contactHref: string | null;
  /** The bonus choice, below the amount. */
  bonus: ReactNode;
  headingLevel: 2 | 3;
}

/** The second view: the amount. */
export function DepositAmount({
  state,
  onAmountChange,
  onSubmit,
  onLeave,
  onChannelChange,
  contactHref,
  bonus,
  headingLevel,
}: DepositAmountProps) {
  const t = useText();
  const { locale } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  useAboveKeyboard(field);
  const guard = useDoubleClickGuard(state);
  const { channel, draft, problem, failure } = state;

  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  /** A QR that asks for another amount has a reference, and no error code. */
  const codeText = ({ messageId, code }: Failure) =>
    messageId === 'error.deposit.amountMismatch'
      ? `${t('cashier.reference')} ${code ?? ''}`
      : t('cashier.deposit.code', { code: code ?? '' });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    guard(onSubmit);
  };

  return (
    <form className={classes(cashier.form, cashier.narrow)} noValidate onSubmit={handleSubmit}>
      <ViewHead level={headingLevel} onBack={onLeave}>
        {t('cashier.deposit.amount.title')}
      </ViewHead>
      {failure && (
        <FailureBanner
          failure={failure}
          values={failureValues(failure, locale)}
          codeText={codeText(failure)}
        >
          {contactHref && failure.messageId === 'error.deposit.98' && (
            <CashierContact href={contactHref} variant="outline" tone="neutral" />
          )}
        </FailureBanner>
      )}
      <ChannelRow channel={channel} onChange={onChannelChange} />
      <AmountField
        ref={field}
        className={cashier.amount}
        name="amount"
        label={t('cashier.deposit.amount.label')}
        unit={t('common.baht')}
        ignoredText={(text) => t('common.ignored', { text })}
        value={draft}
        onValueChange={onAmountChange}
        hint={t('cashier.deposit.amount.hint', {
          min: formatSatangShort(channel.range.min),
          max: formatSatangShort(channel.range.max),
        })}
        error={problem && t(`cashier.deposit.problem.${problem.code}`, limitOf(problem))}
      />
      <DepositQuickAmounts range={channel.range} draft={draft} onChoose={onAmountChange} />
      {bonus}
      <ActionBar>
        <Button type="submit" size="lg" fullWidth>
          {t('cashier.deposit.amount.submit')}
        </Button>
      </ActionBar>
    </form>
  );
}

function limitOf(problem: DepositAmountProblem): { limit: string } | undefined {
  return 'limit' in problem ? { limit: formatSatangShort(problem.limit) } : undefined;
}
