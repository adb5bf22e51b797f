'use client';

import type { Failure } from '@brand/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../messages/useText.ts';
import { FailureBanner } from '../private/FailureBanner.tsx';
import { failureValues } from '../private/failureValues.ts';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';
import { ContactLink } from './ContactLink.tsx';
import * as css from './account.css.ts';

/** Refusals because the phone, account or name belongs to a member, who can log in or reset the password. */
const KNOWN: readonly unknown[] = ['error.otp.6002', 'error.register.6002'];
/** The refusal of a forgotten password because no member has the phone. */
const UNKNOWN = 'error.otp.8000';

/** Props of {@link AccountFailure}. */
export interface AccountFailureProps {
  failure: Failure;
  /** Link to contact an admin, if the message says to. Null otherwise. */
  contactHref: string | null;
  /** Login page, for what belongs to a member already. @default none */
  loginHref?: string | null | undefined;
  /** Page for a forgotten password, for what belongs to a member already. @default none */
  forgotHref?: string | null | undefined;
  /** Registration, for a phone that no member has. @default none */
  registerHref?: string | null | undefined;
  /** Another way out, as a button or a link. @default none */
  children?: ReactNode;
}

/** Reason why a form was refused, with links to what the visitor can do next. */
export function AccountFailure(props: AccountFailureProps) {
  const { failure, contactHref, loginHref, forgotHref, registerHref, children } = props;
  const { locale } = useIntl();
  const t = useText();
  const isKnown = KNOWN.includes(failure.messageId);
  const isUnknown = failure.messageId === UNKNOWN;
  const links = [
    { href: isKnown && loginHref, label: t('account.register.login') },
    { href: isKnown && forgotHref, label: t('account.login.forgot') },
    { href: isUnknown && registerHref, label: t('account.login.register') },
  ].flatMap(({ href, label }) => (href ? [{ href, label }] : []));
  const hasWay = links.length > 0 || Boolean(children) || contactHref !== null;
  return (
    <FailureBanner failure={failure} values={failureValues(failure, locale)}>
      {hasWay && (
        <div className={css.ways}>
          {links.map(({ href, label }) => (
            <LinkButton key={href} href={href} variant="ghost" size="sm" className={css.step}>
              {label}
            </LinkButton>
          ))}
          {children}
          {contactHref && <ContactLink href={contactHref} className={css.step} />}
        </div>
      )}
    </FailureBanner>
  );
}
