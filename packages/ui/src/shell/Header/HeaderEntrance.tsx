'use client';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as glyphs from '../../primitives/Icon/shellGlyphs.ts';
import * as css from './Header.css.ts';

/** Log in of a visitor as a text link, and sign up as a button. On a phone without room for both words log in is an icon. */
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
          iconStart={registerHref && <Icon glyph={glyphs.user} className={css.loginIcon} />}
          className={classes(css.textLink, registerHref && css.narrowLogin)}
          data-part="login"
        >
          <span className={registerHref ? css.loginText : undefined}>{t('shell.nav.login')}</span>
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
