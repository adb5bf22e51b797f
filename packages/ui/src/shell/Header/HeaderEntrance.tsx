'use client';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './Header.css.ts';

/** Log in and sign up of a visitor. */
export function Entrance({
  loginHref,
  registerHref,
}: {
  loginHref: string | null;
  registerHref: string | null;
}) {
  const t = useText();
  return (
    <>
      {loginHref && (
        <LinkButton
          href={loginHref}
          size="sm"
          className={css.action}
          variant={registerHref ? 'outline' : 'solid'}
          tone={registerHref ? 'neutral' : 'accent'}
        >
          {t('shell.nav.login')}
        </LinkButton>
      )}
      {registerHref && (
        <LinkButton
          href={registerHref}
          size="sm"
          className={classes(css.action, loginHref && css.homeOnly)}
        >
          {t('shell.nav.register')}
        </LinkButton>
      )}
    </>
  );
}
