'use client';

import { isOtpSent, type OtpPurpose, type OtpState } from '@brand/domain';
import { useEffect, useRef, type HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import * as account from '../account.css.ts';
import { OtpCode } from './OtpCode.tsx';
import { OtpPhone } from './OtpPhone.tsx';

/** What a person does in {@link OtpStep}. */
export interface OtpActions {
  /** Gets the digits of the phone. */
  onPhoneChange: (digits: string) => void;
  /** Send an SMS. */
  onPhoneSubmit: () => void;
  /** Gets the digits of the code. */
  onCodeChange: (digits: string) => void;
  /** Check the code, by the button or as its last digit came. A hundred clicks in one task are one call. */
  onCodeSubmit: () => void;
  /** Send another SMS. */
  onResend: () => void;
  /** The code is reached for no longer than it is good: told when its time is over. */
  onExpire: () => void;
  /** Back to the phone. */
  onPhoneEdit: () => void;
}

/** Props of {@link OtpStep}; the rest goes to the root. */
export interface OtpStepProps extends OtpActions, Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the phone is proved for; the words say so. */
  purpose: OtpPurpose;
  /** Where the proof stands: the state of `otpTransition`. */
  state: OtpState;
  /** Where admin is reached, shown beside a failure; null where it is not known or does not help. @default null */
  contactHref?: string | null;
  /** Address of the log-in, for one who is a member already; without it nothing is offered. */
  loginHref?: string;
  /** Place of the heading in the outline of the page. @default 1 */
  headingLevel?: 1 | 2;
}

/** That a phone is the person's own: its number, an SMS, six digits (sections 5, 8 and 9). */
export function OtpStep({
  purpose,
  state,
  onPhoneChange,
  onPhoneSubmit,
  onCodeChange,
  onCodeSubmit,
  onResend,
  onExpire,
  onPhoneEdit,
  contactHref = null,
  loginHref,
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
    // To the field, not to the heading: a phone offers the code of an SMS to the field that has the focus.
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
        <OtpPhone {...said} {...{ purpose, loginHref, onPhoneChange, onPhoneSubmit }} />
      ) : (
        <OtpCode {...said} {...{ onCodeChange, onCodeSubmit, onResend, onExpire, onPhoneEdit }} />
      )}
    </section>
  );
}
