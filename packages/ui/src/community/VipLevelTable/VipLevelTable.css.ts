import { focusRing } from '../../private/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

/** Scrolls sideways on a phone. The levels stay in sight. */
export const root = panelStyle({
  position: 'relative',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInlineStart: '128px',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
});

export const table = panelStyle({
  inlineSize: '100%',
  minInlineSize: '600px',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
});

export const headCell = panelStyle({
  paddingInline: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  background: color.surface,
  color: color.textMuted,
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  verticalAlign: 'bottom',
  // On two lines next to a menu, where one would push the benefits out of the table.
  selectors: { '&[data-kind=number]': { textAlign: 'end' } },
});

const sticky = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const;

export const levelHead = panelStyle(sticky);

export const row = panelStyle({
  background: color.surface,
  selectors: { '&[data-state=own]': { background: color.selected } },
});

const cell = {
  paddingInline: space[3],
  paddingBlock: space[3],
  verticalAlign: 'middle',
  textAlign: 'start',
  selectors: { 'tr:not(:last-child) > &': { borderBlockEnd: `1px solid ${color.border}` } },
} as const;

export const levelCell = panelStyle({
  ...cell,
  ...sticky,
  background: 'inherit',
  fontWeight: 'inherit',
});

export const level = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: '104px',
  maxInlineSize: '320px',
});

export const words = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space.half,
  minInlineSize: 0,
});

export const name = panelStyle({
  minInlineSize: 0,
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const term = panelStyle({
  ...cell,
  textAlign: 'end',
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const gives = panelStyle({ ...cell, minInlineSize: '200px' });
