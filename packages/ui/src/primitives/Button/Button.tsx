'use client';

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { buttonClass, type ButtonLook } from './buttonClass.ts';
import * as css from './Button.css.ts';

/** Props of {@link Button}. Other props go to the `button`. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The label, a verb first. */
  children: ReactNode;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** An icon after the label. */
  iconEnd?: ReactNode;
  /** Replaces the label with a spinner, keeps width and focus, and ignores clicks. @default false */
  loading?: boolean;
}

/** A button for an action. It does not submit a form without `type="submit"`. */
export function Button({
  variant,
  tone,
  size,
  fullWidth,
  children,
  iconStart,
  iconEnd,
  loading = false,
  disabled,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const look = { variant, tone, size, fullWidth } as ButtonLook;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      onClick={handleClick}
      className={classes(buttonClass(look), className)}
      data-component="button"
      data-state={disabled ? 'disabled' : loading ? 'loading' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      {iconStart}
      <span className={css.label} data-part="label">
        {children}
      </span>
      {iconEnd}
      {loading && (
        <span className={css.busy} data-part="busy">
          <Spinner size={20} />
        </span>
      )}
    </button>
  );
}
