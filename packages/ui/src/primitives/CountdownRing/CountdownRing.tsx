'use client';

import type { ComponentPropsWithRef } from 'react';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { classes } from '../../private/classes.ts';
import { clockFace } from '../Countdown/clockFace.ts';
import { CountdownAnnouncement } from '../Countdown/CountdownAnnouncement.tsx';
import * as css from './CountdownRing.css.ts';

const ENDING_S = 60;

/** Props of {@link CountdownRing}. Other props go to the root. */
export interface CountdownRingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The deadline in unix ms. */
  until: number;
  /** Duration of a full ring in seconds; with more time left the ring stays full. @default 600 */
  fullSeconds?: number;
  /** Announced to screen readers at 60, 30 and 10 seconds. */
  announce?: (seconds: number) => string;
  /**
   * Shows `-:--` while the clock may be wrong, instead of an estimate: for a code that has to be paid within minutes.
   * @default false
   */
  certain?: boolean;
}

/** A ring that empties until a deadline, with the time left in it. In the last minute it has the danger colour. */
export function CountdownRing({
  until,
  fullSeconds = 600,
  announce,
  certain,
  className,
  ...rest
}: CountdownRingProps) {
  const { secondsLeft } = useCountdown(until, undefined, certain);
  const part = Math.min(1, secondsLeft / fullSeconds);
  return (
    <>
      <span
        {...rest}
        className={classes(css.root, className)}
        data-component="countdown-ring"
        data-state={secondsLeft <= ENDING_S ? 'ending' : 'running'}
        role="timer"
      >
        <svg className={css.ring} viewBox="0 0 64 64" aria-hidden="true">
          <circle className={css.track} cx="32" cy="32" r="29" />
          {part > 0 && (
            <circle
              className={css.left}
              cx="32"
              cy="32"
              r="29"
              pathLength={100}
              strokeDasharray={`${part * 100} 100`}
            />
          )}
        </svg>
        <span className={css.figure} data-part="figure">
          {clockFace(secondsLeft)}
        </span>
      </span>
      {announce && <CountdownAnnouncement secondsLeft={secondsLeft} announce={announce} />}
    </>
  );
}
