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

/** In the page before there is anything to say, so that it is heard. */
export const status = panelStyle({
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
  color: color.textMuted,
  // Nothing said takes no room.
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space[2]})` } },
});
