import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Logo.css.ts';

/** Props of {@link Logo}; the rest goes to the `span`. */
export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The operator's name, written beside the mark and read aloud. */
  name: string;
  /** The mark alone, where there is no room for the name. @default false */
  markOnly?: boolean;
}

/** Five petals of one lotus, drawn twice: outline behind, fill in front. */
const PETALS = [
  'M20 6c4.2 4.4 6.2 9 6.2 13.6S24 28.8 20 32c-4-3.2-6.2-7.8-6.2-12.4S15.8 10.400 20 6z',
  'M8.600 12.200c4.800 1.200 8.200 4 9.800 8.200 1.400 3.800 1.400 7.800.2 11.400-4.600-.6-8.400-3.200-10.200-7.200-1.600-3.800-1.500-8 .2-12.400z',
  'M31.400 12.200c1.700 4.400 1.800 8.600.2 12.400-1.800 4-5.600 6.600-10.200 7.200-1.200-3.600-1.200-7.600.2-11.400 1.600-4.200 5-7 9.800-8.200z',
  'M2.400 21.600c5-.6 9 .6 11.800 3.400 1.900 2 3.200 4.300 3.800 6.800-3.600 1.100-7.100.8-10-1-3-1.900-4.900-5-5.600-9.200z',
  'M37.600 21.600c-.7 4.200-2.600 7.300-5.600 9.200-2.900 1.800-6.400 2.100-10 1 .6-2.500 1.900-4.800 3.800-6.800 2.800-2.800 6.800-4 11.800-3.400z',
] as const;

/** The operator's mark and name, in the colours of the theme. */
export function Logo({ name, markOnly = false, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={classes(css.root, className)} data-component="logo">
      <svg
        viewBox="0 0 40 40"
        width="32"
        height="32"
        className={css.mark}
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? name : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <path d={PETALS[3]} className={css.outer} />
        <path d={PETALS[4]} className={css.outer} />
        <path d={PETALS[1]} className={css.middle} />
        <path d={PETALS[2]} className={css.middle} />
        <path d={PETALS[0]} className={css.inner} />
      </svg>
      {!markOnly && <span className={css.name}>{name}</span>}
    </span>
  );
}
