'use client';

import type { Failure } from '@brand/domain';
import { useIntl } from 'react-intl';

import { FailureBanner } from '../private/FailureBanner.tsx';
import { failureValues } from '../private/failureValues.ts';
import { ContactLink } from './ContactLink.tsx';
import * as css from './account.css.ts';

/** Props of {@link AccountFailure}. */
export interface AccountFailureProps {
  failure: Failure;
  /** Link to contact an admin, if the message says to. Null otherwise. */
  contactHref: string | null;
}

/** Reason why a form was refused, with a link to contact an admin. */
export function AccountFailure({ failure, contactHref }: AccountFailureProps) {
  const { locale } = useIntl();
  return (
    <FailureBanner failure={failure} values={failureValues(failure, locale)}>
      {contactHref && <ContactLink href={contactHref} className={css.step} />}
    </FailureBanner>
  );
}
