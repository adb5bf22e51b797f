'use client';

import {
  type BreakChoice,
  breakEnd,
  type Failure,
  SELF_EXCLUSIONS,
  TIME_OUTS,
} from '@brand/domain';
import { type HTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { now } from '../../hooks/clock.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { RadioCards } from '../../primitives/RadioCards/RadioCards.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as care from '../care.css.ts';
import { breakMoment } from '../breakMoment.ts';
import type { Helpline } from '../HelplineLink.tsx';
import { BreakMeaning } from './BreakMeaning.tsx';
import * as css from './BreakPanel.css.ts';

/** Props of {@link BreakPanel}. Other props go to the `section`. */
export interface BreakPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /**
   * Starts the break after confirmation. Repeated clicks result in one call. The dialog waits for the promise, which
   * resolves to null when the break has started, or to the reason why it has not.
   */
  onStart: (choice: BreakChoice) => Promise<Failure | null>;
  /** URL of the page for withdrawing the balance first. */
  withdrawHref: string;
  /** Helpline for problem gambling. Null if the operator has not configured one. */
  helpline: Helpline | null;
  /** Heading level in the page outline. @default 2 */
  headingLevel?: 2 | 3;
}

const KINDS = [
  ['timeOut', TIME_OUTS],
  ['exclusion', SELF_EXCLUSIONS],
] as const;

/**
 * Lets a member choose the length of a break, explains it, and confirms once with the end date. No urgency, no red warnings.
 */
export function BreakPanel({
  onStart,
  withdrawHref,
  helpline,
  headingLevel = 2,
  className,
  ...rest
}: BreakPanelProps) {
  const t = useText();
  const id = useId();
  const { locale } = useIntl();
  const [choice, setChoice] = useState<BreakChoice | null>(null);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [asking, setAsking] = useState(false);
  /** When the dialog was opened last, in unix ms. */
  const [askedAt, setAskedAt] = useState(0);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing) choices.current?.querySelector('input')?.focus();
  }, [missing]);

  const handleNext = () => {
    setMissing(choice === null);
    setFailure(null);
    if (choice === null) return;
    setAskedAt(now());
    setAsking(true);
  };
  const handleConfirm = async () => {
    const refused = choice && (await onStart(choice));
    setFailure(refused);
    // If the break did not start, the dialog stays open and shows the reason.
    if (refused) throw new Error(refused.messageId);
  };
  const isExclusion = choice !== null && SELF_EXCLUSIONS.includes(choice);
  return (
    <section
      {...rest}
      aria-labelledby={id}
      className={classes(care.root, className)}
      data-component="break-panel"
      data-state={asking ? 'asking' : 'choosing'}
    >
      <div className={care.intro}>
        <Heading level={headingLevel} id={id}>
          {t('account.break.title')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('account.break.intro')}
        </Text>
      </div>
      <div className={classes(care.card, css.card)} data-surface="card">
        <div ref={choices} className={css.choices}>
          {KINDS.map(([kind, lengths]) => (
            <RadioCards
              key={kind}
              label={t(`account.break.${kind}`)}
              cards={lengths.map((length) => ({
                value: length,
                label: t(`account.break.length.${length}`),
              }))}
              value={choice}
              onValueChange={(length) => {
                setChoice(lengths.find((one) => one === length) ?? null);
                setMissing(false);
              }}
              error={missing && kind === 'timeOut' ? t('account.break.missing') : null}
            />
          ))}
        </div>
        <BreakMeaning withdrawHref={withdrawHref} helpline={helpline} />
        <Button
          variant="outline"
          tone="neutral"
          size="lg"
          fullWidth
          onClick={handleNext}
          data-part="next"
        >
          {t('account.break.next')}
        </Button>
      </div>
      {choice && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title={t(isExclusion ? 'account.break.askExclusion' : 'account.break.askTimeOut', {
            length: t(`account.break.length.${choice}`),
          })}
          description={t('account.break.ask', breakMoment(breakEnd(choice, askedAt), locale))}
          confirmLabel={t(isExclusion ? 'account.break.startExclusion' : 'account.break.start')}
          cancelLabel={t('account.break.notNow')}
          error={failure && t(failure.messageId)}
          onConfirm={handleConfirm}
        />
      )}
    </section>
  );
}
