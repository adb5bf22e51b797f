'use client';

import { classes } from '../private/classes.ts';
import { useImage } from '../private/useImage.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import * as glyphs from '../primitives/Icon/glyphs.ts';
import * as css from './RewardArt.css.ts';

interface RewardArtProps {
  /** Cover of the game. */
  src: string;
  /** 72 instead of 44 px wide. */
  large?: boolean;
  /** No longer of use: grey. */
  over?: boolean;
  className?: string | undefined;
}

/** The cover of the game of free spins, or an icon if it cannot be loaded. Its name is next to it. */
export function RewardArt({ src, large = false, over = false, className }: RewardArtProps) {
  const image = useImage(src);
  return (
    <span className={classes(css.art, large && css.large, className)} aria-hidden="true">
      {!image ? (
        <Icon glyph={glyphs.spin} />
      ) : (
        <img
          {...image}
          className={classes(css.image, over && css.over)}
          alt=""
          width={72}
          height={96}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
    </span>
  );
}
