import type { StyleRule } from '@vanilla-extract/css';

import { DOCK_ROOM } from './dockNames.ts';
import { DOCKED } from './docked.ts';

/**
 * A view with an ActionBar. Where the bar is docked, the view is a column with the bar at its end, and with room above it
 * for what floats over the bar. The view needs the height of the screen. For `.css.ts` files only.
 */
export const dockedView: StyleRule = {
  '@media': {
    [DOCKED]: {
      display: 'flex',
      flexDirection: 'column',
      selectors: { '&::after': { content: '', flex: `1 0 var(${DOCK_ROOM}, 0px)` } },
    },
  },
};

/** A group in such a view. Where the bar is docked it does not hold the bar back: its parts are parts of the view. */
export const dockedGroup: StyleRule = { '@media': { [DOCKED]: { display: 'contents' } } };
