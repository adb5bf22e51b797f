import type { StyleRule } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { DOCK_BELOW, DOCK_OVER } from './dockNames.ts';
import { TYPING } from './typing.ts';
import { PHONE } from './docked.ts';
import { besidePage, docksAction } from './pageMarks.css.ts';

const { frame, space } = vars;

/** From this width on there is no tab bar. */
const WIDE = 'screen and (min-width: 600px)';

const below = `var(${DOCK_BELOW}, 0px)`;
const over = `var(${DOCK_OVER}, 0px)`;
const besidePanel = `body:has(.${besidePage}) &`;

/** Without tab bar. A docked bar has the same distance, so that elements above it are placed by its height alone. */
const withoutTabs = {
  [`body:has(.${docksAction}) &`]: {
    insetBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom) + ${below})`,
  },
};

/** On a phone above the tab bar, or a docked action; elsewhere above the end of the window. */
export const dockEnd: StyleRule = {
  insetBlockEnd: `calc(${frame.tabBar} + env(safe-area-inset-bottom) + ${space[3]} + ${below})`,
  '@media': {
    [PHONE]: { selectors: withoutTabs },
    [WIDE]: { insetBlockEnd: `calc(${space[6]} + ${below})` },
  },
};

/**
 * For elements that are shown above dialogs too. Dialogs have their actions at the bottom, so on a phone the element moves
 * to the top while one is open. Next to a panel it stays within the page.
 */
export const dockOverAll: StyleRule = {
  ...dockEnd,
  insetInline: 0,
  '@media': {
    [PHONE]: {
      selectors: {
        ...withoutTabs,
        [`html[data-scroll-locked] &, ${besidePanel}`]: {
          insetBlockEnd: 'auto',
          insetBlockStart: `calc(env(safe-area-inset-top) + ${space[2]} + ${over})`,
        },
      },
    },
    [WIDE]: {
      insetBlockEnd: `calc(${space[6]} + ${below})`,
      selectors: {
        [besidePanel]: { insetInlineEnd: frame.sidePanel },
      },
    },
  },
};

/** Optional elements are hidden while the user types, because the on-screen keyboard needs the space. */
export const dockBesideTyping: StyleRule = {
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        [`html[${TYPING}] &`]: { visibility: 'hidden' },
      },
    },
  },
};
