'use client';

import { type Satang, formatSatang, formatSatangShort, satang } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useCountTowards } from '../../hooks/useCountTowards.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { trophy } from '../../primitives/Icon/shellGlyphs.ts';
import * as css from './JackpotCounter.css.ts';

/** Props of {@link JackpotCounter}. Other props go to the `span`. */
export interface JackpotCounterProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The pool as the API last reported it, in satang. */
  value: Satang;
  /** Time in ms until the next report: a larger pool is counted up to within it. */
  fillMs: number;
  /** `sm` shows an icon and whole baht, for a card; `md` and `lg` show satang. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * The pool of a jackpot. It counts up from one known value to the next and never beyond it. Screen readers get the known
 * value.
 */
export function JackpotCounter({
  value,
  fillMs,
  size = 'md',
  className,
  ...rest
}: JackpotCounterProps) {
  const t = useText();
  const shown = useCountTowards(value, fillMs);
  const figure =
    size === 'sm'
      ? `฿${formatSatangShort(satang(shown - (shown % 100)))}`
      : formatSatang(satang(shown));
  return (
    <span
      {...rest}
      className={classes(css.root, css.sizes[size], className)}
      data-component="jackpot-counter"
    >
      {size === 'sm' && <Icon glyph={trophy} size={16} className={css.sign} />}
      <span aria-hidden="true" data-part="figure">
        {figure}
      </span>
      {size !== 'sm' && (
        <span aria-hidden="true" className={css.unit}>
          {t('common.baht')}
        </span>
      )}
      <span className={visuallyHidden}>{`${formatSatang(value)} ${t('common.baht')}`}</span>
    </span>
  );
}
