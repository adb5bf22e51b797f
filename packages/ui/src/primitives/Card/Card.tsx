import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Card.css.ts';

/** Props of {@link Card}. Other props go to the element. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Padding; `none` for content that extends to the edge. @default 'normal' */
  padding?: 'normal' | 'none';
  /** The content. */
  children: ReactNode;
}

/** A surface on the page for related content. */
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
