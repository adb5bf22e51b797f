import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, control, font, fontSize, fontWeight, lineHeight, radius } = vars;

/** Below this width of the bar, the clock has its own line and rarely used actions are in a menu. */
const NARROW = '(max-width: 619px)';
const ROOMY = '(min-width: 620px)';
/** Below this width of the bar, the balance has no label. */
const SNUG = '(max-width: 759px)';

export const root = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  selectors: {
    // Above header and tab bar, below overlays.
    '&[data-full]': {
      position: 'fixed',
      inset: 0,
      zIndex: `calc(${vars.z.header} + 1)`,
      background: color.surface,
      paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
      paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
    },
  },
});

/** Size container for the parts of the bar. */
export const room = panelStyle({ flex: 'none', containerType: 'inline-size' });

export const bar = panelStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[1],
  minBlockSize: '52px',
  paddingBlockEnd: space[2],
  selectors: {
    '[data-full] &': { paddingInline: space[2], paddingBlock: space[1] },
  },
  '@container': {
    [NARROW]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto' },
  },
});

export const back = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: control.touch,
  blockSize: control.touch,
  borderRadius: radius.pill,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

export const title = panelStyle({
  flex: 1,
  minInlineSize: 0,
  // Clips only horizontally, so that tone marks above the line stay visible.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  '@container': { [NARROW]: { fontSize: fontSize.md } },
});

export const clock = panelStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[3],
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  whiteSpace: 'nowrap',
  '@container': {
    [NARROW]: { gridArea: '2 / 1 / 3 / 3', minBlockSize: '24px', fontSize: fontSize.xs },
  },
});

/**
 * In a narrow bar it is at the end of the line of the clock, so that the game keeps its size when it appears. The balance
 * has that place in the full window.
 */
export const standing = panelStyle({
  flex: 'none',
  minInlineSize: 0,
  '@container': {
    [NARROW]: {
      gridArea: '2 / 2 / 3 / -1',
      justifySelf: 'end',
      selectors: { '&[data-state=covered]': { display: 'none' } },
    },
  },
});

/** Separated from the time by a hairline. */
export const played = panelStyle({
  paddingInlineStart: space[2],
  borderInlineStart: `1px solid ${color.border}`,
});

export const balance = panelStyle({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  alignItems: 'flex-end',
  paddingInline: space[2],
  lineHeight: lineHeight.heading,
  fontWeight: fontWeight.bold,
  '@container': {
    [NARROW]: {
      gridArea: '2 / 3 / 3 / -1',
      fontSize: fontSize.sm,
      paddingInlineEnd: space[3],
    },
  },
});

export const balanceLabel = panelStyle({
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
  color: color.textMuted,
  '@container': { [SNUG]: { display: 'none' } },
});

export const deposit = panelStyle({ flex: 'none', marginInlineEnd: space[2] });

export const roomy = panelStyle({ '@container': { [NARROW]: { display: 'none' } } });

export const narrow = panelStyle({ '@container': { [ROOMY]: { display: 'none' } } });

export const favourite = panelStyle({
  selectors: { '&[aria-pressed=true]': { color: color.danger } },
});

export const stage = panelStyle({
  position: 'relative',
  flex: 1,
  // Below this height the page scrolls, so that the game is not clipped.
  minBlockSize: '280px',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: color.inset,
  selectors: { '[data-full] > &': { borderRadius: 0, minBlockSize: 0 } },
});

export const frame = panelStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

export const cover = panelStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // Content too high for a low window scrolls from its start.
  justifyContent: 'safe center',
  gap: space[4],
  overflowY: 'auto',
  padding: space[5],
  background: color.inset,
  textAlign: 'center',
});

export const words = panelStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  maxInlineSize: '44ch',
  textWrap: prettyWrap,
});

export const actions = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
});

export const code = panelStyle({ fontSize: fontSize.xs, color: color.textMuted });
