'use client';

import type { Bank, Failure, RegisterField, RegisterState } from '@brand/domain';
import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import * as account from '../account.css.ts';
import type { Agreement } from './RegisterAgreement.tsx';
import { RegisterClosed } from './RegisterClosed.tsx';
import type { RegisterLine } from './RegisterLine.tsx';
import { RegisterSkeleton } from './RegisterSkeleton.tsx';
import { RegisterSteps } from './RegisterSteps.tsx';
import type { UsernameCheck } from './RegisterUsername.tsx';
import { RegisterWelcome } from './RegisterWelcome.tsx';

/** Loading state of the registration options. `closed` if the operator accepts no new members. */
export type RegisterOffer =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'closed' }
  | { readonly status: 'ready'; readonly banks: readonly Bank[] };

/** Actions of {@link RegisterPanel}. */
export interface RegisterActions {
  /** Called with the value of a field. */
  onFieldChange: (field: RegisterField, text: string) => void;
  /** Continues from the bank account to the password. */
  onBankSubmit: () => void;
  /** Registers. A hundred clicks in one task result in one call. */
  onSubmit: () => void;
  /** One step back. All input is kept. */
  onBack: () => void;
}

/** Props of {@link RegisterPanel}. Other props go to the root. */
export interface RegisterPanelProps
  extends RegisterActions, Omit<HTMLAttributes<HTMLElement>, 'onSubmit' | 'children'> {
  /** Whether registration is open, and with which banks. */
  offer: RegisterOffer;
  /** State of `registerTransition`. */
  state: RegisterState;
  /** The first two steps: an `OtpStep` for registration. */
  otpStep: ReactNode;
  /** Whether the OTP step asks for the code instead of the phone: `isOtpSent` of its state. */
  otpSent: boolean;
  /** Reloads the registration options. */
  onRetry: () => void;
  /** Whether the panel renders its own back button. False if the page header has one. @default true */
  backButton?: boolean;
  /** The inviter, masked as `af***`. Null if there is none. @default null */
  inviter?: string | null;
  /**
   * What is known about the chosen username while it is typed. Null if names are checked only when the form is sent.
   *
   * @default null
   */
  usernameCheck?: UsernameCheck | null;
  /**
   * The LINE account that is connected with the registration, or why there is none. The button that goes to LINE is part of
   * `otpStep`. Null if the operator has no registration with LINE.
   *
   * @default null
   */
  line?: RegisterLine | null;
  /** Minimum age, as `20+`. Null if the operator shows no age badge. @default null */
  ageMark?: string | null;
  /** Pages that a new member accepts, such as the terms of service, with their links. @default none */
  agreements?: readonly Agreement[];
  /** Link to contact an admin. Null if unknown or not useful. @default null */
  contactHref?: string | null;
  /** URL of the login page. */
  loginHref: string;
  /** Address of the page for a forgotten password, for a phone that is registered already. @default none */
  forgotHref?: string | null;
  /** URL of the deposit, the next step of a new member. */
  depositHref: string;
  /** URL of the lobby. */
  homeHref: string;
  /** Heading level in the page outline. @default 1 */
  headingLevel?: 1 | 2;
}

const NO_BANKS: readonly Bank[] = [];
const NO_AGREEMENTS: readonly Agreement[] = [];
/** Steps for which the banks need not be known. */
const BEFORE_BANK: readonly string[] = ['phone', 'code'];

/** What has to be corrected: a field, or the missing bank. */
const WRONG = '[aria-invalid=true], [data-state=invalid] [role=radio][tabindex="0"]';

/** Registration in four short steps: phone, OTP, bank account, password (sections 2, 5 and 8). */
export function RegisterPanel({
  offer,
  state,
  otpStep,
  otpSent,
  onFieldChange,
  onBankSubmit,
  onSubmit,
  onBack,
  onRetry,
  backButton = true,
  inviter = null,
  usernameCheck = null,
  line = null,
  ageMark = null,
  agreements = NO_AGREEMENTS,
  contactHref = null,
  loginHref,
  forgotHref = null,
  depositHref,
  homeHref,
  headingLevel = 1,
  className,
  ...rest
}: RegisterPanelProps) {
  const t = useText();
  const root = useRef<HTMLElement>(null);
  const view = viewOf(state, otpSent);
  const shown = useRef(view);
  const asked = useRef(false);
  const problems = 'problems' in state ? state.problems : null;
  const failure = 'failure' in state ? state.failure : null;

  useEffect(() => {
    const wrong = root.current?.querySelector<HTMLElement>(WRONG);
    const step = view === 'code' ? 'phone' : view;
    // OtpStep manages the focus between phone and code.
    const isNew = step !== (shown.current === 'code' ? 'phone' : shown.current);
    shown.current = view;
    if (wrong && (isNew || asked.current)) {
      asked.current = false;
      wrong.focus();
    } else if (isNew) {
      root.current?.querySelector<HTMLElement>('[data-part=view-heading]')?.focus();
    } else if (failure && asked.current) {
      asked.current = false;
      // On a phone it may be below the docked button that was pressed.
      root.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
    }
  }, [view, problems, failure]);

  const asking = (act: () => void) => () => {
    asked.current = true;
    act();
  };
  const removeLine = () => {
    line?.onRemove();
    // The pressed button is removed.
    root.current?.querySelector<HTMLElement>('[data-part=view-heading]')?.focus();
  };
  // Phone and code need nothing of the offer.
  const isReady =
    offer.status === 'ready' || (offer.status !== 'closed' && BEFORE_BANK.includes(view));
  return (
    <section
      {...rest}
      ref={root}
      className={classes(account.root, className)}
      data-component="register-panel"
      data-state={isReady ? view : offer.status}
    >
      {state.status === 'joined' ? (
        <RegisterWelcome credit={state.credit} {...{ depositHref, homeHref, headingLevel }} />
      ) : isReady ? (
        <RegisterSteps
          banks={offer.status === 'ready' ? offer.banks : NO_BANKS}
          onBankSubmit={asking(onBankSubmit)}
          onSubmit={asking(onSubmit)}
          {...{ state, otpStep, otpSent, onFieldChange, onBack }}
          line={line && { ...line, onRemove: removeLine }}
          {...{ backButton, inviter, usernameCheck, ageMark, agreements, contactHref }}
          {...{ loginHref, forgotHref, headingLevel }}
        />
      ) : offer.status === 'closed' ? (
        <RegisterClosed {...{ loginHref, contactHref, headingLevel }} />
      ) : offer.status === 'error' ? (
        <LoadFailure
          title={t('account.register.errorTitle')}
          failure={offer.failure}
          onRetry={onRetry}
        />
      ) : (
        <RegisterSkeleton />
      )}
    </section>
  );
}

function viewOf(
  state: RegisterState,
  otpSent: boolean,
): 'phone' | 'code' | 'bank' | 'login' | 'joined' {
  if (state.status === 'proving') return otpSent ? 'code' : 'phone';
  // Sending does not change the view: the last step stays and its button shows the pending state.
  return state.status === 'sending' ? 'login' : state.status;
}
