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

/** Input for setting a new password. */
export interface NewPassword {
  /** Empty in the forgot flow. */
  oldPassword: string;
  password: string;
}

/** Props of {@link NewPasswordPanel}. Other props go to the root. */
export interface NewPasswordPanelProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** `change` asks for the old password. `forgot` uses a verified OTP instead. */
  kind: 'change' | 'forgot';
  /** `done` and `expired` (the OTP proof is no longer valid) replace the form. */
  status: 'idle' | 'sending' | 'done' | 'expired';
  /** Reason of the last failed attempt. Null before the first attempt. */
  failure: Failure | null;
  /** After code 4290: when the next attempt is allowed, in unix ms. @default null */
  waitUntil?: number | null;
  /** Expiry of the OTP proof in the forgot flow, in unix ms. After that the panel shows `expired`. @default null */
  expiresAt?: number | null;
  /** The verified phone number, formatted for display. @default '' */
  phone?: string;
  /** Username under which password managers store the new password. @default '' */
  username?: string;
  /** Link to contact an admin, shown next to a failure. Null if unknown or not useful. @default null */
  contactHref?: string | null;
  /** Sets the password. A hundred clicks in one task result in one call. */
  onSubmit: (password: NewPassword) => void;
  /** Requests a new OTP after the proof has expired. */
  onRestart?: () => void;
  /** URL of the login page, to leave the forgot flow. */
  loginHref?: string;
  /** The next step after success: a button or a link. */
  doneAction?: ReactNode;
  /** Heading level in the page outline. @default 1 */
  headingLevel?: 1 | 2;
}

/** Sets a new password, authorised by the old password or by an OTP proof. The input is never stored. */
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
            <Heading level={headingLevel} size="page">
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
          >
            {toLogin}
          </NewPasswordForm>
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
