'use client';

import { useRef, type HTMLAttributes } from 'react';

import { classes } from '../private/classes.ts';
import { useDock } from '../private/useDock.ts';
import * as css from './cashier.css.ts';

/** Props of {@link ActionBar}. */
export type ActionBarProps = Omit<HTMLAttributes<HTMLDivElement>, 'className'>;

/**
 * The step that a view is for. On a phone it stands at the end of the screen, in the same place in every view and above its
 * keyboard, and what floats stands above it; elsewhere it stands where the view ends.
 */
export function ActionBar(props: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useDock(bar, 'actions');
  return <div {...props} ref={bar} className={classes(css.actions, css.bar)} data-part="actions" />;
}
