import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, frame, space } = vars;

/**
 * A line on the tab bar of a phone, where a page leaves room for the item that is raised out of it, and at the end of the window
 * elsewhere: nothing moves when it comes, and what lies under it can be pressed. A keyboard sends it to the header.
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
      paddingBlock: '2px',
      paddingInline: space[4],
      background: color.pendingSoft,
      color: color.text,
      fontSize: vars.fontSize.xs,
      lineHeight: vars.lineHeight.body,
    },
  },
  '@media': {
    'screen and (min-width: 600px)': { zIndex: vars.z.header, insetBlockEnd: 0 },
    'screen and (max-width: 599px) and (pointer: coarse)': {
      selectors: {
        '[data-component=app-frame]:has(:is(input:not([type=checkbox], [type=radio]), textarea):focus) &':
          { insetBlockEnd: 'auto', insetBlockStart: frame.headerPhone },
      },
    },
  },
});
