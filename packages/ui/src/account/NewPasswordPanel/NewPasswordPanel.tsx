'use client';

import type { Failure } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useViewFocus } from '../../hooks/useViewFocus.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AccountResult } from '../AccountResult.tsx';
import { ContactLink } from '../ContactLink.tsx';
import * as account from '../account.css.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { NewPasswordTime } from './NewPasswordTime.tsx';

/** What a new password is set with. */
export interface NewPassword {
  /** Empty after a forgotten password. */
  oldPassword: string;
  password: string;
}

/** Props of {@link NewPasswordPanel}; the rest goes to the root. */
export interface NewPasswordPanelProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** `change` asks for the old password, `forgot` has the proof of an OTP instead. */
  kind: 'change' | 'forgot';
  /** `done`, and `expired` when the proof is good no more, take the place of the form. */
  status: 'idle' | 'sending' | 'done' | 'expired';
  /** Why the last try did not work; null before the first. */
  failure: Failure | null;
  /** After code 4290: when the next try is allowed, in unix ms. @default null */
  waitUntil?: number | null;
  /** Until when the proof of a forgotten password is good, in unix ms; after that it is `expired`. @default null */
  expiresAt?: number | null;
  /** The phone that was confirmed, as it may be read. @default '' */
  phone?: string;
  /** Whose password it is: password managers keep the new one under this name. @default '' */
  username?: string;
  /** Where admin is reached, shown beside a failure; null where it is not known or does not help. @default null */
  contactHref?: string | null;
  /** Set the password. A hundred clicks in one task are one call. */
  onSubmit: (password: NewPassword) => void;
  /** Asks for an OTP again, when the proof is good no more. */
  onRestart?: () => void;
  /** Address of the log-in, the way out of a forgotten password. */
  loginHref?: string;
  /** The next step when it is done: a button or a link. */
  doneAction?: ReactNode;
  /** Place of the heading in the outline of the page. @default 1 */
  headingLevel?: 1 | 2;
}

/** Choosing a new password, by the old one or by the proof of an OTP. Nothing typed is kept anywhere. */
export function NewPasswordPanel({
  kind,
  status,
  failure,
  waitUntil = null,
  expiresAt = null,
  phone = '',
  username = '',
  contactHref = null,
  onSubmit,
  onRestart,
  loginHref,
  doneAction,
  headingLevel = 1,
  className,
  ...rest
}: NewPasswordPanelProps) {
  const t = useText();
  const { secondsLeft, done } = useCountdown(expiresAt);
  const isOver = status === 'expired' || (status === 'idle' && expiresAt !== null && done);
  const view = status === 'done' ? 'done' : isOver ? 'expired' : 'form';
  const root = useViewFocus<HTMLElement>(view);
  const toLogin = loginHref && (
    <LinkButton href={loginHref} variant="ghost" tone="neutral" fullWidth data-part="login">
      {t('account.newPassword.backToLogin')}
    </LinkButton>
  );
  return (
    <section
      {...rest}
      ref={root}
      className={classes(account.root, className)}
      data-component="new-password-panel"
      data-state={isOver ? 'expired' : status}
    >
      {view === 'form' && (
        <>
          <div className={account.intro}>
            <Heading level={headingLevel} size="2xl">
              {t('account.newPassword.title')}
            </Heading>
            <Text tone="muted" size="sm">
              {kind === 'forgot'
                ? t('account.newPassword.forgotIntro', { phone })
                : t('account.newPassword.changeIntro')}
            </Text>
            {expiresAt !== null && <NewPasswordTime secondsLeft={secondsLeft} />}
          </div>
          <NewPasswordForm
            asksOld={kind === 'change'}
            sending={status === 'sending'}
            {...{ failure, waitUntil, username, contactHref, onSubmit }}
          />
          {toLogin}
        </>
      )}
      {view === 'done' && (
        <AccountResult
          tone="success"
          title={t('account.newPassword.doneTitle')}
          text={t('account.newPassword.doneText')}
          headingLevel={headingLevel}
          actions={doneAction}
        />
      )}
      {view === 'expired' && (
        <AccountResult
          tone="danger"
          title={t('account.newPassword.expiredTitle')}
          text={failure ? t(failure.messageId) : t('account.newPassword.expiredText')}
          code={failure?.code ? t('common.errorCode', { code: failure.code }) : null}
          headingLevel={headingLevel}
          actions={
            <>
              {onRestart && (
                <Button size="lg" fullWidth onClick={onRestart} data-part="restart">
                  {t('account.newPassword.restart')}
                </Button>
              )}
              {failure && contactHref && <ContactLink href={contactHref} />}
              {toLogin}
            </>
          }
        />
      )}
    </section>
  );
}
