import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { dotPath } from '../../private/dotPath.ts';
import * as css from './Sparkline.css.ts';
import { sparkPath } from './sparkPath.ts';

/** Props of {@link Sparkline}. Other props go to the root. */
export interface SparklineProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children' | 'role'> {
  /** The values in order, at equal distances; null for a missing value. */
  values: readonly (number | null)[];
  /** What the line shows, in one sentence with its figures: the only text for screen readers. */
  summary: string;
  /** Height 28 or 48 px; it fills the width of its container. @default 'sm' */
  size?: 'sm' | 'md';
  /** Its colour. It does not express the trend: the figure next to it does. @default 'accent' */
  tone?: 'accent' | 'success' | 'danger' | 'muted';
}

/** A trend as a line without axes, next to its current figure. */
export function Sparkline({
  values,
  summary,
  size = 'sm',
  tone = 'accent',
  className,
  ...rest
}: SparklineProps) {
  const { line, area, zero, last } = sparkPath(values);
  return (
    <span
      {...rest}
      role="img"
      aria-label={summary}
      className={classes(css.root, css.sizes[size], css.tones[tone], className)}
      data-component="sparkline"
      data-state={last ? 'ready' : 'empty'}
    >
      <svg className={css.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
        {zero !== null && <path className={css.zero} d={`M0 ${zero}H100`} />}
        {area && <path className={css.area} d={area} />}
        {line && <path className={css.line} d={line} />}
        {last && <path className={css.last} d={dotPath(last)} />}
      </svg>
    </span>
  );
}
