'use client';

import type { Satang, WithdrawState } from '@brand/domain';

import type { ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { FlowAmount } from '../FlowAmount.tsx';
import { FlowResult } from '../FlowResult.tsx';
import { useReceipt } from '../useReceipt.tsx';
import { WithdrawAccount } from './WithdrawAccount.tsx';
import type { WithdrawOffer } from './withdrawOffer.ts';

/** Props of {@link WithdrawSucceeded}. */
export interface WithdrawSucceededProps {
  state: Extract<WithdrawState, { status: 'succeeded' }>;
  /** Null while the terms are reloading. */
  offer: WithdrawOffer | null;
  /** The balance that was read after the withdrawal. Null if it is unknown. */
  balance: Satang | 'loading' | null;
  /** The progress of the withdrawal. */
  progress: ReactNode;
  onRestart: () => void;
  historyHref: string;
  headingLevel: 2 | 3;
}

/** The withdrawal is accepted: amount, account and expected duration. */
export function WithdrawSucceeded({
  state,
  offer,
  balance,
  progress,
  onRestart,
  historyHref,
  headingLevel,
}: WithdrawSucceededProps) {
  const t = useText();
  const title = t('cashier.withdraw.succeeded.title');
  const receipt = useReceipt({
    title,
    amount: state.amount,
    imageOnly: offer
      ? [{ name: t('cashier.withdraw.account'), value: masked(offer.account.accountNumber) }]
      : [],
    ...state.record,
    balance,
    nextAt: offer?.lockedUntil ?? null,
  });
  return (
    <FlowResult
      tone="success"
      title={title}
      headingLevel={headingLevel}
      claim="made"
      details={
        <>
          {offer && <WithdrawAccount account={offer.account} />}
          {progress}
          {receipt.card}
        </>
      }
      wholePage
      action={
        <LinkButton href={historyHref} size="lg" fullWidth>
          {t('cashier.history')}
        </LinkButton>
      }
      more={
        <>
          {receipt.save}
          <Button variant="ghost" tone="neutral" fullWidth onClick={onRestart}>
            {t('cashier.withdraw.succeeded.done')}
          </Button>
        </>
      }
    >
      <FlowAmount amount={state.amount} />
      {offer && (
        <Text tone="muted" align="center">
          {t('cashier.withdraw.succeeded.text', { minutes: offer.payoutMinutes })}
        </Text>
      )}
    </FlowResult>
  );
}

/** The image may be shared: like a bank's receipt it shows the last digits only. */
function masked(accountNumber: string): string {
  return accountNumber.replace(/\d(?=\d{4})/g, 'x');
}
