'use client';

import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { useImage } from '../../private/useImage.ts';
import * as css from './Logo.css.ts';

/** A logo file with its size, so that its space is reserved before it loads. */
export interface LogoImage {
  /** Address of the file. */
  readonly src: string;
  /** Width of the file in px; only the ratio to `height` matters. */
  readonly width: number;
  /** Height of the file in px. */
  readonly height: number;
}

/** Props of {@link Logo}. Other props go to the `span`. */
export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The operator's name: alternative text, shown next to a square logo, and replaces a logo that fails to load. */
  name: string;
  /** The logo; without it the name is shown. @default none */
  image?: LogoImage | undefined;
  /** Height: `md` is 32 px, `lg` is 48 px for a standalone logo. @default 'md' */
  size?: 'md' | 'lg';
}

/** A logo with a smaller aspect ratio is a square icon and needs the name next to it. */
const MARK_RATIO = 1.6;

/** The operator's logo at a fixed height: a wide logo, a square logo with the name, or only the name. */
export function Logo({ name, image, size = 'md', className, ...rest }: LogoProps) {
  const loading = useImage(image?.src);
  const shown = loading && image;
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
          {...loading}
          width={shown.width}
          height={shown.height}
          alt={written ? '' : name}
          className={css.image}
          data-part="image"
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
