'use client';

import type { ButtonHTMLAttributes, Ref } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './AccountMenu.css.ts';

/** Props of {@link AccountButton}. Other props go to the `button`. */
export interface AccountButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'type'
> {
  /** The name of the member; empty while unknown, as on the server. */
  username: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The member as a button that opens the AccountMenu. Separate, so that the code of the menu can load with the first press. */
export function AccountButton({ username, className, ...rest }: AccountButtonProps) {
  const t = useText();
  return (
    <button
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      type="button"
      className={classes(css.button, className)}
      data-component="account-button"
    >
      <Avatar name={username} size="sm" decorative />
      <span className={visuallyHidden}>
        {username ? `${t('shell.group.account')}: ${username}` : t('shell.group.account')}
      </span>
      <Icon glyph={glyphs.chevronDown} size={16} className={css.arrow} />
    </button>
  );
}
