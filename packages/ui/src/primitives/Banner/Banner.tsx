import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './Banner.css.ts';
import * as glyphs from '../Icon/glyphs.ts';

const ICONS = {
  info: glyphs.info,
  success: glyphs.success,
  pending: glyphs.clock,
  danger: glyphs.warning,
} as const;

/** Props of {@link Banner}. Other props go to the `div`. */
export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Kind of message. `danger` is announced immediately. @default 'info' */
  tone?: 'info' | 'success' | 'pending' | 'danger';
  /** A title line. */
  title?: string;
  /** Replaces the icon of the tone. @default by tone */
  icon?: Glyph;
  /** One action: a small button or link. */
  action?: ReactNode;
  /** The message. */
  children?: ReactNode;
}

/** A message about the part of the page that contains it. For other messages use a toast. */
export function Banner({
  tone = 'info',
  title,
  icon,
  action,
  className,
  children,
  ...rest
}: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={classes(css.root, css.tones[tone].root, className)}
      data-component="banner"
      data-tone={tone}
    >
      <span className={classes(css.icon, css.tones[tone].icon)}>
        <Icon glyph={icon ?? ICONS[tone]} size={20} />
      </span>
      <div className={css.content}>
        {title && <div className={css.title}>{title}</div>}
        {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
