import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;
/** In rem: large text settings leave less room. */
const BESIDE = '(min-width: 18rem)';
const ROOMY = '(min-width: 21.25rem)';

/**
 * Old and new side by side. If a number would not fit on its line, they are stacked with the new one first, so that the
 * confirm button does not cover it.
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
