import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { WIDE } from '../AppFrame/AppFrame.css.ts';

const { color, space, control, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: '100%',
  paddingInline: `${space[1]} ${space[3]}`,
  '@media': { [WIDE]: { gap: space[3], paddingInline: `${space[3]} ${space[6]}` } },
});

const titleOnPhone = '[data-state=title] > &';

export const menu = panelStyle({
  selectors: { [titleOnPhone]: { display: 'none' } },
  '@media': { [WIDE]: { selectors: { [titleOnPhone]: { display: 'inline-flex' } } } },
});

export const logo = panelStyle({
  display: 'flex',
  // Down to its mark.
  minInlineSize: '32px',
  minBlockSize: control.touch,
  alignItems: 'center',
  borderRadius: vars.radius.md,
  selectors: { [titleOnPhone]: { display: 'none' } },
  '@media': { [WIDE]: { selectors: { [titleOnPhone]: { display: 'flex' } } } },
});

/** The name of the page stands in the page itself where there is room. */
export const titleGroup = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  '@media': { [WIDE]: { display: 'none' } },
});

export const back = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: control.touch,
  blockSize: control.touch,
  borderRadius: vars.radius.pill,
});

export const title = panelStyle({
  // Along the line only: a tone mark above it is never cut.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const search = panelStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  justifyContent: 'center',
});

export const actions = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
});

export const history = panelStyle({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: control.touch,
      blockSize: control.touch,
      borderRadius: vars.radius.pill,
    },
    '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } },
  },
});

/** Balance and what raises it, as one thing where there is room for a well around them. */
export const purse = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  '@media': {
    [WIDE]: {
      gap: space[4],
      paddingInlineStart: space[4],
      borderRadius: vars.radius.control,
      background: color.inset,
    },
  },
});

export const balance = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  justifyContent: 'center',
  minInlineSize: '5rem',
  fontFamily: font.heading,
  lineHeight: lineHeight.heading,
});

export const balanceLabel = panelStyle({
  fontSize: fontSize.xs,
  color: color.textMuted,
  whiteSpace: 'nowrap',
});

export const figure = panelStyle({
  fontWeight: fontWeight.bold,
  fontSize: fontSize.md,
  lineHeight: 1.25,
  minBlockSize: `calc(${fontSize.md} * 1.25)`,
  display: 'flex',
  alignItems: 'center',
});

/** Stands in the line of the figures; its target reaches over it to the height of a control. */
export const balanceRetry = panelStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: `calc(${fontSize.md} * 1.25)`,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.link,
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-12px -8px' } },
});

/** The shape of what comes, in the line box of the figures, so that nothing moves. */
export const balanceWaiting = panelStyle({
  inlineSize: '5rem',
  blockSize: '0.8em',
  borderRadius: vars.radius.sm,
  background: color.skeleton,
});

/** On a desktop as high as the well that the balance stands in. */
export const action = panelStyle({
  flex: 'none',
  '@media': {
    [WIDE]: { minBlockSize: control.md, paddingInline: space[5], fontSize: fontSize.md },
  },
});
