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
  /** Where admin is reached, when the sentence says to; null else. */
  contactHref: string | null;
}

/** Why a form was refused, with the way to the admin. */
export function AccountFailure({ failure, contactHref }: AccountFailureProps) {
  const { locale } = useIntl();
  return (
    <FailureBanner failure={failure} values={failureValues(failure, locale)}>
      {contactHref && <ContactLink href={contactHref} className={css.step} />}
    </FailureBanner>
  );
}
