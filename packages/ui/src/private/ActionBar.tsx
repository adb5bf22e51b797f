'use client';

import { useContext, useLayoutEffect, useRef, type HTMLAttributes, type MouseEvent } from 'react';

import * as css from './actionBar.css.ts';
import { classes } from './classes.ts';
import { docksAction } from './pageMarks.css.ts';
import { ShownPanel } from './shownPanel.ts';
import { useDock } from './useDock.ts';

/** The second tap of a double tap follows within this time, in ms. */
const DOUBLE_TAP_MS = 250;
/** When a pointer pressed the action of any bar last, in ms of `performance.now()`. */
let pressedAt = -Infinity;

/** Props of {@link ActionBar}. */
export interface ActionBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  /** Whether its action is the main one now. @default true */
  main?: boolean;
}

/**
 * Bar for the main action of a view. On a phone it is docked at the bottom of the screen, at the same position in every
 * view; AppFrame then hides tab bar and footer, and floating elements are placed above it. On a low phone, and while the
 * on-screen keyboard is open, it is in the flow of the view, as on larger screens. The second tap of a double tap on the
 * view before presses nothing here: it would confirm what the player has not read.
 */
export function ActionBar({ main = true, ...rest }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useContext(ShownPanel);
  const shownAt = useRef(Infinity);
  useLayoutEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const pointer = useRef('');
  const dropSecondTap = (event: MouseEvent) => {
    // Safari's clicks had no pointer type before version 18.2.
    const type = (event.nativeEvent as Partial<PointerEvent>).pointerType ?? pointer.current;
    // Enter, and scripts of assistive technology, press a button that has the focus, not a place on the screen.
    if (!type) return;
    const time = performance.now();
    const isQuick = time - pressedAt < DOUBLE_TAP_MS && pressedAt <= shownAt.current;
    pressedAt = time;
    // A mouse says itself whether it is a double click.
    if (!isQuick || (type === 'mouse' && event.detail < 2)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  useDock(bar, 'actions', main);
  return (
    <div
      {...rest}
      ref={bar}
      onPointerDownCapture={(event) => {
        pointer.current = event.pointerType;
      }}
      onClickCapture={dropSecondTap}
      {...(main && {
        className: classes(css.bar, isShown && docksAction),
        'data-part': 'actions',
      })}
    />
  );
}
