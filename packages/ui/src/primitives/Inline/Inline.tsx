import type { HTMLAttributes, ReactNode } from 'react';

import * as css from '../../private/arrangement.css.ts';
import { classes } from '../../private/classes.ts';
import { listRole } from '../../private/listRole.ts';

/** Props of {@link Inline}. Other props go to the element. */
export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** The element; `ul` and `ol` stay lists for a screen reader. @default 'div' */
  as?: 'div' | 'span' | 'section' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li';
  /** Distance between children and between lines, a step of the space scale. @default 2 */
  gap?: css.Space;
  /** Alignment of children that are lower than the row. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Distribution of the remaining space; `between` puts it between the children. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Wraps when there is not enough space. @default true */
  wrap?: boolean;
  /** The children. */
  children?: ReactNode;
}

/** Children side by side with one gap, wrapped as needed. */
export function Inline({
  as: Element = 'div',
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  return (
    <Element
      role={listRole(Element)}
      {...rest}
      className={classes(
        css.row,
        css.gaps[gap],
        css.aligns[align],
        css.justifies[justify],
        wrap && css.wrapping,
        className,
      )}
      data-component="inline"
    />
  );
}
