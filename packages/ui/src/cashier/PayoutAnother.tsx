'use client';

import { formatSatangShort } from '@brand/domain';

import { useCountdown } from '../hooks/useCountdown.ts';
import { useDoubleClickGuard } from '../hooks/useDoubleClickGuard.ts';
import { useText } from '../messages/useText.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { clockFace } from '../primitives/Countdown/clockFace.ts';
import { Text } from '../primitives/Text/Text.tsx';
import * as css from './cashier.css.ts';
import { FlowResult } from './FlowResult.tsx';
import type { PayoutUnknownProps } from './payoutPanelProps.ts';

/**
 * Another amount while the outcome of a payout is unknown: when it becomes possible, the button for it, and the
 * confirmation that both amounts may be paid.
 */
export function PayoutAnother({
  area,
  state,
  blockedMs,
  onWait,
  onAnother,
  onAnotherConfirm,
  headingLevel,
}: PayoutUnknownProps) {
  const t = useText();
  const guard = useDoubleClickGuard(state);
  const { secondsLeft } = useCountdown(state.sentAt + blockedMs);
  if (state.step !== 'another') {
    return secondsLeft !== 0 ? (
      <Text size="sm" tone="muted" align="center" className={css.tabular} data-part="another">
        {t(`${area}.withdraw.unknown.anotherIn`, { time: clockFace(secondsLeft) })}
      </Text>
    ) : (
      <Button variant="ghost" tone="neutral" fullWidth onClick={onAnother}>
        {t(`${area}.withdraw.unknown.another`)}
      </Button>
    );
  }
  return (
    <FlowResult
      tone="danger"
      title={t(`${area}.withdraw.unknown.anotherTitle`)}
      headingLevel={headingLevel}
      claim="unknown"
      wholePage={area === 'cashier'}
      action={
        <Button size="lg" fullWidth onClick={onWait}>
          {t(`${area}.withdraw.unknown.anotherBack`)}
        </Button>
      }
      more={
        <Button variant="ghost" tone="neutral" fullWidth onClick={() => guard(onAnotherConfirm)}>
          {t(`${area}.withdraw.unknown.anotherConfirm`)}
        </Button>
      }
    >
      <Text tone="muted" align="center">
        {t(`${area}.withdraw.unknown.anotherText`, { amount: formatSatangShort(state.amount) })}
      </Text>
    </FlowResult>
  );
}
