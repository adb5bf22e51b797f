'use client';

import { groupAccountNumber, type MemberBankAccount } from '@brand/domain';
import { useId } from 'react';

import { BankMark } from '../../cashier/BankMark/BankMark.tsx';
import { useBankName } from '../../cashier/BankMark/useBankName.ts';
import { useText } from '../../messages/useText.ts';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ContactLink } from '../ContactLink.tsx';
import * as account from '../account.css.ts';
import * as css from './ProfilePanel.css.ts';

/** Props of {@link ProfileAccount}. */
export interface ProfileAccountProps {
  /** Null if no account is registered. */
  account: MemberBankAccount | null;
  contactHref: string | null;
  headingLevel: 2 | 3;
}

/** The payout account in full. Members check it before they withdraw. */
export function ProfileAccount({ account: own, contactHref, headingLevel }: ProfileAccountProps) {
  const t = useText();
  const id = useId();
  const bank = useBankName(own?.bankCode ?? '');
  return (
    <section aria-labelledby={id} className={css.block} data-part="account">
      <Heading level={headingLevel} size="md" id={id}>
        {t('account.profile.bank')}
      </Heading>
      <div className={css.card} data-surface="card">
        {own ? (
          <div className={css.bank}>
            <BankMark code={own.bankCode} />
            <div className={css.bankWords}>
              <Text as="div" size="sm" tone="muted">
                {bank}
              </Text>
              <Text as="div" size="lg" weight="strong" className={css.number}>
                {wholeNumber(own.accountNumber)}
              </Text>
              <Text as="div" size="sm" tone="muted">
                {own.accountName}
              </Text>
            </div>
            <CopyButton
              value={own.accountNumber}
              label={t('account.profile.copy')}
              copiedLabel={t('account.profile.copied')}
              className={css.copy}
            />
          </div>
        ) : (
          <div>
            <Text as="div" weight="strong">
              {t('account.profile.noAccount')}
            </Text>
            <Text as="div" size="sm" tone="muted">
              {t('account.profile.noAccountText')}
            </Text>
          </div>
        )}
        <div className={css.note}>
          {own && (
            <Text size="sm" tone="muted">
              {t('account.profile.changeHint')}
            </Text>
          )}
          {contactHref && <ContactLink href={contactHref} className={account.step} />}
        </div>
      </div>
    </section>
  );
}

/** Grouped as banks print it. The last group contains all digits after the eleventh, so that none is missing. */
function wholeNumber(accountNumber: string): string {
  return groupAccountNumber(accountNumber) + accountNumber.replace(/\D/g, '').slice(11);
}
