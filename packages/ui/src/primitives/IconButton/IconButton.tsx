'use client';

import { classes } from '../../private/classes.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './IconButton.css.ts';

/** Props of {@link IconButton}. Other props go to the `button`. */
export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconStart' | 'iconEnd' | 'fullWidth' | 'aria-label'
> {
  /** The icon of the set. */
  icon: Glyph;
  /** What it does: its accessible name. */
  label: string;
}

/** A button with only an icon. Use it for well-known icons: close, back, search. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  tone = 'neutral',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      tone={tone}
      size={size}
      aria-label={label}
      className={classes(css.root, css.sizes[size], className)}
    >
      <Icon glyph={icon} size={size === 'sm' ? 20 : 24} />
    </Button>
  );
}
