'use client';

import { formatSatang, formatSatangShort } from '@brand/domain';

import { useDoubleClickGuard } from '../hooks/useDoubleClickGuard.ts';
import { useText } from '../messages/useText.ts';
import { retryingText } from '../private/retryingText.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { bangkokTime } from './bangkokDates.ts';
import * as css from './cashier.css.ts';
import { FlowResult } from './FlowResult.tsx';
import { PayoutAnother } from './PayoutAnother.tsx';
import type { PayoutUnknownProps } from './payoutPanelProps.ts';
import { VoidButton, VoidNote } from './VoidRequest.tsx';

/**
 * A payout of unknown outcome: what is known, and the two actions, which are named for what they do. The view claims
 * neither that the payout was made nor that it was not.
 */
export function PayoutUnknown(props: PayoutUnknownProps) {
  const { area, state, searchFault = null, onResend, onWait, history, headingLevel } = props;
  const { balanceRead = null, onVoid, voidFault = null } = props;
  const t = useText();
  // Each event creates a new state, so the double-click guard uses the intent as its key.
  const guard = useDoubleClickGuard(state.intent);
  if (state.step === 'another') return <PayoutAnother {...props} />;
  const waiting = state.step === 'waiting';
  return (
    <FlowResult
      tone="pending"
      title={t(`${area}.withdraw.unknown.title`, { amount: formatSatangShort(state.amount) })}
      headingLevel={headingLevel}
      claim="unknown"
      details={
        <>
          <Text size="sm" tone="muted" align="center">
            {t(`${area}.withdraw.unknown.resendNote`)}
          </Text>
          {onVoid && (
            <VoidNote fault={voidFault}>{t(`${area}.withdraw.unknown.voidNote`)}</VoidNote>
          )}
        </>
      }
      wholePage={area === 'cashier'}
      action={
        <Button size="lg" fullWidth onClick={() => guard(onResend)}>
          {t(`${area}.withdraw.unknown.resend`)}
        </Button>
      }
      more={
        <>
          {onVoid && <VoidButton onVoid={onVoid}>{t(`${area}.withdraw.unknown.void`)}</VoidButton>}
          {!waiting && (
            <Button variant="ghost" tone="neutral" fullWidth onClick={onWait}>
              {t(`${area}.withdraw.unknown.wait`)}
            </Button>
          )}
          <PayoutAnother {...props} />
          <LinkButton href={history.href} variant="ghost" tone="neutral" fullWidth>
            {history.label}
          </LinkButton>
        </>
      }
    >
      <Text tone="muted" align="center">
        {t(`${area}.withdraw.unknown.${waiting ? 'waiting' : 'text'}`)}
      </Text>
      {balanceRead && (
        <Text
          size="sm"
          tone="muted"
          align="center"
          className={css.tabular}
          data-part="balance-read"
        >
          {t(`${area}.withdraw.unknown.balance`, {
            amount: formatSatang(balanceRead.amount),
            time: bangkokTime(balanceRead.at),
          })}
        </Text>
      )}
      <div role="status" className={css.looking} data-part="looking">
        <Spinner size={16} />
        <Text as="span" size="sm" tone="muted">
          {searchFault
            ? retryingText(t, searchFault)
            : t(`${area}.withdraw.unknown.${onVoid ? 'lookingByKey' : 'looking'}`)}
        </Text>
      </div>
    </FlowResult>
  );
}
