import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** Old and new side by side, one above the other where a number would not fit on its line. */
export const accounts = panelStyle({
  display: 'grid',
  gap: space[2],
  '@container': { '(min-width: 340px)': { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

export const account = panelStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  padding: space[4],
  background: color.raised,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  selectors: { '&[data-part=new]': { background: color.selected, borderColor: color.mark } },
});

export const number = panelStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-part=old] > &': { color: color.textMuted, fontWeight: vars.fontWeight.medium },
  },
});
