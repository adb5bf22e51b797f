import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { buttonClass, type ButtonLook } from '../Button/buttonClass.ts';

/** Props of {@link LinkButton}. Other props go to the `a`. */
export interface LinkButtonProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  /** Its address. */
  href: string;
  /** The text. */
  children: ReactNode;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** An icon after the label. */
  iconEnd?: ReactNode;
}

/** A link that looks like a button. For actions without navigation use Button. */
export function LinkButton({
  variant,
  tone,
  size,
  fullWidth,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const look = { variant, tone, size, fullWidth } as ButtonLook;
  return (
    <a {...rest} className={classes(buttonClass(look), className)} data-component="link-button">
      {iconStart}
      <span data-part="label">{children}</span>
      {iconEnd}
    </a>
  );
}
