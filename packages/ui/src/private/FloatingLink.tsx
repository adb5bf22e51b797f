'use client';

import { useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';

import type { Glyph } from '../primitives/Icon/glyph.ts';
import * as glyphs from '../primitives/Icon/glyphs.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { classes } from './classes.ts';
import * as css from './FloatingLink.css.ts';
import { useDock } from './useDock.ts';

/** Props of {@link FloatingLink}. Other props go to the link. */
export interface FloatingLinkProps extends ComponentPropsWithRef<'a'> {
  /** The icon before the text. */
  glyph: Glyph;
  /** What is pending, as short as possible. */
  children: ReactNode;
  /** After the text, such as a countdown. */
  end?: ReactNode;
}

/** A link over the page to something that is pending on another one: above the tab bar on a phone, otherwise in the corner. */
export function FloatingLink({ glyph, children, end, className, ref, ...rest }: FloatingLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useImperativeHandle(ref, () => link.current!);
  useDock(link, 'corner');
  return (
    <a {...rest} ref={link} className={classes(css.root, className)} data-surface="overlay">
      <Icon glyph={glyph} size={20} className={css.sign} />
      <span className={css.words} data-part="words">
        {children}
      </span>
      {end}
      <Icon glyph={glyphs.chevronRight} size={20} className={css.sign} />
    </a>
  );
}
