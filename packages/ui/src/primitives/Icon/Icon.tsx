import type { SVGProps } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Icon.css.ts';
import { icons, type IconName } from './icons.ts';

/** Props of {@link Icon}; the rest goes to the `svg`. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'children'> {
  /** Which icon of our set. */
  name: IconName;
  /** Edge in px. @default 24 */
  size?: 16 | 20 | 24 | 32 | 40;
  /** What it says to a screen reader; without it the icon is decoration and is skipped. */
  label?: string;
}

/** One icon of the set, in the colour of the text around it. */
export function Icon({ name, size = 24, label, className, ...rest }: IconProps) {
  const shape: string | { fill: string } = icons[name];
  const filled = typeof shape !== 'string';
  return (
    <svg
      {...rest}
      className={classes(css.icon, className)}
      data-component="icon"
      data-filled={filled ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={filled ? shape.fill : shape} />
    </svg>
  );
}
