'use client';

import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { AccountResult } from '../AccountResult.tsx';
import * as account from '../account.css.ts';
import { breakMoment } from '../breakMoment.ts';
import { type Helpline, HelplineLink } from '../HelplineLink.tsx';

/** Props of {@link BreakNotice}. Other props go to the root. */
export interface BreakNoticeProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** When the break ends, in unix ms. */
  until: number;
  /** Helpline for problem gambling. Null if the operator has not configured one. */
  helpline: Helpline | null;
  /** URL of the page to continue to. */
  homeHref: string;
  /** Heading level in the page outline. @default 1 */
  headingLevel?: 1 | 2;
}

/** States that a break has started and when it ends. */
export function BreakNotice({
  until,
  helpline,
  homeHref,
  headingLevel = 1,
  className,
  ...rest
}: BreakNoticeProps) {
  const t = useText();
  const { locale } = useIntl();
  return (
    <section {...rest} className={classes(account.root, className)} data-component="break-notice">
      <AccountResult
        tone="rest"
        headingLevel={headingLevel}
        title={t('account.break.begunTitle')}
        text={t('account.break.begunText', breakMoment(until, locale))}
        actions={
          <>
            {helpline && <HelplineLink {...helpline} size="lg" />}
            <LinkButton href={homeHref} variant="ghost" tone="neutral" data-part="home">
              {t('account.break.home')}
            </LinkButton>
          </>
        }
      />
    </section>
  );
}
