'use client';

import { bankName, groupAccountNumber, type Bank } from '@brand/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { BankMark } from '../../cashier/BankMark/BankMark.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as account from '../account.css.ts';
import * as css from './RegisterPanel.css.ts';

/** Props of {@link RegisterAccount}. */
export interface RegisterAccountProps {
  bank: Bank;
  /** Digits. If omitted, only the bank is shown. */
  accountNumber?: string;
  /** Name of the account holder. */
  holder?: string;
  /** Label of the row. */
  label: string;
  /** Action of the row. */
  action: ReactNode;
}

/** A bank account as entered: the bank, the number grouped as banks print it, and the holder. */
export function RegisterAccount(props: RegisterAccountProps) {
  const { bank, accountNumber, holder, label, action } = props;
  const { locale, defaultLocale } = useIntl();
  const name = bankName(bank, locale, defaultLocale);
  return (
    <div className={css.row} role="group" aria-label={label} data-part="account">
      <BankMark code={bank.code} />
      <div className={css.rowWords}>
        {accountNumber === undefined ? (
          <Text as="div" weight="strong">
            {name}
          </Text>
        ) : (
          <>
            <Text as="div" size="sm" tone="muted">
              {name}
            </Text>
            <Text as="div" size="lg" weight="strong" className={account.counting}>
              {groupAccountNumber(accountNumber) + accountNumber.slice(11)}
            </Text>
            <Text as="div" size="sm" tone="muted">
              {holder}
            </Text>
          </>
        )}
      </div>
      {action}
    </div>
  );
}
