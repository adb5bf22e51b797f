import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
});

export const winner = panelStyle({
  // All of equal width, and on two rows if their figures do not fit side by side.
  flex: '1 1 104px',
  minInlineSize: 'max-content',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[1],
  paddingBlock: space[4],
  paddingInline: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  textAlign: 'center',
  selectors: {
    '&[data-place="1"]': { borderColor: color.mark, borderWidth: '2px' },
    '&[data-state=own]': { background: color.selected },
  },
});

export const place = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.pill,
  background: color.content,
  color: color.onContent,
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-place="1"] > &': { background: color.accent, color: color.onAccent } },
});

export const name = panelStyle({
  // A long name wraps, so that it does not widen the card.
  inlineSize: 0,
  minInlineSize: '100%',
  fontFamily: font.heading,
  lineHeight: lineHeight.body,
  overflowWrap: 'anywhere',
});

export const prize = panelStyle({ fontSize: fontSize.md });
