'use client';

import { useState } from 'react';

/** What an `img` gets from {@link useImage}. */
interface ImageProps {
  src: string;
  ref: (image: HTMLImageElement | null) => void;
  onError: () => void;
}

/**
 * Whether an image failed to load. An image of a server's HTML may have failed before React listens, so it is also checked when
 * it gets its element.
 *
 * @param src null for no image, which counts as failed
 * @param ref gets the element too
 * @returns null if the image failed, or its props
 */
export function useImage(
  src: string | null | undefined,
  ref?: (image: HTMLImageElement | null) => void,
): ImageProps | null {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) return null;
  const onError = () => setBroken(src);
  return {
    src,
    ref: (image) => {
      ref?.(image);
      // Firefox reports no width for an SVG without one. Decoding tells it from an image that failed.
      if (image?.complete && !image.naturalWidth) image.decode().catch(onError);
    },
    onError,
  };
}
