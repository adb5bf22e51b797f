import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Card.css.ts';

/** Props of {@link Card}. Other props go to the element. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Distance to its edge; `none` for what reaches to it. @default 'normal' */
  padding?: 'normal' | 'none';
  /** What belongs together. */
  children: ReactNode;
}

/** A ground of its own on the page, for things that belong together. */
export function Card({ as: Element = 'div', padding = 'normal', className, ...rest }: CardProps) {
  return (
    <Element
      data-component="card"
      {...rest}
      className={classes(css.root, padding === 'normal' && css.padded, className)}
      data-surface="card"
    />
  );
}
