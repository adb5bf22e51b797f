'use client';

import {
  checkNewPassword,
  checkOldPassword,
  checkRepeatedPassword,
  type Failure,
  type FieldCheck,
  type FieldProblemId,
} from '@brand/domain';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { AccountFailure } from '../AccountFailure.tsx';
import { AccountSubmit } from '../AccountSubmit.tsx';
import * as account from '../account.css.ts';

type FieldName = 'old' | 'new' | 'repeat';
type Problems = Readonly<Partial<Record<FieldName, FieldProblemId>>>;

/** Failures that apply to one field instead of the form. */
const AT_FIELD: Readonly<Record<string, FieldName>> = {
  'error.resetPassword.5002': 'old',
  'error.resetPassword.4000': 'new',
  'error.forgot.4000': 'new',
};

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  failure: Failure | null;
  waitUntil: number | null;
  username: string;
  contactHref: string | null;
  onSubmit: (password: { oldPassword: string; password: string }) => void;
  asksOld: boolean;
  sending: boolean;
  /** Another way, below the button. */
  children: ReactNode;
}

/** The form fields. Errors are shown at their fields and the first invalid field receives focus. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { asksOld, sending, failure, waitUntil, username, contactHref, onSubmit, children } = props;
  const t = useText();
  const fields = {
    old: useRef<HTMLInputElement>(null),
    new: useRef<HTMLInputElement>(null),
    repeat: useRef<HTMLInputElement>(null),
  };
  const [problems, setProblems] = useState<Problems>({});
  // A refusal is shown at its field until that field is edited.
  const [answered, setAnswered] = useState<Failure | null>(null);
  const { secondsLeft } = useCountdown(waitUntil);
  const waiting = secondsLeft !== 0;
  const guard = useDoubleClickGuard(sending ? 'sending' : failure);
  const refused = !sending && failure ? (AT_FIELD[failure.messageId] ?? null) : null;
  const { old, new: chosen } = fields;
  useEffect(() => {
    if (refused) (refused === 'old' ? old : chosen).current?.focus();
  }, [refused, failure, old, chosen]);

  const read = (name: FieldName) => fields[name].current?.value ?? '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || waiting) return;
    const typed = { oldPassword: read('old'), password: read('new') };
    const checks: [FieldName, FieldCheck][] = [
      ...(asksOld ? [['old', checkOldPassword(typed.oldPassword)] as [FieldName, FieldCheck]] : []),
      ['new', checkNewPassword(typed.password, asksOld ? typed.oldPassword : undefined)],
      ['repeat', checkRepeatedPassword(read('repeat'), typed.password)],
    ];
    const wrong = checks.flatMap(([name, check]) =>
      check.ok ? [] : [[name, check.problem.messageId] as const],
    );
    setProblems(Object.fromEntries(wrong));
    const [first] = wrong;
    if (first) fields[first[0]].current?.focus();
    else guard(() => onSubmit(typed));
  };
  const errorOf = (name: FieldName): string | null => {
    const problem = problems[name];
    if (problem) return t(problem);
    return failure && refused === name && failure !== answered ? t(failure.messageId) : null;
  };
  const handleTyped = (name: FieldName) => () => {
    setProblems(({ [name]: _put, ...rest }) => rest);
    if (refused === name) setAnswered(failure);
  };
  const field = (name: FieldName, label: string, hint?: string) => (
    <PasswordField
      ref={fields[name]}
      name={name === 'old' ? 'password' : `${name}-password`}
      label={label}
      hint={hint}
      error={errorOf(name)}
      onInput={handleTyped(name)}
      autoComplete={name === 'old' ? 'current-password' : 'new-password'}
      enterKeyHint={name === 'repeat' ? 'done' : 'next'}
      required
      showLabel={t('account.login.showPassword')}
      hideLabel={t('account.login.hidePassword')}
    />
  );

  return (
    <form className={account.dockedForm} method="post" noValidate onSubmit={handleSubmit}>
      {/* Tells password managers which username the password belongs to. */}
      <input name="username" autoComplete="username" value={username} readOnly hidden />
      {asksOld && field('old', t('account.newPassword.old'))}
      {field('new', t('account.newPassword.new'), t('account.newPassword.newHint'))}
      {field('repeat', t('account.newPassword.repeat'))}
      {failure && !sending && !refused && (
        <AccountFailure failure={failure} contactHref={contactHref} />
      )}
      <ActionBar>
        <AccountSubmit
          label={t('account.newPassword.submit')}
          waitLabel={(time) => t('account.login.wait', { time })}
          announce={(seconds) => t('account.login.waitSeconds', { seconds })}
          sending={sending}
          secondsLeft={secondsLeft}
        />
      </ActionBar>
      {children}
    </form>
  );
}
