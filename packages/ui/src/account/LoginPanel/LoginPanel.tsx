'use client';

import type { Failure } from '@brand/domain';
import { useEffect, useRef, useState, type FormEvent, type HTMLAttributes } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Divider } from '../../primitives/Divider/Divider.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AccountFailure } from '../AccountFailure.tsx';
import { AccountSubmit } from '../AccountSubmit.tsx';
import { LineMark } from '../LineMark/LineMark.tsx';
import { OtherWay } from '../OtherWay.tsx';
import * as account from '../account.css.ts';
import * as css from './LoginPanel.css.ts';

/** Credentials of a member. */
export interface Credentials {
  username: string;
  password: string;
}

/** Props of {@link LoginPanel}. Other props go to the root. */
export interface LoginPanelProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onSubmit' | 'children'
> {
  /** Whether a login request is pending. The form accepts no input meanwhile. */
  status: 'idle' | 'sending';
  /** Reason of the last failed attempt. Null before the first attempt. */
  failure: Failure | null;
  /** After codes 3000 and 4290: when the next attempt is allowed, in unix ms. @default null */
  waitUntil?: number | null;
  /** Logs in. A hundred clicks in one task result in one call. */
  onSubmit: (credentials: Credentials) => void;
  /** Initial username, e.g. the one from before a reload. @default '' */
  defaultUsername?: string;
  /** Called with the username on each change, so that it can be stored. The password is never reported. */
  onUsernameInput?: (username: string) => void;
  /** URL of the forgot-password page. If omitted, the link is not shown. */
  forgotHref?: string;
  /** URL of the registration page. If omitted, the link is not shown. */
  registerHref?: string;
  /** Logs in with LINE. If omitted, the button is not shown. */
  onLine?: (() => void) | undefined;
  /** Whether the redirect to LINE is pending. @default false */
  lineOpening?: boolean;
  /** Logs in with a passkey of this device. If omitted, the button is not shown. */
  onPasskey?: (() => void) | undefined;
  /** Whether the prompt of the device is open or its reply is checked. @default false */
  passkeyOpening?: boolean;
  /** Whether the last prompt of the device was closed without a passkey. @default false */
  passkeyCancelled?: boolean;
  /** Link to contact an admin, shown next to a failure. Null if unknown or not useful. @default null */
  contactHref?: string | null;
  /** Reason why the login page is shown, such as 'Please log in to play'. */
  notice?: string;
  /** Heading level in the page outline. @default 1 */
  headingLevel?: 1 | 2;
}

type FieldName = keyof Credentials;

/** The login form. The input is kept after every failure. */
export function LoginPanel({
  status,
  failure,
  waitUntil = null,
  onSubmit,
  defaultUsername = '',
  onUsernameInput,
  forgotHref,
  registerHref,
  onLine,
  lineOpening = false,
  onPasskey,
  passkeyOpening = false,
  passkeyCancelled = false,
  contactHref = null,
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
  const waiting = secondsLeft !== 0;
  useEffect(() => {
    // The stored username may be available only after the first render. Existing input is kept.
    const field = username.current;
    if (field && field.value === '') field.value = defaultUsername;
  }, [defaultUsername]);
  const guard = useDoubleClickGuard(sending ? status : failure);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending || waiting) return;
    // Read from the DOM: a password manager may have filled the fields without an event.
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
      className={classes(account.root, className)}
      data-component="login-panel"
      data-state={status}
    >
      <Heading level={headingLevel} size="page">
        {t('account.login.title')}
      </Heading>
      {notice && <Banner tone="info">{notice}</Banner>}
      <form className={account.postForm} method="post" noValidate onSubmit={handleSubmit}>
        <TextField
          ref={username}
          name="username"
          label={t('account.login.username')}
          error={missing.includes('username') ? t('account.login.usernameRequired') : null}
          defaultValue={defaultUsername}
          onInput={(event) => {
            handleTyped('username')();
            onUsernameInput?.(event.currentTarget.value);
          }}
          autoComplete={onPasskey ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          required
        />
        <div className={css.password}>
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
          {forgotHref && (
            <LinkButton
              href={forgotHref}
              variant="ghost"
              size="sm"
              className={css.forgot}
              data-part="forgot"
            >
              {t('account.login.forgot')}
            </LinkButton>
          )}
        </div>
        {/* Here and not at its button, which is at the lower edge of a phone. */}
        {onPasskey && (
          <div role="status" className={css.cancelled} data-part="passkey-cancelled">
            {passkeyCancelled && !sending && (
              <Text size="sm" tone="muted">
                {t('account.login.passkeyCancelled')}
              </Text>
            )}
          </div>
        )}
        {failure && !sending && <AccountFailure failure={failure} contactHref={contactHref} />}
        <AccountSubmit
          label={t('account.login.submit')}
          waitLabel={(time) => t('account.login.wait', { time })}
          announce={(seconds) => t('account.login.waitSeconds', { seconds })}
          sending={sending}
          secondsLeft={secondsLeft}
        />
      </form>
      {(onLine || onPasskey) && (
        <div className={css.other}>
          <Divider label={t('account.login.or')} />
          <div className={css.ways}>
            {onLine && (
              <OtherWay
                loading={lineOpening}
                onClick={onLine}
                iconStart={<LineMark />}
                data-part="line"
              >
                {t('account.login.line')}
              </OtherWay>
            )}
            {onPasskey && (
              <OtherWay
                loading={passkeyOpening}
                onClick={onPasskey}
                iconStart={<Icon glyph={glyphs.key} />}
                data-part="passkey"
              >
                {t('account.login.passkey')}
              </OtherWay>
            )}
          </div>
        </div>
      )}
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
