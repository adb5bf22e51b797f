import { keyframes } from '@vanilla-extract/css';

import { dockOverAll } from '../../private/dockPlace.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, motion, space } = vars;
/** From this width on, AppFrame has no tab bar. */
const WIDE = 'screen and (min-width: 600px)';

const come = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Above panels and dialogs too, so that members who are moving money there see it. */
export const root = panelStyle({
  ...dockOverAll,
  position: 'fixed',
  zIndex: vars.z.toast,
  display: 'flex',
  gap: space[1],
  inlineSize: `min(100% - 2 * ${space[4]}, 560px)`,
  minBlockSize: '56px',
  marginInline: 'auto',
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[1],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.floating,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  // An open dialog of the library blocks pointer events outside of it. The bar stays usable.
  pointerEvents: 'auto',
  animation: `${come} ${motion.fade} ${motion.ease}`,
  '@media': {
    ...dockOverAll['@media'],
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});

/** The live region is always mounted: screen readers only announce content that is added to an existing region. */
export const region = panelStyle({ display: 'contents' });

/** Centres the icon on the first line of the text. */
const tone = (ink: string) =>
  panelStyle({
    flex: 'none',
    marginBlockStart: `calc(${space[2]} + (1em * ${vars.lineHeight.body} - 20px) / 2)`,
    color: ink,
  });

export const tones = { info: tone(color.info), pending: tone(color.pending) };

/** Text and action are in one row. On a phone the action wraps below the text when the text would get too narrow. */
export const body = panelStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  '@media': { [WIDE]: { flexWrap: 'nowrap' } },
});

export const words = panelStyle({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
});

export const text = panelStyle({
  minInlineSize: 0,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
});

/** Wraps as a whole. The padding gives it the height of a touch target, and the margin keeps it from moving the line. */
export const link = panelStyle({
  display: 'inline-block',
  paddingBlock: '12px',
  marginBlock: '-12px',
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const actions = panelStyle({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
});

/** Aligned with the first line of the text. In a bar with one line this is the centre. */
export const close = panelStyle({
  alignSelf: 'flex-start',
  marginBlockStart: `calc((46px - ${vars.control.sm}) / 2)`,
});
