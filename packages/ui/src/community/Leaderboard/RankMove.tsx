'use client';

import { useText } from '../../messages/useText.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { arrowDown, arrowUp } from '../../primitives/Icon/glyphs.ts';
import * as css from './RankMove.css.ts';

/** A small arrow next to the name of a player who moved. @param ranks positive is up, 0 renders nothing */
export function RankMove({ ranks }: { ranks: number }) {
  const t = useText();
  if (ranks === 0) return <></>;
  const isUp = ranks > 0;
  const count = Math.abs(ranks);
  return (
    // The key restarts the movement with the next move.
    <span key={ranks} className={css.move} data-part="move" data-state={isUp ? 'up' : 'down'}>
      <Icon glyph={isUp ? arrowUp : arrowDown} size={16} />
      <span aria-hidden="true">{count}</span>
      <span className={visuallyHidden}>
        {t(isUp ? 'tournament.movedUp' : 'tournament.movedDown', { count })}
      </span>
    </span>
  );
}
