'use client';

import { checkOtp, type OtpState } from '@brand/domain';
import { useEffect, useRef, type FormEvent } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { clockFace } from '../../primitives/Countdown/clockFace.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { OtpField } from '../../primitives/OtpField/OtpField.tsx';
import { phoneGrouping } from '../../primitives/PhoneField/phoneText.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { AccountFailure } from '../AccountFailure.tsx';
import * as account from '../account.css.ts';
import { ContactLink } from '../ContactLink.tsx';
import { OtpResend } from './OtpResend.tsx';
import * as css from './OtpStep.css.ts';

/** The refusal that concerns the digits. It is shown at the code field. */
const WRONG_CODE = '6001';

/** Props of {@link OtpCode}. */
export interface OtpCodeProps {
  onCodeChange: (digits: string) => void;
  onCodeSubmit: () => void;
  onResend: () => void;
  onExpire: () => void;
  onPhoneEdit: () => void;
  state: OtpState;
  contactHref: string | null;
  headingLevel: 1 | 2;
}

/** The code from the SMS. */
export function OtpCode(props: OtpCodeProps) {
  const { state, contactHref, headingLevel, onCodeChange, onCodeSubmit } = props;
  const { onResend, onExpire, onPhoneEdit } = props;
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const guard = useDoubleClickGuard(state);
  const sent = 'sent' in state ? state.sent : null;
  const expiresAt = sent && !sent.spent ? sent.expiresAt : null;
  const { secondsLeft } = useCountdown(expiresAt, onExpire);
  const { problem, failure, tried } =
    state.status === 'code' ? state : { problem: null, failure: null, tried: true };
  const code = 'code' in state ? state.code : '';
  const checking = state.status === 'checking';
  const isOver = (sent?.spent ?? true) || (expiresAt !== null && secondsLeft === 0);
  // Nothing has confirmed that it was sent if its end is not known.
  const isConfirmed = sent !== null && sent.expiresAt !== null;
  const isWrong = failure?.code === WRONG_CODE;

  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem && !isWrong) return;
    field.current?.focus();
    // The next key replaces a wrong code; a digit that is pressed can be corrected alone.
    if (isWrong) field.current?.select();
  }, [problem, isWrong, failure]);
  const isRefused = isOver && failure !== null;
  useEffect(() => {
    // Field and button are gone or disabled: what is left is another code, which may have to wait.
    if (isRefused) actions.current?.querySelector<HTMLElement>('[data-part=resend]')?.focus();
  }, [isRefused]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOver && !checking) guard(onCodeSubmit);
  };
  // Auto-submit runs once. After a refusal the visitor corrects single digits and submits manually.
  const handleChange = (digits: string) => {
    onCodeChange(digits);
    if (!tried && !isOver && checkOtp(digits).ok) onCodeSubmit();
  };
  return (
    <>
      <div className={account.intro}>
        <Heading level={headingLevel} size="page" tabIndex={-1} data-part="view-heading">
          {t('account.otp.codeTitle')}
        </Heading>
        <div className={css.sentTo}>
          <Text as="span" tone="muted" size="sm">
            {t(isConfirmed ? 'account.otp.sentTo' : 'account.otp.maybeSentTo', {
              phone: phoneGrouping.group(state.phone),
            })}
          </Text>
          <Button
            variant="ghost"
            size="sm"
            className={css.change}
            disabled={state.status !== 'code'}
            onClick={onPhoneEdit}
            data-part="change-phone"
          >
            {t('account.otp.changePhone')}
          </Button>
        </div>
      </div>
      <form className={account.dockedForm} method="post" noValidate onSubmit={handleSubmit}>
        <div className={css.boxes}>
          <OtpField
            ref={field}
            label={t('account.otp.code')}
            error={
              problem
                ? t(problem.messageId, problem.values)
                : isWrong
                  ? `${t(failure.messageId)} (${t('common.errorCode', { code: WRONG_CODE })})`
                  : null
            }
            value={code}
            onValueChange={handleChange}
            readOnly={state.status !== 'code'}
            disabled={isOver}
            required
          />
          {sent && (
            <div className={css.facts}>
              {sent.reference && (
                <Text as="span" size="sm" tone="muted" data-part="reference">
                  {t('account.otp.reference', { reference: sent.reference })}
                </Text>
              )}
              {!isOver && expiresAt !== null && (
                <Text as="span" size="sm" tone="muted" data-part="time-left">
                  {t('account.otp.goodFor', { time: clockFace(secondsLeft) })}
                </Text>
              )}
            </div>
          )}
          {isOver && !failure && (
            <Text size="sm" tone="pending" role="status" data-part="over">
              {t('account.otp.over')}
            </Text>
          )}
        </div>
        {failure && !isWrong && <AccountFailure failure={failure} contactHref={contactHref} />}
        <div className={css.actions} ref={actions}>
          {!isOver && (
            <ActionBar>
              <Button type="submit" size="lg" fullWidth loading={checking}>
                {t('account.otp.confirm')}
              </Button>
            </ActionBar>
          )}
          {sent && (
            <ActionBar main={isOver}>
              <OtpResend
                resendAt={sent.resendAt}
                isNext={isOver}
                resending={state.status === 'resending'}
                disabled={checking}
                onResend={onResend}
              />
            </ActionBar>
          )}
        </div>
        {isWrong && contactHref && <ContactLink href={contactHref} />}
      </form>
    </>
  );
}
