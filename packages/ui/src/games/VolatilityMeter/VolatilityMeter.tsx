'use client';

import type { Volatility } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import * as css from './VolatilityMeter.css.ts';

/** Props of {@link VolatilityMeter}. Other props go to the `span`. */
export interface VolatilityMeterProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** How often and how much the game pays. */
  level: Volatility;
}

const STEPS = ['low', 'medium', 'high'] as const;

/** The volatility of a game, as a word and as one to three steps. */
export function VolatilityMeter({ level, className, ...rest }: VolatilityMeterProps) {
  const t = useText();
  const reached = STEPS.indexOf(level);
  return (
    <span
      {...rest}
      className={classes(css.root, className)}
      data-component="volatility-meter"
      data-state={level}
    >
      <span className={css.steps} aria-hidden="true" data-part="steps">
        {STEPS.map((step, at) => (
          <span
            key={step}
            className={css.step}
            data-part="step"
            data-state={at <= reached ? 'reached' : 'open'}
          />
        ))}
      </span>
      {t(`games.volatility.${level}`)}
    </span>
  );
}
