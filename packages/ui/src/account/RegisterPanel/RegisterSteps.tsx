'use client';

import type { RegisterState } from '@brand/domain';
import type { ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { RegisterBank, type RegisterBankProps } from './RegisterBank.tsx';
import { type RegisterLine, RegisterLineStatus } from './RegisterLine.tsx';
import { RegisterLogin, type RegisterLoginProps } from './RegisterLogin.tsx';
import * as css from './RegisterPanel.css.ts';

/** Phone, OTP, bank account, password. */
const STEPS = 4;

/** Props of {@link RegisterSteps}. */
export interface RegisterStepsProps
  extends Omit<RegisterBankProps, 'state'>, Omit<RegisterLoginProps, 'state'> {
  otpStep: ReactNode;
  otpSent: boolean;
  backButton: boolean;
  inviter: string | null;
  line: RegisterLine | null;
  state: Exclude<RegisterState, { status: 'joined' }>;
}

/** The current step, below the progress. */
export function RegisterSteps(props: RegisterStepsProps) {
  const { banks, state, otpStep, otpSent, onFieldChange, onBankSubmit, onSubmit, onBack } = props;
  const {
    backButton,
    inviter,
    line,
    usernameCheck,
    ageMark,
    agreements,
    contactHref,
    loginHref,
    forgotHref,
    headingLevel,
  } = props;
  const t = useText();
  const step = stepOf(state, otpSent);
  return (
    <>
      <div className={css.bar}>
        {backButton && step > 1 && (
          <IconButton
            icon={glyphs.back}
            label={t('common.back')}
            className={css.back}
            disabled={state.status === 'sending'}
            onClick={onBack}
            data-part="back"
          />
        )}
        <Progress
          className={css.progress}
          label={t('account.register.progress')}
          labelHidden
          size="sm"
          steps={STEPS}
          value={step}
          valueText={t('account.register.step', { step, steps: STEPS })}
        />
      </div>
      {inviter && step === 1 && (
        <Banner tone="success" icon={glyphs.userPlus} data-part="inviter">
          {t('account.register.invitedBy', { name: inviter })}
        </Banner>
      )}
      {line && <RegisterLineStatus line={line} offered={step === 1} />}
      {(() => {
        switch (state.status) {
          case 'proving':
            return otpStep;
          case 'bank':
            return (
              <RegisterBank {...{ banks, state, onFieldChange, onBankSubmit, headingLevel }} />
            );
          case 'login':
          case 'sending':
            return (
              <RegisterLogin
                {...{ banks, state, onFieldChange, onSubmit, onBack, usernameCheck, line }}
                {...{ ageMark, agreements, contactHref, loginHref, forgotHref, headingLevel }}
              />
            );
        }
      })()}
    </>
  );
}

function stepOf({ status }: RegisterStepsProps['state'], otpSent: boolean): number {
  if (status === 'proving') return otpSent ? 2 : 1;
  return status === 'bank' ? 3 : STEPS;
}
