'use client';

import type { Bank, RegisterField, RegisterState } from '@brand/domain';
import { useRef, type FormEvent } from 'react';

import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AccountFailure } from '../AccountFailure.tsx';
import * as account from '../account.css.ts';
import { type Agreement, RegisterAgreement } from './RegisterAgreement.tsx';
import { RegisterAccount } from './RegisterAccount.tsx';
import * as css from './RegisterPanel.css.ts';
import type { RegisterLine } from './RegisterLine.tsx';
import { RegisterUsername, type UsernameCheck } from './RegisterUsername.tsx';
import { useRegisterError } from './useRegisterError.ts';

/** Refusals because of the LINE account: its proof is over, or another member has it. */
const LINE: readonly unknown[] = ['error.register.6009', 'error.register.6010'];

/** Props of {@link RegisterLogin}. */
export interface RegisterLoginProps {
  onFieldChange: (field: RegisterField, text: string) => void;
  onSubmit: () => void;
  onBack: () => void;
  banks: readonly Bank[];
  state: Extract<RegisterState, { status: 'login' | 'sending' }>;
  usernameCheck: UsernameCheck | null;
  line: RegisterLine | null;
  ageMark: string | null;
  agreements: readonly Agreement[];
  contactHref: string | null;
  loginHref: string;
  forgotHref: string | null;
  headingLevel: 1 | 2;
}

/** The last step: a review of the account, a username and a password. */
export function RegisterLogin(props: RegisterLoginProps) {
  const { banks, state, onFieldChange, onSubmit, onBack, usernameCheck, line } = props;
  const { ageMark, agreements, contactHref, loginHref, forgotHref, headingLevel } = props;
  const t = useText();
  const errorOf = useRegisterError(state);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const guard = useDoubleClickGuard(state);
  const { form, proof } = state;
  const sending = state.status === 'sending';
  const failure = state.status === 'login' && !state.refusedField ? state.failure : null;
  const bank = banks.find(({ code }) => code === form.bank);
  const name = form.username ?? proof.phone;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    // Read from the DOM: a password manager may have filled the fields without an event.
    const filled = { username: username.current?.value, password: password.current?.value };
    if (filled.username !== undefined && filled.username !== name) {
      onFieldChange('username', filled.username);
    }
    if (filled.password !== undefined && filled.password !== form.password) {
      onFieldChange('password', filled.password);
    }
    guard(onSubmit);
  };
  return (
    <>
      <div className={account.intro}>
        <Heading level={headingLevel} size="page" tabIndex={-1} data-part="view-heading">
          {t('account.register.loginTitle')}
        </Heading>
        <Text tone="muted" size="sm">
          {t('account.register.loginIntro')}
        </Text>
      </div>
      {bank && (
        <RegisterAccount
          bank={bank}
          accountNumber={form.accountNumber}
          holder={`${form.firstName} ${form.lastName}`.trim()}
          label={t('account.register.account')}
          action={
            <Button variant="ghost" size="sm" disabled={sending} onClick={onBack} data-part="edit">
              {t('account.register.edit')}
            </Button>
          }
        />
      )}
      <form className={account.dockedForm} method="post" noValidate onSubmit={handleSubmit}>
        <RegisterUsername
          ref={username}
          value={name}
          onValueChange={(text) => onFieldChange('username', text)}
          check={usernameCheck}
          chosen={name.trim() !== '' && name !== proof.phone}
          error={errorOf('username')}
          readOnly={sending}
        />
        <PasswordField
          ref={password}
          name="password"
          label={t('account.register.password')}
          hint={t('account.register.passwordHint')}
          error={errorOf('password')}
          value={form.password}
          onChange={(event) => onFieldChange('password', event.currentTarget.value)}
          autoComplete="new-password"
          enterKeyHint="done"
          readOnly={sending}
          required
          showLabel={t('account.login.showPassword')}
          hideLabel={t('account.login.hidePassword')}
        />
        {failure && (
          <AccountFailure {...{ failure, contactHref, loginHref, forgotHref }}>
            {line && LINE.includes(failure.messageId) && (
              <Button
                variant="ghost"
                size="sm"
                className={account.step}
                loading={line.opening}
                onClick={line.onConnect}
                data-part="line-connect"
              >
                {t('account.register.lineAgain')}
              </Button>
            )}
          </AccountFailure>
        )}
        <div className={css.send}>
          <ActionBar>
            <Button type="submit" size="lg" fullWidth loading={sending}>
              {t('account.register.submit')}
            </Button>
          </ActionBar>
          <div data-part="terms">
            {ageMark && (
              <Text size="xs" tone="muted" align="center">
                {t('account.register.age', { age: ageMark.replace('+', '') })}
              </Text>
            )}
            {agreements.length > 0 && <RegisterAgreement agreements={agreements} />}
          </div>
        </div>
      </form>
    </>
  );
}
