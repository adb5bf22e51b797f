import type { HTMLAttributes, ReactNode } from 'react';

import * as css from '../../private/arrangement.css.ts';
import { classes } from '../../private/classes.ts';
import { listRole } from '../../private/listRole.ts';

/** Props of {@link Inline}. Other props go to the element. */
export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** The element; `ul` and `ol` stay lists for a screen reader. @default 'div' */
  as?: 'div' | 'span' | 'section' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li';
  /** Distance between two children and two lines, a step of the space scale. @default 2 */
  gap?: css.Space;
  /** Where a child stands that is lower than the row. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** What becomes of the room that is left; `between` puts it between the children. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on in another line where there is no room. @default true */
  wrap?: boolean;
  /** What stands side by side. */
  children?: ReactNode;
}

/** Things side by side, at one distance, in as many lines as they need. */
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
