import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Skeleton.css.ts';

/** Props of {@link Skeleton}. Other props go to the `span`. */
export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /**
   * `block` fills its container, `text` is one line of the surrounding text, `circle` has equal width and height. @default
   * 'block'
   */
  shape?: 'block' | 'text' | 'circle';
  /** 62 % of the width, for a last line. @default false */
  short?: boolean;
}

/** Placeholder while content loads. Hidden from screen readers: its container has `aria-busy`. */
export function Skeleton({ shape = 'block', short = false, className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      className={classes(css.root, css.shapes[shape], short && css.short, className)}
      data-component="skeleton"
      aria-hidden="true"
    />
  );
}
