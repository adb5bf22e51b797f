import type { Game } from '@brand/domain';
import { Icon } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useState } from 'react';
import * as css from './GameInfo.css.ts';

/** The cover, on its colour until it has come; a sign where it does not come. */
export function GamePicture({ game: { image, color } }: { game: Game }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className={css.art} style={color ? { backgroundColor: color } : undefined}>
      {image === null || broken ? (
        <Icon glyph={glyphs.games} size={40} />
      ) : (
        <img
          className={css.image}
          src={image}
          alt=""
          width={300}
          height={400}
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
