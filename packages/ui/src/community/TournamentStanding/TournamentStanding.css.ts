import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({ display: 'grid', gap: space[4], containerType: 'inline-size' });

export const words = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const figures = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@container': {
    '(min-width: 520px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** The prize has its own line if two cells are above it. */
export const prize = panelStyle({
  '@container': { '(max-width: 519.98px)': { gridColumn: '1 / -1' } },
});

export const name = panelStyle({
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  color: color.textMuted,
});

export const value = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

const small = {
  fontFamily: font.body,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.body,
} as const;

export const aside = panelStyle({ ...small, color: color.textMuted, whiteSpace: 'nowrap' });
export const below = panelStyle({
  ...small,
  display: 'block',
  color: color.textMuted,
  textWrap: 'balance',
});
export const none = panelStyle({ ...small, fontSize: fontSize.md });
