import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { searchBox, searchInput } from '../../private/searchBox.ts';

const { color, space, control, fontSize, lineHeight } = vars;

export const root = panelStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const box = panelStyle({
  ...searchBox(color.borderStrong),
  blockSize: control.lg,
});

export const icon = panelStyle({ flex: 'none' });

export const input = panelStyle(searchInput);

/** Live region: it must be in the DOM before its text is set. */
export const status = panelStyle({
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  color: color.textMuted,
  // Takes no space while empty.
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[2]})` } },
});
