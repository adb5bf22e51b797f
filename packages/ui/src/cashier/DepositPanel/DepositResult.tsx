'use client';

import {
  formatSatang,
  formatSatangShort,
  satang,
  type DepositState,
  type Satang,
} from '@brand/domain';
import type { ReactNode } from 'react';

import { useCountUp } from '../../hooks/useCountUp.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { CashierContact } from '../CashierContact.tsx';
import { FlowResult } from '../FlowResult.tsx';
import { useReceipt } from '../useReceipt.tsx';

interface EndProps {
  onRestart: () => void;
  historyHref: string;
  headingLevel: 2 | 3;
}

type Succeeded = Extract<DepositState, { status: 'succeeded' }>;

/** Props of {@link DepositSucceeded}. */
export interface DepositSucceededProps extends EndProps {
  state: Succeeded;
  /** The new balance in satang. Null while it is loading. */
  balance: Satang | null;
  homeHref: string;
  /** The selected bonus. */
  bonus: ReactNode;
}

/** Success view: a check mark, the balance counting up, one next step. */
export function DepositSucceeded(props: DepositSucceededProps) {
  const { state, balance, homeHref, bonus, onRestart, headingLevel } = props;
  const t = useText();
  const title = t('cashier.deposit.succeeded.title');
  const receipt = useReceipt({
    title,
    amount: state.amount,
    reference: state.qr.merchantRef,
    imageOnly: [
      { name: t('cashier.receipt.channel'), value: state.channel.name },
      ...(balance === null
        ? []
        : [
            {
              name: t('cashier.balance'),
              value: `${formatSatang(balance)} ${t('common.baht')}`,
            },
          ]),
    ],
  });
  return (
    <FlowResult
      tone="success"
      title={title}
      headingLevel={headingLevel}
      details={receipt.card}
      wholePage
      action={
        <LinkButton href={homeHref} size="lg" fullWidth>
          {t('cashier.deposit.succeeded.home')}
        </LinkButton>
      }
      more={
        <>
          {receipt.save}
          <Button variant="ghost" tone="neutral" fullWidth onClick={onRestart}>
            {t('cashier.deposit.succeeded.again')}
          </Button>
        </>
      }
    >
      <Text tone="success">
        {t('cashier.deposit.succeeded.amount', { amount: formatSatangShort(state.amount) })}
      </Text>
      <div className={classes(cashier.center, cashier.amountWell)} role="status">
        <Text size="sm" tone="muted">
          {t(balance === null ? 'cashier.deposit.succeeded.balancePending' : 'cashier.balance')}
        </Text>
        {balance !== null && (
          <CountingBalance from={satang(Math.max(0, balance - state.amount))} to={balance} />
        )}
      </div>
      {bonus}
    </FlowResult>
  );
}

function CountingBalance({ from, to }: { from: Satang; to: Satang }) {
  const t = useText();
  const shown = useCountUp(from, to);
  return (
    <>
      <Money
        amount={satang(shown)}
        size="2xl"
        decimals="quiet"
        unit={t('common.baht')}
        aria-hidden="true"
      />
      <span className={visuallyHidden}>{`${formatSatang(to)} ${t('common.baht')}`}</span>
    </>
  );
}

/** Props of {@link DepositAlerted}. */
export interface DepositAlertedProps extends EndProps {
  state: Extract<DepositState, { status: 'alerted' }>;
  /** Link to contact an admin. Null if there is none. */
  contactHref: string | null;
}

/** Shows the API message about this deposit unchanged. */
export function DepositAlerted({
  state,
  contactHref,
  onRestart,
  historyHref,
  headingLevel,
}: DepositAlertedProps) {
  const t = useText();
  return (
    <FlowResult
      tone="danger"
      title={t('cashier.deposit.alerted.title')}
      headingLevel={headingLevel}
      wholePage
      action={
        <Button size="lg" fullWidth onClick={onRestart}>
          {t('cashier.deposit.alerted.restart')}
        </Button>
      }
      more={<ToHistory href={historyHref} />}
    >
      <Text align="center">{state.text || t('error.deposit.alert')}</Text>
      <Text size="xs" tone="muted">
        {`${t('cashier.reference')} ${state.qr.merchantRef}`}
      </Text>
      {contactHref && <CashierContact href={contactHref} variant="outline" tone="neutral" />}
    </FlowResult>
  );
}

/** The QR code has expired. */
export function DepositExpired({ onRestart, historyHref, headingLevel }: EndProps) {
  const t = useText();
  return (
    <FlowResult
      tone="pending"
      title={t('cashier.deposit.expired.title')}
      headingLevel={headingLevel}
      wholePage
      action={
        <Button size="lg" fullWidth onClick={onRestart}>
          {t('cashier.deposit.expired.restart')}
        </Button>
      }
      more={<ToHistory href={historyHref} />}
    >
      <Text tone="muted" align="center">
        {t('cashier.deposit.expired.text')}
      </Text>
    </FlowResult>
  );
}

function ToHistory({ href }: { href: string }) {
  const t = useText();
  return (
    <LinkButton href={href} variant="ghost" tone="neutral" fullWidth>
      {t('cashier.history')}
    </LinkButton>
  );
}
