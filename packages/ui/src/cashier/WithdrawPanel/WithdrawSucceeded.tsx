'use client';

import type { WithdrawState } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { FlowAmount } from '../FlowAmount.tsx';
import { FlowResult } from '../FlowResult.tsx';
import { WithdrawAccount } from './WithdrawAccount.tsx';
import type { WithdrawOffer } from './withdrawOffer.ts';

/** Props of {@link WithdrawSucceeded}. */
export interface WithdrawSucceededProps {
  state: Extract<WithdrawState, { status: 'succeeded' }>;
  /** Null while the terms are reloading. */
  offer: WithdrawOffer | null;
  onRestart: () => void;
  historyHref: string;
  headingLevel: 2 | 3;
}

/** The withdrawal is accepted: amount, account and expected duration. */
export function WithdrawSucceeded({
  state,
  offer,
  onRestart,
  historyHref,
  headingLevel,
}: WithdrawSucceededProps) {
  const t = useText();
  return (
    <FlowResult
      tone="success"
      title={t('cashier.withdraw.succeeded.title')}
      headingLevel={headingLevel}
      details={offer && <WithdrawAccount account={offer.account} />}
      actions={
        <>
          <LinkButton href={historyHref} size="lg" fullWidth>
            {t('cashier.history')}
          </LinkButton>
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
