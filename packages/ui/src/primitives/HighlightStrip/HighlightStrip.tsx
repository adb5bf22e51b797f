import { Children, type HTMLAttributes, type ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './HighlightStrip.css.ts';

/** Props of {@link HighlightStrip}. Other props go to the `section`. */
export interface HighlightStripProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name of the row. */
  label: string;
  /** Shows this number of skeletons, one to three, in place of the cards. @default 0 */
  shapes?: number;
  /** One to three {@link HighlightCard}s, or components that are made of one. */
  children?: ReactNode;
}

/**
 * Up to three cards of equal height: next to each other on a desktop, a row that scrolls on a phone. Its height is the same
 * with skeletons.
 */
export function HighlightStrip({
  label,
  shapes = 0,
  children,
  className,
  ...rest
}: HighlightStripProps) {
  const cards =
    Children.map(children, (card) => card && <li className={css.cell}>{card}</li>) ?? [];
  const count = shapes || cards.length;
  return (
    <section
      {...rest}
      className={classes(css.root, className)}
      aria-label={label}
      aria-busy={shapes > 0}
      data-component="highlight-strip"
    >
      <ul role="list" className={css.row} data-count={count} aria-hidden={shapes > 0 || undefined}>
        {shapes > 0
          ? Array.from({ length: shapes }, (_, index) => <li key={index} className={css.shape} />)
          : cards}
      </ul>
    </section>
  );
}
