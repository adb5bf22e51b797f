import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import * as css from './Footer.css.ts';

/** Props of {@link Footer}; the rest goes to the `footer`. */
export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The operator's name. */
  name: string;
}

/** The end of every page: who it is for, and that play has its limits. */
export function Footer({ name, className, ...rest }: FooterProps) {
  const t = useText();
  return (
    <footer {...rest} className={classes(css.root, className)} data-component="footer">
      <span className={css.age} aria-hidden="true">
        20+
      </span>
      <p className={css.text}>
        {t('shell.footer.age')} {t('shell.footer.limits')}
      </p>
      <p className={css.name}>{name}</p>
    </footer>
  );
}
