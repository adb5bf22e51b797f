import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const label = panelStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  color: color.textMuted,
});

export const grid = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: space[2],
  // Keeps its height while a search shows fewer banks, so that content below does not move.
  alignContent: 'start',
});

export const bank = panelStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: space[2],
  background: color.raised,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[aria-checked=true]': { background: color.selected, borderColor: color.mark },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-checked=true])': { background: color.hover } },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-checked=true]': { borderColor: 'Highlight', borderWidth: '2px' } },
    },
  },
});

export const name = panelStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
