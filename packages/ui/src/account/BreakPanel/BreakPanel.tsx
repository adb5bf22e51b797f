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

/** Props of {@link BreakPanel}; the rest goes to the `section`. */
export interface BreakPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /**
   * Begins the break, after a question; a hundred clicks are one call. The question waits for its promise, which brings null
   * once the break has begun, or why it has not.
   */
  onStart: (choice: BreakChoice) => Promise<Failure | null>;
  /** Where the balance is withdrawn first. */
  withdrawHref: string;
  /** Whom to call about playing too much; null where the operator names nobody. */
  helpline: Helpline | null;
  /** Place of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3;
}

const KINDS = [
  ['timeOut', TIME_OUTS],
  ['exclusion', SELF_EXCLUSIONS],
] as const;

/** How long to stay away, what that means, and one question with the end of it. Nothing hurries or warns in red. */
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
  /** When the question was asked, in unix ms; null while it is not. */
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing) choices.current?.querySelector('input')?.focus();
  }, [missing]);

  const handleNext = () => {
    setMissing(choice === null);
    setFailure(null);
    if (choice !== null) setAskedAt(now());
  };
  const handleConfirm = async () => {
    const refused = choice && (await onStart(choice));
    setFailure(refused);
    // The question stays where nothing has begun, and says why.
    if (refused) throw new Error(refused.messageId);
  };
  const isExclusion = choice !== null && SELF_EXCLUSIONS.includes(choice);
  return (
    <section
      {...rest}
      aria-labelledby={id}
      className={classes(care.root, className)}
      data-component="break-panel"
      data-state={askedAt === null ? 'choosing' : 'asking'}
    >
      <div className={care.intro}>
        <Heading level={headingLevel} size="lg" id={id}>
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
          open={askedAt !== null}
          onOpenChange={(open) => {
            if (!open) setAskedAt(null);
          }}
          title={t(isExclusion ? 'account.break.askExclusion' : 'account.break.askTimeOut', {
            length: t(`account.break.length.${choice}`),
          })}
          description={t(
            'account.break.ask',
            breakMoment(breakEnd(choice, askedAt ?? now()), locale),
          )}
          confirmLabel={t(isExclusion ? 'account.break.startExclusion' : 'account.break.start')}
          cancelLabel={t('account.break.notNow')}
          error={failure && t(failure.messageId)}
          onConfirm={handleConfirm}
        />
      )}
    </section>
  );
}
