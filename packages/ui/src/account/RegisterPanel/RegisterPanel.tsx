'use client';

import type { Bank, Failure, RegisterField, RegisterState } from '@brand/domain';
import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import * as account from '../account.css.ts';
import { RegisterClosed } from './RegisterClosed.tsx';
import { RegisterSkeleton } from './RegisterSkeleton.tsx';
import { RegisterSteps } from './RegisterSteps.tsx';
import { RegisterWelcome } from './RegisterWelcome.tsx';

/** What joining offers, as it comes; `closed` while the operator takes no new members. */
export type RegisterOffer =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'closed' }
  | { readonly status: 'ready'; readonly banks: readonly Bank[] };

/** What a person does in {@link RegisterPanel}. */
export interface RegisterActions {
  /** Gets what stands in a field. */
  onFieldChange: (field: RegisterField, text: string) => void;
  /** From the bank account to the password. */
  onBankSubmit: () => void;
  /** Join. A hundred clicks in one task are one call. */
  onSubmit: () => void;
  /** One step back; everything typed stays. */
  onBack: () => void;
}

/** Props of {@link RegisterPanel}; the rest goes to the root. */
export interface RegisterPanelProps
  extends RegisterActions, Omit<HTMLAttributes<HTMLElement>, 'onSubmit' | 'children'> {
  /** Whether one can join, and with which banks. */
  offer: RegisterOffer;
  /** Where joining stands: the state of `registerTransition`. */
  state: RegisterState;
  /** The first two steps: an `OtpStep` for registering. */
  otpStep: ReactNode;
  /** Whether the code is asked for, and no longer the phone: `isOtpSent` of its state. */
  otpSent: boolean;
  /** Ask again what joining offers. */
  onRetry: () => void;
  /** Whether the panel draws a back of its own; false where the header of the page has one. @default true */
  backButton?: boolean;
  /** Who invites, masked as `af***`; null where nobody does. @default null */
  inviter?: string | null;
  /** Who may join, as `20+`; null where the operator shows no mark. @default null */
  ageMark?: string | null;
  /** Where admin is reached; null where it is not known or does not help. @default null */
  contactHref?: string | null;
  /** Address of the log-in. */
  loginHref: string;
  /** Address of the deposit, the next step of a new member. */
  depositHref: string;
  /** Address of the lobby. */
  homeHref: string;
  /** Place of the heading in the outline of the page. @default 1 */
  headingLevel?: 1 | 2;
}

/** What has to be put right: a field, or the bank that was not chosen. */
const WRONG = '[aria-invalid=true], [data-state=invalid] [role=radio][tabindex="0"]';

/** Joining in four short steps: phone, OTP, bank account, password (sections 2, 5 and 8). */
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
  ageMark = null,
  contactHref = null,
  loginHref,
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
    // From phone to code and back the focus is that step's own.
    const isNew = step !== (shown.current === 'code' ? 'phone' : shown.current);
    shown.current = view;
    if (wrong && (isNew || asked.current)) {
      asked.current = false;
      wrong.focus();
    } else if (isNew) {
      root.current?.querySelector<HTMLElement>('[data-part=view-heading]')?.focus();
    }
  }, [view, problems, failure]);

  const asking = (act: () => void) => () => {
    asked.current = true;
    act();
  };
  return (
    <section
      {...rest}
      ref={root}
      className={classes(account.root, className)}
      data-component="register-panel"
      data-state={offer.status === 'ready' ? view : offer.status}
    >
      {(() => {
        if (state.status === 'joined') {
          return (
            <RegisterWelcome credit={state.credit} {...{ depositHref, homeHref, headingLevel }} />
          );
        }
        switch (offer.status) {
          case 'loading':
            return <RegisterSkeleton />;
          case 'error':
            return (
              <LoadFailure
                title={t('account.register.errorTitle')}
                failure={offer.failure}
                onRetry={onRetry}
              />
            );
          case 'closed':
            return <RegisterClosed {...{ loginHref, contactHref, headingLevel }} />;
          case 'ready':
            return (
              <RegisterSteps
                banks={offer.banks}
                onBankSubmit={asking(onBankSubmit)}
                onSubmit={asking(onSubmit)}
                {...{ state, otpStep, otpSent, onFieldChange, onBack }}
                {...{ backButton, inviter, ageMark, contactHref, loginHref, headingLevel }}
              />
            );
        }
      })()}
    </section>
  );
}

function viewOf(
  state: RegisterState,
  otpSent: boolean,
): 'phone' | 'code' | 'bank' | 'login' | 'joined' {
  if (state.status === 'proving') return otpSent ? 'code' : 'phone';
  // Sending changes no view: the last step stays and its button waits.
  return state.status === 'sending' ? 'login' : state.status;
}
