import type { HTMLAttributes, ReactNode } from 'react';

import * as css from '../../private/arrangement.css.ts';
import { classes } from '../../private/classes.ts';
import { listRole } from '../../private/listRole.ts';

/** Props of {@link Stack}. Other props go to the element. */
export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** The element; `ul` and `ol` stay lists for a screen reader. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li';
  /** Distance between children, a step of the space scale: 2 to 64 px at normal density. @default 4 */
  gap?: css.Space;
  /** Alignment of children that are narrower than the column. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The children. */
  children?: ReactNode;
}

/** Children in a column with one gap. It has no margin, background or padding. */
export function Stack({
  as: Element = 'div',
  gap = 4,
  align = 'stretch',
  className,
  ...rest
}: StackProps) {
  return (
    <Element
      role={listRole(Element)}
      {...rest}
      className={classes(css.column, css.gaps[gap], css.aligns[align], className)}
      data-component="stack"
    />
  );
}
