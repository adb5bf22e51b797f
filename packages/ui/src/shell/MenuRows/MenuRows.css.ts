import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontWeight, lineHeight, radius, space } = vars;

export const root = panelStyle({ display: 'grid', gap: space[3] });

export const list = panelStyle({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const cell = panelStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const row = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingInline: space[4],
  paddingBlock: space[1],
  fontFamily: font.heading,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  textAlign: 'start',
  color: color.text,
  selectors: {
    '&:is(a, button):active': { background: color.pressed },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-tone=danger]': { color: color.danger },
    '&[aria-disabled]': { color: color.textMuted },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:is(a, button):hover': { background: color.hover } } },
  },
});

export const icon = panelStyle({
  color: color.textMuted,
  selectors: { '[data-tone=danger] > &': { color: 'inherit' } },
});

export const label = panelStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = panelStyle({ color: color.textMuted });

/** A choice next to the label keeps a minimum width, so that its words do not wrap. */
export const control = panelStyle({ flex: 'none', minInlineSize: '176px' });
