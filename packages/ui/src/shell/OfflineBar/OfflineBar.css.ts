import { PHONE } from '../../private/docked.ts';
import { docksAction } from '../../private/pageMarks.css.ts';
import { TYPING } from '../../private/typing.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, frame, space } = vars;

/** Below the header. */
const atHeader = {
  insetBlockEnd: 'auto',
  insetBlockStart: frame.headerPhone,
};

/**
 * A line above the tab bar of a phone; on wide screens at the end of the window. Nothing moves when it
 * appears, and it does not block presses. While the on-screen keyboard is open, or a view docks its main action, it is at
 * the header.
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
    'screen and (min-width: 600px)': {
      zIndex: vars.z.header,
      insetBlockEnd: 0,
    },
    [PHONE]: { selectors: { [`body:has(.${docksAction}) &`]: atHeader } },
    [`${PHONE} and (pointer: coarse)`]: { selectors: { [`html[${TYPING}] &`]: atHeader } },
  },
});
