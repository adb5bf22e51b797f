'use client';

import type { ComponentPropsWithRef } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { classes } from '../../private/classes.ts';
import { clockFace } from './clockFace.ts';
import * as css from './Countdown.css.ts';
import { CountdownAnnouncement } from './CountdownAnnouncement.tsx';

/** Props of {@link Countdown}. Other props go to the root. */
export interface CountdownProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The deadline in unix ms. */
  until: number;
  /** Announced to screen readers at 60, 30 and 10 seconds. Without it, nothing is announced. */
  announce?: (seconds: number) => string;
  /**
   * Shows `-:--` while the clock may be wrong, instead of an estimate: for a code that has to be paid within minutes.
   * @default false
   */
  certain?: boolean;
}

/** Time left until a deadline, as `9:05`. Tabular digits, so that nothing next to it moves. */
export function Countdown({ until, announce, certain, className, ...rest }: CountdownProps) {
  const { secondsLeft } = useCountdown(until, undefined, certain);
  return (
    <>
      <span
        {...rest}
        className={classes(css.root, className)}
        data-component="countdown"
        role="timer"
      >
        {clockFace(secondsLeft)}
      </span>
      {announce && <CountdownAnnouncement secondsLeft={secondsLeft} announce={announce} />}
    </>
  );
}
