import { TYPING } from '../../private/typing.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, frame, space } = vars;

/** As far as an item is raised out of the tab bar, with the edge around it. */
const RAISED = '20px';

/**
 * A line on the tab bar of a phone, whose raised item stands over its empty lower part, and at the end of the window elsewhere:
 * nothing moves when it comes, and what lies under it can be pressed. A keyboard sends it to the header.
 */
export const root = panelStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: `calc(${frame.tabBar} + env(safe-area-inset-bottom))`,
  pointerEvents: 'none',
  selectors: {
    '&[data-state=offline]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      paddingBlock: `2px ${RAISED}`,
      paddingInline: space[4],
      background: color.pendingSoft,
      color: color.text,
      fontSize: vars.fontSize.xs,
      lineHeight: vars.lineHeight.body,
    },
  },
  '@media': {
    'screen and (min-width: 600px)': {
      zIndex: vars.z.header,
      insetBlockEnd: 0,
      selectors: { '&[data-state=offline]': { paddingBlockEnd: '2px' } },
    },
    'screen and (max-width: 599px) and (pointer: coarse)': {
      selectors: {
        [`html[${TYPING}] &`]: {
          insetBlockEnd: 'auto',
          insetBlockStart: frame.headerPhone,
          paddingBlockEnd: '2px',
        },
      },
    },
  },
});
