'use client';

import { isOtpSent, type OtpPurpose, type OtpState } from '@brand/domain';
import { useEffect, useRef, type HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import * as account from '../account.css.ts';
import { OtpCode } from './OtpCode.tsx';
import { OtpPhone } from './OtpPhone.tsx';

/** Actions of {@link OtpStep}. */
export interface OtpActions {
  /** Called with the digits of the phone number. */
  onPhoneChange: (digits: string) => void;
  /** Sends an SMS. */
  onPhoneSubmit: () => void;
  /** Goes to the code although nothing confirmed that an SMS was sent. Offered only where that is possible. */
  onCodeAtHand: () => void;
  /** Called with the digits of the code. */
  onCodeChange: (digits: string) => void;
  /** Checks the code, on the button or after the last digit. A hundred clicks in one task result in one call. */
  onCodeSubmit: () => void;
  /** Sends another SMS. */
  onResend: () => void;
  /** Called when the code has expired by the clock. The server may know better: a reply of it corrects a wrong clock. */
  onExpire: () => void;
  /** Goes back to the phone. */
  onPhoneEdit: () => void;
}

/** Props of {@link OtpStep}. Other props go to the root. */
export interface OtpStepProps extends OtpActions, Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Purpose of the verification. It selects the messages. */
  purpose: OtpPurpose;
  /** State of `otpTransition`. */
  state: OtpState;
  /** Link to contact an admin, shown next to a failure. Null if unknown or not useful. @default null */
  contactHref?: string | null;
  /** URL of the login page, for visitors who are already members. If omitted, the link is not shown. */
  loginHref?: string;
  /** Page for a forgotten password, offered if a member has the phone already. @default none */
  forgotHref?: string;
  /** Registration, offered if no member has the phone. @default none */
  registerHref?: string;
  /** Signs up with LINE instead of starting with the phone. If omitted, the button is not shown. */
  onLine?: (() => void) | undefined;
  /** Whether the redirect to LINE is pending. @default false */
  lineOpening?: boolean;
  /** Heading level in the page outline. @default 1 */
  headingLevel?: 1 | 2;
}

/** Verifies that a phone number belongs to the visitor: number, SMS, six-digit code (sections 5, 8 and 9). */
export function OtpStep({
  purpose,
  state,
  onPhoneChange,
  onPhoneSubmit,
  onCodeAtHand,
  onCodeChange,
  onCodeSubmit,
  onResend,
  onExpire,
  onPhoneEdit,
  contactHref = null,
  loginHref,
  forgotHref,
  registerHref,
  onLine,
  lineOpening = false,
  headingLevel = 1,
  className,
  ...rest
}: OtpStepProps) {
  const root = useRef<HTMLElement>(null);
  const view = isOtpSent(state) ? 'code' : 'phone';
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // Focuses the field and not the heading: a phone offers the SMS code to the focused field.
    root.current?.querySelector('input')?.focus();
  }, [view]);
  const said = { state, contactHref, headingLevel };
  return (
    <section
      {...rest}
      ref={root}
      className={classes(account.root, className)}
      data-component="otp-step"
      data-state={state.status}
    >
      {view === 'phone' ? (
        <OtpPhone
          {...said}
          {...{
            purpose,
            loginHref,
            forgotHref,
            registerHref,
            onPhoneChange,
            onPhoneSubmit,
            onCodeAtHand,
          }}
          {...{ onLine, lineOpening }}
        />
      ) : (
        <OtpCode {...said} {...{ onCodeChange, onCodeSubmit, onResend, onExpire, onPhoneEdit }} />
      )}
    </section>
  );
}
