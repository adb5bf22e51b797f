import type { SVGProps } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Spinner.css.ts';

/** Props of {@link Spinner}. Other props go to the `svg`. */
export interface SpinnerProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Size in px. @default 24 */
  size?: 16 | 20 | 24 | 40;
  /** What is pending, for screen readers; without it the spinner is decorative. */
  label?: string;
}

/** A loading indicator without layout. When the layout is known, use a Skeleton. */
export function Spinner({ size = 24, label, className, ...rest }: SpinnerProps) {
  return (
    <svg
      {...rest}
      className={classes(css.spinner, className)}
      data-component="spinner"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle className={css.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
