'use client';

import { useState } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import { image } from '../Icon/glyphs.ts';
import * as css from './RichText.css.ts';

/** Props of {@link RichImage}. */
export interface RichImageProps {
  /** Checked; null for a picture that may not be fetched. */
  src: string | null;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Pixels, as the text gives them; without both it gets a wide box, so that nothing moves when it comes. */
  width: number | undefined;
  height: number | undefined;
}

/** Taller or wider than this is a strip that nobody can see. */
const TALLEST = 1 / 2;
const WIDEST = 8;
/** A picture this small stands among the words. */
const SIGN = 48;

/** A picture of an operator's text in a box that is there before it; drawn where it cannot come. */
export function RichImage({ src, alt, width, height }: RichImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const sized = width !== undefined && height !== undefined;
  const ratio = sized ? Math.min(WIDEST, Math.max(TALLEST, width / height)) : 16 / 9;
  const isSign = sized && width <= SIGN && height <= SIGN;
  const isGone = src === null || broken === src;
  // A picture that may not come and says nothing would be a box for nothing.
  if (src === null && !alt) return null;
  return (
    <span
      className={isSign ? css.letter : css.picture}
      // Set by script, after the page is taken over; a policy only forbids what stands in HTML.
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
