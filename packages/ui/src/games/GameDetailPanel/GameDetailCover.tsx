'use client';

import type { Game } from '@brand/domain';

import { Icon } from '../../primitives/Icon/Icon.tsx';
import { NAV_ICONS } from '../../shell/navItem.ts';
import { useImage } from '../../private/useImage.ts';
import { groundColor } from '../../private/styledByScript.ts';
import * as css from './GameDetailPanel.css.ts';

/** The image on a background of its dominant colour. Falls back to a placeholder with the name. */
export function GameDetailCover({ game, name }: { game: Game; name: string }) {
  const image = useImage(game.image);
  const ground = groundColor(game.color);
  return (
    <div className={css.stage} ref={ground} data-part="stage">
      <div className={css.cover} ref={ground} data-part="cover">
        {image ? (
          <img
            className={css.image}
            {...image}
            alt=""
            width={300}
            height={400}
            fetchPriority="high"
            decoding="async"
            draggable={false}
          />
        ) : (
          <span className={css.fallback} aria-hidden="true" data-part="fallback">
            <Icon glyph={NAV_ICONS[game.type]} size={40} />
            <span className={css.fallbackName}>{name}</span>
          </span>
        )}
      </div>
    </div>
  );
}
