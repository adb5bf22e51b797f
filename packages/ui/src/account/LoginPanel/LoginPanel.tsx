'use client';

import type { Failure } from '@brand/domain';
import { useRef, useState, type FormEvent, type HTMLAttributes } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { clockFace } from '../../primitives/Countdown/clockFace.ts';
import { CountdownAnnouncement } from '../../primitives/Countdown/CountdownAnnouncement.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as css from './LoginPanel.css.ts';

/** What a member logs in with. */
export interface Credentials {
  username: string;
  password: string;
}

/** Props of {@link LoginPanel}; the rest goes to the root. */
export interface LoginPanelProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** Whether the credentials are on their way; meanwhile the form takes nothing. */
  status: 'idle' | 'sending';
  /** Why the last try did not work; null before the first. */
  failure: Failure | null;
  /** After codes 3000 and 4290: when the next try is allowed, in unix ms. @default null */
  waitUntil?: number | null;
  /** Log in. A hundred clicks in one task are one call. */
  onSubmit: (credentials: Credentials) => void;
  /** Address of the sign-up; without it nothing is offered. */
  registerHref?: string;
  /** Why the page is here, such as 'Please log in to play'. */
  notice?: string;
  /** Place of the heading in the outline of the page. @default 1 */
  headingLevel?: 1 | 2;
}

type FieldName = keyof Credentials;

/** The log-in form. What was typed stays in the fields whatever happens. */
export function LoginPanel({
  status,
  failure,
  waitUntil = null,
  onSubmit,
  registerHref,
  notice,
  headingLevel = 1,
  className,
  ...rest
}: LoginPanelProps) {
  const t = useText();
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { secondsLeft } = useCountdown(waitUntil);
  const sending = status === 'sending';
  const waiting = secondsLeft > 0;
  const guard = useDoubleClickGuard(sending ? status : failure);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || waiting) return;
    // Read from the fields: a password manager may have filled them without an event.
    const credentials = {
      username: username.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
    };
    const empty = (['username', 'password'] as const).filter((name) => credentials[name] === '');
    setMissing(empty);
    if (empty.length === 0) guard(() => onSubmit(credentials));
    else (empty[0] === 'username' ? username : password).current?.focus();
  };
  const handleTyped = (name: FieldName) => () =>
    setMissing((names) => names.filter((other) => other !== name));

  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      data-component="login-panel"
      data-state={status}
    >
      <Heading level={headingLevel} size="2xl">
        {t('account.login.title')}
      </Heading>
      {notice && <Banner tone="info">{notice}</Banner>}
      <form className={css.form} method="post" noValidate onSubmit={handleSubmit}>
        <TextField
          ref={username}
          name="username"
          label={t('account.login.username')}
          error={missing.includes('username') ? t('account.login.usernameRequired') : null}
          onInput={handleTyped('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
        <PasswordField
          ref={password}
          name="password"
          label={t('account.login.password')}
          error={missing.includes('password') ? t('account.login.passwordRequired') : null}
          onInput={handleTyped('password')}
          autoComplete="current-password"
          enterKeyHint="go"
          required
          showLabel={t('account.login.showPassword')}
          hideLabel={t('account.login.hidePassword')}
        />
        {failure && !sending && <FailureBanner failure={failure} />}
        <div>
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={sending}
            disabled={waiting}
            className={css.submit}
          >
            {waiting
              ? t('account.login.wait', { time: clockFace(secondsLeft) })
              : t('account.login.submit')}
          </Button>
          <CountdownAnnouncement
            secondsLeft={secondsLeft}
            announce={(seconds) => t('account.login.waitSeconds', { seconds })}
          />
        </div>
      </form>
      {registerHref && (
        <div className={css.register} data-part="register">
          <Text as="span" size="sm" tone="muted">
            {t('account.login.registerPrompt')}
          </Text>
          <LinkButton href={registerHref} variant="ghost" size="sm">
            {t('account.login.register')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
