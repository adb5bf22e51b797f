'use client';

import type { Bank, RegisterField, RegisterState } from '@brand/domain';
import { useRef, useState, type FormEvent } from 'react';

import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as account from '../account.css.ts';
import { AccountNumberField } from '../AccountNumberField.tsx';
import { BankPicker } from '../BankPicker/BankPicker.tsx';
import { RegisterAccount } from './RegisterAccount.tsx';
import * as css from './RegisterPanel.css.ts';
import { useRegisterError } from './useRegisterError.ts';

/** Props of {@link RegisterBank}. */
export interface RegisterBankProps {
  onFieldChange: (field: RegisterField, text: string) => void;
  onBankSubmit: () => void;
  banks: readonly Bank[];
  state: Extract<RegisterState, { status: 'bank' }>;
  headingLevel: 1 | 2;
}

/** The payout account. After a bank is selected, the fields replace the other banks. */
export function RegisterBank(props: RegisterBankProps) {
  const { banks, state, onFieldChange, onBankSubmit, headingLevel } = props;
  const t = useText();
  const errorOf = useRegisterError(state);
  const { form } = state;
  const chosen = banks.find(({ code }) => code === form.bank) ?? null;
  const bankError = errorOf('bank');
  const [picking, setPicking] = useState(chosen === null);
  const open = picking || chosen === null || bankError !== null;
  const number = useRef<HTMLInputElement>(null);
  const digits = chosen?.accountDigits.join(' / ');

  const handleChosen = () => {
    setPicking(false);
    // The number field is rendered while the picker is open: a phone opens its keyboard only for a focus within the tap.
    number.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onBankSubmit();
  };
  const text = (field: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      name={field}
      label={t(`account.register.${field}`)}
      error={errorOf(field)}
      value={form[field]}
      onChange={(event) => onFieldChange(field, event.currentTarget.value)}
      autoComplete={autoComplete}
      autoCapitalize="words"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint={field === 'firstName' ? 'next' : 'done'}
      required
    />
  );
  return (
    <>
      <div className={account.intro}>
        <Heading level={headingLevel} size="page" tabIndex={-1} data-part="view-heading">
          {t('account.register.bankTitle')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('account.register.bankIntro')}
        </Text>
      </div>
      <form className={account.dockedForm} method="post" noValidate onSubmit={handleSubmit}>
        {open ? (
          <BankPicker
            label={t('account.register.bank')}
            banks={banks}
            value={form.bank}
            onValueChange={(code) => {
              // Arrow keys only preview a bank. They must not close the picker.
              setPicking(true);
              onFieldChange('bank', code);
            }}
            onChosen={handleChosen}
            error={bankError}
          />
        ) : (
          <div className={css.chosen}>
            <span className={css.label}>{t('account.register.bank')}</span>
            <RegisterAccount
              bank={chosen}
              label={t('account.register.bank')}
              action={
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => setPicking(true)}
                  data-part="change-bank"
                >
                  {t('account.register.changeBank')}
                </Button>
              }
            />
          </div>
        )}
        <AccountNumberField
          ref={number}
          name="accountNumber"
          label={t('account.register.accountNumber')}
          hint={digits && t('account.register.accountNumberHint', { digits })}
          error={errorOf('accountNumber')}
          value={form.accountNumber}
          onValueChange={(value) => onFieldChange('accountNumber', value)}
          enterKeyHint="next"
          required
        />
        <div className={css.chosen}>
          <div className={css.names}>
            {text('firstName', 'given-name')}
            {text('lastName', 'family-name')}
          </div>
          <Text size="sm" tone="muted">
            {t('account.register.nameHint')}
          </Text>
        </div>
        <ActionBar>
          <Button type="submit" size="lg" fullWidth>
            {t('common.next')}
          </Button>
        </ActionBar>
      </form>
    </>
  );
}
