'use client';

import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { useImage } from '../../private/useImage.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link Avatar}. Other props go to the `span`. */
export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The name of the member. Alternative text, unless `decorative`. */
  name: string;
  /** Address of a picture. The initials are shown until it has loaded, and when it fails. */
  src?: string;
  /** Size: 32, 40, 56 or 72 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Hides it from screen readers, when the name is next to it. @default false */
  decorative?: boolean;
}

const ICON_SIZE = { sm: 16, md: 20, lg: 32, xl: 40 } as const;

/** A member as a small picture or initials. */
export function Avatar({
  name,
  src,
  size = 'md',
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const image = useImage(src);
  const letters = initials(name);
  return (
    <span
      {...rest}
      className={classes(css.root, css.sizes[size], className)}
      data-component="avatar"
      data-state={image ? 'image' : letters ? 'initials' : 'icon'}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {letters || <Icon glyph={glyphs.user} size={ICON_SIZE[size]} />}
      {image && (
        <img
          {...image}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={css.image}
          data-part="image"
        />
      )}
    </span>
  );
}
