'use client';

import type { PromotionPicture } from '@brand/domain';
import { type ImgHTMLAttributes, useState } from 'react';

import { classes } from '../private/classes.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { gift } from '../primitives/Icon/glyphs.ts';
import * as css from './OfferPicture.css.ts';

/** Props of {@link OfferPicture}. Other props go to the `img`. */
export interface OfferPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  picture: PromotionPicture;
  /** Can no longer be had: it goes grey. */
  over: boolean;
  /** The shape of its place. */
  className: string;
}

/** What an offer shows; a mark in its place where it does not come, with the same words for a screen reader. */
export function OfferPicture({ picture, over, className, ...rest }: OfferPictureProps) {
  const { imagePhone, alt } = picture;
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === imagePhone) {
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
      className={classes(className, css.shown, over && css.over)}
      src={imagePhone}
      alt={alt}
      width={750}
      height={420}
      decoding="async"
      draggable={false}
      onError={() => setBroken(imagePhone)}
      data-part="picture"
    />
  );
}
