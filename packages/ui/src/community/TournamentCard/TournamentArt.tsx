'use client';

import { classes } from '../../private/classes.ts';
import { useImage } from '../../private/useImage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './TournamentCard.css.ts';

interface TournamentArtProps {
  src: string | null;
  /** Whether the tournament has ended. */
  over: boolean;
}

/** The cover of an eligible game. Falls back to a cup if there is none or it cannot be loaded. */
export function TournamentArt({ src, over }: TournamentArtProps) {
  const image = useImage(src);
  if (!image) {
    return (
      <span className={css.fallback}>
        <Icon glyph={glyphs.trophy} size={40} />
      </span>
    );
  }
  return (
    <img
      {...image}
      className={classes(css.image, over && css.over)}
      alt=""
      width={300}
      height={400}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
