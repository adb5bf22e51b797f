'use client';

import type { HTMLAttributes } from 'react';

import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import * as css from './TimeLeft.css.ts';
import { classes } from '../../private/classes.ts';

/** Props of {@link TimeLeft}. Other props go to the `span`. */
export interface TimeLeftProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The deadline in unix ms. */
  until: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = 60_000;

/** Time left until a date: days and hours while it is far, a countdown on the last day. */
export function TimeLeft({ until, className, ...rest }: TimeLeftProps) {
  const t = useText();
  const now = useNow(STEP_MS);
  const left = until - now;
  // A countdown also shows that the time is not known yet.
  if (left < DAY_MS || !now) return <Countdown {...rest} className={className} until={until} />;
  return (
    <span {...rest} className={classes(css.root, className)} data-component="time-left">
      {t('promotions.timeLeft', {
        days: Math.floor(left / DAY_MS),
        hours: Math.floor((left % DAY_MS) / HOUR_MS),
      })}
    </span>
  );
}
