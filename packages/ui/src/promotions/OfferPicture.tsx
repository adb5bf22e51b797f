'use client';

import type { PromotionPicture } from '@brand/domain';
import type { ComponentProps } from 'react';

import { classes } from '../private/classes.ts';
import { groundColor } from '../private/styledByScript.ts';
import { useImage } from '../private/useImage.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { gift } from '../primitives/Icon/glyphs.ts';
import * as css from './OfferPicture.css.ts';

/** Props of {@link OfferPicture}. Other props go to the `img`. */
export interface OfferPictureProps extends ComponentProps<'img'> {
  picture: PromotionPicture;
  /** No longer available: it is grey. */
  over: boolean;
  /** Its aspect ratio. */
  className: string;
}

/** Picture of an offer. An icon with the same text for screen readers replaces it when it fails to load. */
export function OfferPicture({ picture, over, className, ...rest }: OfferPictureProps) {
  const { imagePhone, alt, color } = picture;
  // The dominant colour is shown until the picture has loaded.
  const image = useImage(imagePhone, groundColor(color));
  if (!image) {
    return (
      <span
        className={classes(className, css.failed)}
        role="img"
        aria-label={alt}
        aria-hidden={!alt}
        data-part="picture"
        data-state="failed"
      >
        <Icon glyph={gift} size={40} />
      </span>
    );
  }
  return (
    <img
      {...rest}
      {...image}
      className={classes(className, css.shown, over && css.over)}
      alt={alt}
      width={750}
      height={420}
      decoding="async"
      draggable={false}
      data-part="picture"
    />
  );
}
