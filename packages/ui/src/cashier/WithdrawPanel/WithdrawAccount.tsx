'use client';

import { groupAccountNumber, type MemberBankAccount } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { BankMark } from '../BankMark/BankMark.tsx';
import { useBankName } from '../BankMark/useBankName.ts';
import * as cashier from '../cashier.css.ts';

/** Props of {@link WithdrawAccount}. */
export interface WithdrawAccountProps {
  account: MemberBankAccount;
}

/** The payout account: the bank, the number grouped as banks print it, and the holder. */
export function WithdrawAccount({ account }: WithdrawAccountProps) {
  const t = useText();
  const { bankCode, accountName, accountNumber } = account;
  const bank = useBankName(bankCode);
  return (
    <div
      className={cashier.row}
      role="group"
      aria-label={t('cashier.withdraw.account')}
      data-part="account"
    >
      <BankMark code={bankCode} />
      <div className={cashier.rowWords}>
        <Text as="div" size="sm" tone="muted">
          {bank}
        </Text>
        <Text as="div" size="lg" weight="strong" className={cashier.tabular}>
          {groupAccountNumber(accountNumber)}
        </Text>
        <Text as="div" size="sm" tone="muted">
          {accountName}
        </Text>
      </div>
    </div>
  );
}
