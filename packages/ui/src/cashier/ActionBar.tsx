'use client';

import { useRef, type HTMLAttributes } from 'react';

import { classes } from '../private/classes.ts';
import { useDock } from '../private/useDock.ts';
import * as css from './cashier.css.ts';

/** Props of {@link ActionBar}. */
export type ActionBarProps = Omit<HTMLAttributes<HTMLDivElement>, 'className'>;

/**
 * Bar for the primary action of a view. On a phone it is fixed at the bottom of the screen, at the same position in every
 * view and above the on-screen keyboard. Floating elements are placed above it. On larger screens it is at the end of the
 * view.
 */
export function ActionBar(props: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useDock(bar, 'actions');
  return <div {...props} ref={bar} className={classes(css.actions, css.bar)} data-part="actions" />;
}
