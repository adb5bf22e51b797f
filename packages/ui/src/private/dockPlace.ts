import type { StyleRule } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { DOCK_BELOW, DOCK_OVER } from './dockNames.ts';
import { TYPING } from './typing.ts';
import { besidePage } from './pageMarks.css.ts';

const { frame, space } = vars;

/** From here on there is no tab bar. */
const WIDE = 'screen and (min-width: 600px)';
const PHONE = 'screen and (max-width: 599px)';

const below = `var(${DOCK_BELOW}, 0px)`;
const over = `var(${DOCK_OVER}, 0px)`;
const besidePanel = `body:has(.${besidePage}) &`;

/** Above the tab bar of a phone and the action that is raised out of it; above the end of the window elsewhere. */
export const dockEnd: StyleRule = {
  insetBlockEnd: `calc(${frame.tabBar} + env(safe-area-inset-bottom) + 28px + ${below})`,
  '@media': { [WIDE]: { insetBlockEnd: `calc(${space[6]} + ${below})` } },
};

/**
 * For what lies over dialogs too. These have their actions at their end: on a phone it goes to the other edge as long as one is
 * open. Beside a panel it keeps to the page.
 */
export const dockOverAll: StyleRule = {
  ...dockEnd,
  insetInline: 0,
  '@media': {
    [PHONE]: {
      selectors: {
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

/** What can wait makes room for the keyboard of a screen while one types. */
export const dockBesideTyping: StyleRule = {
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        [`html[${TYPING}] &`]: { visibility: 'hidden' },
      },
    },
  },
};
