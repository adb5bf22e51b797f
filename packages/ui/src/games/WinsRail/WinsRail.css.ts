import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight, radius } = vars;

export const card = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  // The picture's height and the air around it: a shape is as high as what comes.
  blockSize: `calc(80px + 2 * ${space[2]} + 2px)`,
  padding: space[2],
  paddingInlineEnd: space[3],
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  selectors: { 'div&': { background: color.skeleton, borderColor: 'transparent' } },
  '@media': { '(hover: hover)': { selectors: { 'a&:hover': { background: color.hover } } } },
});

export const picture = panelStyle({
  flex: 'none',
  inlineSize: '60px',
  blockSize: '80px',
  overflow: 'hidden',
  borderRadius: radius.sm,
  background: color.raised,
});

export const image = panelStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = panelStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
});

/** Words at its start give way to a figure at its end. */
export const line = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
  color: color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** Along the line only: a tone mark above it is never cut. */
export const clipped = panelStyle({
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
});

export const won = panelStyle({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  color: color.text,
});

export const times = panelStyle({
  paddingInline: space[2],
  borderRadius: radius.pill,
  background: color.content,
  color: color.onContent,
  fontWeight: fontWeight.bold,
});

export const note = panelStyle({
  paddingBlockStart: space[2],
  fontSize: fontSize.xs,
  color: color.textMuted,
});
