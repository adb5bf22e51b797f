import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;
/** By the size of letters: whoever reads them larger has less room. */
const BESIDE = '(min-width: 18rem)';
const ROOMY = '(min-width: 21.25rem)';

/**
 * Old and new side by side. Where a number would not fit on its line they stand one above the other, the new one first: the
 * step that acknowledges it must not cover it.
 */
export const accounts = panelStyle({
  display: 'grid',
  gap: space[2],
  '@container': { [BESIDE]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

export const account = panelStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInline: space[3],
  background: color.raised,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-part=new]': { order: -1, background: color.selected, borderColor: color.mark },
  },
  '@container': {
    [BESIDE]: { selectors: { '&[data-part=new]': { order: 0 } } },
    [ROOMY]: { paddingInline: space[4] },
  },
});

export const number = panelStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  '@container': { [ROOMY]: { fontSize: vars.fontSize.lg } },
  selectors: {
    '[data-part=old] > &': { color: color.textMuted, fontWeight: vars.fontWeight.medium },
  },
});
