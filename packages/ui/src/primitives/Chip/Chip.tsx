'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './Chip.css.ts';

/** Props of {@link Chip}. Other props go to the `button`. */
export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Whether it is selected. @default false */
  selected?: boolean;
  /** An icon before the label. */
  icon?: Glyph;
  /** The label. */
  children: ReactNode;
}

/** One option of a few in a row: a category, a filter, a quick amount. */
export function Chip({
  selected = false,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      aria-pressed={selected}
      {...rest}
      type={type}
      className={classes(css.root, className)}
      data-component="chip"
      data-state={selected ? 'selected' : 'unselected'}
    >
      {icon && <Icon glyph={icon} size={20} />}
      {children}
    </button>
  );
}
