import { formatSatang, formatSatangShort, type Satang } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Money.css.ts';

/** Props of {@link Money}. Other props go to the `span`. */
export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The amount, in satang. */
  amount: Satang;
  /** `always` writes + before incoming amounts, as in a history; minus is always shown. @default 'auto' */
  sign?: 'auto' | 'always';
  /** `quiet` makes satang smaller, for large figures; `short` omits `.00`, for ranges. @default 'plain' */
  decimals?: 'plain' | 'quiet' | 'short';
  /** Size of the figures: 14, 16, 20, 32 or 40 px. @default 'inherit' */
  size?: 'inherit' | 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  /** Its colour; `accent` for the most important amount. @default 'inherit' */
  tone?: 'inherit' | 'success' | 'danger' | 'muted' | 'accent';
  /** The unit after the number, in the language of the page: `บาท`, `baht`, `฿`. */
  unit?: string;
}

/** An amount of money: thousands separators, two decimals, tabular digits. */
export function Money({
  amount,
  sign = 'auto',
  decimals = 'plain',
  size = 'inherit',
  tone = 'inherit',
  unit,
  className,
  ...rest
}: MoneyProps) {
  const text =
    (sign === 'always' && amount > 0 ? '+' : '') +
    (decimals === 'short' ? formatSatangShort : formatSatang)(amount);
  const at = decimals === 'quiet' ? text.indexOf('.') : text.length;
  return (
    <span
      {...rest}
      className={classes(css.root, css.sizes[size], css.tones[tone], className)}
      data-component="money"
    >
      {text.slice(0, at)}
      {decimals === 'quiet' && <span className={css.quiet}>{text.slice(at)}</span>}
      {unit && <span className={css.unit} data-part="unit">{`\u00a0${unit}`}</span>}
    </span>
  );
}
