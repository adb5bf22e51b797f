import type { SVGProps } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Icon.css.ts';
import type { Glyph } from './glyph.ts';

/** Props of {@link Icon}. Other props go to the `svg`. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** The icon: `import { bell } from '@brand/ui/icons'`. */
  glyph: Glyph;
  /** Size in px. @default 24 */
  size?: 16 | 20 | 24 | 32 | 40;
  /** Accessible name; without it the icon is decorative and hidden from screen readers. */
  label?: string;
}

/** One icon of the set, in the colour of the text around it. */
export function Icon({ glyph, size = 24, label, className, ...rest }: IconProps) {
  const filled = 'fill' in glyph;
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
      <path d={filled ? glyph.fill : glyph.stroke} />
    </svg>
  );
}
