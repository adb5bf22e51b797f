import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './Badge.css.ts';

/** Props of {@link Badge}. Other props go to the `span`. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * `success` to `info` are soft status colours; `accent`, `hot` and `new` are filled, for use on pictures. @default
   * 'neutral'
   */
  tone?: keyof typeof css.tones;
  /** An icon before the label. */
  icon?: Glyph;
  /** One word, two at most. */
  children: ReactNode;
}

/** A label on an item: new, hot, successful. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classes(css.root, css.tones[tone], className)}
      data-component="badge"
    >
      {icon && <Icon glyph={icon} size={16} />}
      {children}
    </span>
  );
}
