import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Text.css.ts';

/** Props of {@link Text}. Other props go to the element. */
export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'label';
  /** 12, 14, 16 or 18 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Meaning by colour, which must not be the only sign. @default 'normal' */
  tone?: 'normal' | 'muted' | 'accent' | 'success' | 'pending' | 'danger' | 'inherit';
  /** `strong` uses the heading font. @default 'regular' */
  weight?: 'regular' | 'strong';
  /** Text alignment. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** Times, percentages, counts, references: in the heading font, with digits of equal width. @default false */
  figures?: boolean;
  /** One line, truncated with an ellipsis. @default false */
  truncate?: boolean;
  /** The text. */
  children: ReactNode;
}

/** Body text with a line height for Thai tone marks. */
export function Text({
  as: Element = 'p',
  size = 'md',
  tone = 'normal',
  weight = 'regular',
  align = 'start',
  figures = false,
  truncate = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={classes(
        css.root,
        css.sizes[size],
        css.tones[tone],
        css.weights[weight],
        css.aligns[align],
        figures && css.figured,
        truncate && css.truncated,
        className,
      )}
      data-component="text"
    />
  );
}
