import type { ReactNode } from 'react';

import { storyColumn, storyRow } from './story.css.ts';

/** For stories: renders the same element on a menu, a card and an overlay surface. */
export const onEachGround = (drawn: ReactNode) => (
  <div className={storyColumn}>
    {(['menu', 'card', 'overlay'] as const).map((ground) => (
      <div key={ground} data-surface={ground} className={storyRow}>
        {drawn}
      </div>
    ))}
  </div>
);
