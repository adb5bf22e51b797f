import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, lineHeight } = vars;

export const root = panelStyle({ listStyleType: '""', display: 'grid' });

export const row = panelStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '56px',
  paddingBlock: space[2],
  paddingInline: space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&[data-state=own]': { background: color.selected, borderRadius: vars.radius.md },
  },
});

export const rank = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.pill,
  fontFamily: font.heading,
  fontWeight: vars.fontWeight.bold,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
});

export const first = panelStyle({ background: color.accent, color: color.onAccent });
export const podium = panelStyle({ background: color.content, color: color.onContent });

export const who = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  fontFamily: font.heading,
  overflowWrap: 'anywhere',
});

export const figures = panelStyle({
  display: 'grid',
  justifyItems: 'end',
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.body,
  textAlign: 'end',
});

export const points = panelStyle({ color: color.textMuted });
