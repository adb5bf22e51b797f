import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight, radius } = vars;

export const title = panelStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.touch,
  borderBlockEnd: `${vars.section.rule} solid ${color.border}`,
  fontFamily: font.display,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.display,
  '@media': { '(min-width: 1024px)': { fontSize: fontSize.xl } },
  selectors: {
    '&::before': {
      content: '',
      flex: 'none',
      inlineSize: vars.section.bar,
      blockSize: '1em',
      marginInlineEnd: vars.section.barGap,
      background: color.mark,
    },
  },
});

/** Twenty fill complete rows of four, five or ten. */
export const list = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  paddingBlockStart: space[3],
  '@container': {
    '(min-width: 600px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '(min-width: 1000px)': { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' },
  },
});

export const root = panelStyle({ containerType: 'inline-size', minInlineSize: 0 });

const box = { blockSize: '64px', borderRadius: radius.md } as const;

export const shape = panelStyle({ ...box, background: color.skeleton });

export const tile = panelStyle({
  ...box,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: space[1],
  background: color.raised,
  border: `1px solid ${color.border}`,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

export const mark = panelStyle({
  inlineSize: '96px',
  maxInlineSize: '100%',
  blockSize: '40px',
  minBlockSize: 0,
  objectFit: 'contain',
  selectors: {
    '[data-part=tile]:not([data-state=open]) > &': { filter: 'grayscale(1)', opacity: 0.5 },
  },
});

export const name = panelStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** Why its games are unavailable. */
export const closed = panelStyle({
  maxInlineSize: '100%',
  // Clips only horizontally, so that tone marks above the line stay visible.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.heading,
  color: color.textMuted,
});
