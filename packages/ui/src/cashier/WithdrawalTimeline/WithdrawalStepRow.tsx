'use client';

import type { TimelineStep } from '@brand/domain';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bangkokDateTime } from '../bangkokDates.ts';
import * as css from './WithdrawalTimeline.css.ts';

const GLYPHS = {
  done: glyphs.check,
  received: glyphs.check,
  refused: glyphs.warning,
  cancelled: glyphs.close,
} as const;

/** One step. A step that has not happened has no time, and only the next one says what is being done. */
export function WithdrawalStepRow({ step, at, state }: TimelineStep) {
  const t = useText();
  const { locale } = useIntl();
  const happened = at !== null;
  return (
    <li
      className={css.step}
      data-part="step"
      data-step={step}
      data-state={state}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <span className={css.mark} aria-hidden="true">
        {state !== 'next' && state !== 'later' && <Icon glyph={GLYPHS[state]} size={16} />}
      </span>
      <Text
        as="span"
        size="sm"
        weight={happened ? 'strong' : 'regular'}
        tone={state === 'later' ? 'muted' : 'inherit'}
        className={css.words}
      >
        {t(messageId(step, state))}
      </Text>
      {happened && (
        <Text as="span" size="sm" tone="muted" className={css.time}>
          <time dateTime={new Date(at).toISOString()}>{bangkokDateTime(at, locale)}</time>
        </Text>
      )}
    </li>
  );
}

/** What has happened is in the past tense, what is being done in the present, and the rest names the step. */
function messageId(step: TimelineStep['step'], state: TimelineStep['state']) {
  if (state === 'next') {
    return `cashier.withdrawal.next.${step === 'checked' || step === 'sent' ? step : 'received'}` as const;
  }
  if (state === 'later') {
    return `cashier.withdrawal.later.${step === 'sent' ? step : 'received'}` as const;
  }
  return `cashier.withdrawal.step.${step}` as const;
}
