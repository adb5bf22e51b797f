'use client';

import { canEnterCode, type OtpPurpose, type OtpState } from '@brand/domain';
import { useEffect, useRef, type FormEvent } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Divider } from '../../primitives/Divider/Divider.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PhoneField } from '../../primitives/PhoneField/PhoneField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AccountFailure } from '../AccountFailure.tsx';
import { AccountSubmit } from '../AccountSubmit.tsx';
import { LineMark } from '../LineMark/LineMark.tsx';
import { OtherWay } from '../OtherWay.tsx';
import * as account from '../account.css.ts';
import * as css from './OtpStep.css.ts';

/** Props of {@link OtpPhone}. */
export interface OtpPhoneProps {
  purpose: OtpPurpose;
  onPhoneChange: (digits: string) => void;
  onPhoneSubmit: () => void;
  onCodeAtHand: () => void;
  state: OtpState;
  contactHref: string | null;
  loginHref: string | undefined;
  forgotHref: string | undefined;
  registerHref: string | undefined;
  onLine: (() => void) | undefined;
  lineOpening: boolean;
  headingLevel: 1 | 2;
}

/** The phone number that receives the SMS. */
export function OtpPhone(props: OtpPhoneProps) {
  const { purpose, state, contactHref, loginHref, forgotHref, registerHref } = props;
  const { onLine, lineOpening, headingLevel } = props;
  const { onPhoneChange, onPhoneSubmit, onCodeAtHand } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const guard = useDoubleClickGuard(state);
  const { problem, failure, waitUntil } =
    state.status === 'phone' ? state : { problem: null, failure: null, waitUntil: null };
  const { secondsLeft } = useCountdown(waitUntil);
  const waiting = secondsLeft !== 0;
  const sending = state.status === 'requesting';

  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending && !waiting) guard(onPhoneSubmit);
  };
  return (
    <>
      <div className={account.intro}>
        <Heading level={headingLevel} size="page" tabIndex={-1} data-part="view-heading">
          {t('account.otp.phoneTitle')}
        </Heading>
        <Text tone="muted" size="sm">
          {t(`account.otp.${purpose}Intro`)}
        </Text>
      </div>
      <form className={account.dockedForm} method="post" noValidate onSubmit={handleSubmit}>
        <PhoneField
          ref={field}
          name="phone"
          label={t('account.otp.phone')}
          hint={t('account.otp.phoneHint')}
          error={problem && t(problem.messageId, problem.values)}
          value={state.phone}
          onValueChange={onPhoneChange}
          autoComplete="tel-national"
          enterKeyHint="send"
          readOnly={sending}
          required
        />
        {failure && (
          <AccountFailure {...{ failure, contactHref, loginHref, forgotHref, registerHref }} />
        )}
        <ActionBar>
          <AccountSubmit
            label={t('account.otp.request')}
            waitLabel={(time) => t('account.otp.requestIn', { time })}
            announce={(seconds) => t('account.otp.resendSeconds', { seconds })}
            sending={sending}
            secondsLeft={secondsLeft}
          />
        </ActionBar>
        {canEnterCode(state) && (
          <Button
            variant="ghost"
            tone="neutral"
            fullWidth
            onClick={onCodeAtHand}
            data-part="have-code"
          >
            {t('account.otp.haveCode')}
          </Button>
        )}
        {onLine && (
          <div className={css.other}>
            <Divider label={t('account.login.or')} />
            <OtherWay
              loading={lineOpening}
              onClick={onLine}
              iconStart={<LineMark />}
              data-part="line"
            >
              {t('account.register.line')}
            </OtherWay>
          </div>
        )}
        {loginHref && (
          <div className={css.login} data-part="login">
            {purpose === 'register' && (
              <Text as="span" size="sm" tone="muted">
                {t('account.otp.loginPrompt')}
              </Text>
            )}
            <LinkButton href={loginHref} variant="ghost" size="sm">
              {t(purpose === 'register' ? 'account.otp.login' : 'account.newPassword.backToLogin')}
            </LinkButton>
          </div>
        )}
      </form>
    </>
  );
}
