'use client';

import { useText } from '../../messages/useText.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { AccountResult } from '../AccountResult.tsx';
import { ContactLink } from '../ContactLink.tsx';

/** Props of {@link RegisterClosed}. */
export interface RegisterClosedProps {
  loginHref: string;
  contactHref: string | null;
  headingLevel: 1 | 2;
}

/** Shown when the operator accepts no new members: a login link instead of the form. */
export function RegisterClosed({ loginHref, contactHref, headingLevel }: RegisterClosedProps) {
  const t = useText();
  return (
    <AccountResult
      tone="question"
      title={t('account.register.closedTitle')}
      text={t('account.register.closedText')}
      headingLevel={headingLevel}
      actions={
        <>
          <LinkButton href={loginHref} size="lg" fullWidth data-part="login">
            {t('account.register.login')}
          </LinkButton>
          {contactHref && <ContactLink href={contactHref} />}
        </>
      }
    />
  );
}
