'use client';

import { useState } from 'react';

import { classes } from '../private/classes.ts';
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
}

/** The cover of the game of free spins, or an icon if it cannot be loaded. Its name is next to it. */
export function RewardArt({ src, large = false, over = false }: RewardArtProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes(css.art, large && css.large)} aria-hidden="true">
      {src === broken ? (
        <Icon glyph={glyphs.spin} />
      ) : (
        <img
          className={classes(css.image, over && css.over)}
          src={src}
          alt=""
          width={72}
          height={96}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
