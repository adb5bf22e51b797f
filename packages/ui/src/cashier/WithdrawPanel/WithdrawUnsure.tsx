'use client';

import type { WithdrawState } from '@brand/domain';

import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as cashier from '../cashier.css.ts';
import { FlowEnd } from '../FlowEnd.tsx';
import * as css from './WithdrawPanel.css.ts';

/** Props of {@link WithdrawUnsure}. */
export interface WithdrawUnsureProps {
  state: Extract<WithdrawState, { status: 'unsure' }>;
  /** Whether the last look did not reach the server. */
  unreachable: boolean;
  onRecheck: () => void;
  historyHref: string;
  headingLevel: 2 | 3;
}

/** The connection broke after sending: nobody knows yet. History is looked into, and asking again is safe. */
export function WithdrawUnsure({
  state,
  unreachable,
  onRecheck,
  historyHref,
  headingLevel,
}: WithdrawUnsureProps) {
  const t = useText();
  // Each look is a state of its own; the press belongs to the withdrawal.
  const guard = useDoubleClickGuard(state.intent);
  return (
    <FlowEnd
      tone="pending"
      title={t('cashier.withdraw.unsure.title')}
      headingLevel={headingLevel}
      actions={
        <>
          <Button size="lg" fullWidth onClick={() => guard(onRecheck)}>
            {t('cashier.withdraw.unsure.recheck')}
          </Button>
          <LinkButton href={historyHref} variant="ghost" tone="neutral" fullWidth>
            {t('cashier.history')}
          </LinkButton>
        </>
      }
    >
      <Money
        amount={state.amount}
        size="2xl"
        decimals="quiet"
        unit={t('common.baht')}
        className={cashier.amountWell}
      />
      <Text tone="muted" align="center">
        {t('cashier.withdraw.unsure.text')}
      </Text>
      <div role="status" className={css.looking} data-part="looking">
        <Spinner size={16} />
        <Text as="span" size="sm" tone="muted">
          {t(`cashier.withdraw.unsure.${unreachable ? 'offline' : 'looking'}`)}
        </Text>
      </div>
    </FlowEnd>
  );
}
