'use client';

import { type HTMLAttributes, useState } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from './Logo.css.ts';

/** A logo as a file, with its own size, so that its room is kept before it comes. */
export interface LogoImage {
  /** Address of the file. */
  readonly src: string;
  /** Width of the file in px; only its proportion to `height` counts. */
  readonly width: number;
  /** Height of the file in px. */
  readonly height: number;
}

/** Props of {@link Logo}. Other props go to the `span`. */
export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The operator's name: read aloud, written beside a square logo, and in place of one that cannot come. */
  name: string;
  /** The logo; without it the name is written. @default none */
  image?: LogoImage | undefined;
  /** Height: 32 px, or 48 px where the logo stands by itself. @default 'md' */
  size?: 'md' | 'lg';
}

/** Narrower than this, a logo is a mark and wants the name beside it. */
const MARK_RATIO = 1.6;

/** Who the operator is, in a height that never changes: a wide logo, a mark with the name, or the name alone. */
export function Logo({ name, image, size = 'md', className, ...rest }: LogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = image && image.src !== failed ? image : null;
  const written = !shown || shown.width / shown.height < MARK_RATIO;
  return (
    <span
      {...rest}
      className={classes(css.root, className)}
      data-component="logo"
      data-state={shown ? (written ? 'mark' : 'wide') : 'name'}
      data-size={size}
    >
      {shown && (
        <img
          src={shown.src}
          width={shown.width}
          height={shown.height}
          alt={written ? '' : name}
          className={css.image}
          data-part="image"
          onError={() => setFailed(shown.src)}
        />
      )}
      {written && (
        <span className={css.name} data-part="name">
          {name}
        </span>
      )}
    </span>
  );
}
