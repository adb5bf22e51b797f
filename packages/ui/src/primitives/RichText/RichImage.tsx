'use client';

import { useState } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import { image } from '../Icon/glyphs.ts';
import * as css from './RichText.css.ts';

/** Props of {@link RichImage}. */
export interface RichImageProps {
  /** Validated; null for a picture that must not be loaded. */
  src: string | null;
  /** Empty for a decorative picture. */
  alt: string;
  /** Size in pixels from the HTML. Without it the picture gets a wide box, so that nothing moves when it loads. */
  width: number | undefined;
  height: number | undefined;
}

/** Limits of the aspect ratio; other pictures would be thin strips. */
const TALLEST = 1 / 2;
const WIDEST = 8;
/** A picture up to this size is inline. */
const SIGN = 48;

/** A picture of an operator's text. Its box is reserved before it loads; an icon replaces it when it fails. */
export function RichImage({ src, alt, width, height }: RichImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const sized = width !== undefined && height !== undefined;
  const ratio = sized ? Math.min(WIDEST, Math.max(TALLEST, width / height)) : 16 / 9;
  const isSign = sized && width <= SIGN && height <= SIGN;
  const isGone = src === null || broken === src;
  // A picture that must not be loaded and has no alternative text would be an empty box.
  if (src === null && !alt) return null;
  return (
    <span
      className={isSign ? css.letter : css.picture}
      // Set by script after hydration; a content policy only forbids style attributes in HTML.
      style={{ aspectRatio: String(ratio), ...(sized && { maxInlineSize: `${width}px` }) }}
      data-part="image"
      data-state={isGone ? 'failed' : 'shown'}
    >
      {isGone ? (
        <span className={css.fallback} role="img" aria-label={alt || undefined} aria-hidden={!alt}>
          <Icon glyph={image} size={isSign ? 16 : 24} />
          {!isSign && alt && <span className={css.fallbackWords}>{alt}</span>}
        </span>
      ) : (
        <img
          className={css.image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
