'use client';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './Header.css.ts';

/** Log in of a visitor as a text link, and sign up as a button. On a phone a header with a title has only sign up. */
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
          variant="ghost"
          className={classes(css.textLink, registerHref && css.homeOnly)}
          data-part="login"
        >
          {t('shell.nav.login')}
        </LinkButton>
      )}
      {registerHref && (
        <LinkButton href={registerHref} size="sm" className={css.action} data-part="register">
          {t('shell.nav.register')}
        </LinkButton>
      )}
    </>
  );
}
