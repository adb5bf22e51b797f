import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Heading.css.ts';

/** Props of {@link Heading}. Other props go to the element. */
export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its heading level: 1…4. */
  level: 1 | 2 | 3 | 4;
  /**
   * By role: `page` is 24 px and 32 px from 1024 px on, `section` 18 and 20 px. Or 16, 18, 20, 24 or 32 px in every width.
   * Independent of the level. @default 'section'
   */
  size?: 'page' | 'section' | 'md' | 'lg' | 'xl' | '2xl' | '3xl';
  /** The text. */
  children: ReactNode;
}

/** A heading with independent level and visual size. */
export function Heading({ level, size = 'section', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...rest}
      className={classes(css.root, css.sizes[size], className)}
      data-component="heading"
    />
  );
}
