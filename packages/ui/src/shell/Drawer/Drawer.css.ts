import { slideFrom } from '../../private/slideFrom.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const surface = panelStyle({
  ...slideFrom('translateX(-100%)'),
  insetBlock: 0,
  insetInlineStart: 0,
  // Leaves a strip of the page, so that a thumb can press it to close the drawer.
  inlineSize: 'min(320px, 100% - 56px)',
  paddingBlockStart: 'env(safe-area-inset-top)',
  touchAction: 'pan-y',
});

/** The menu has its own padding. Content above it uses the same edges. */
export const content = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minBlockSize: '100%',
  marginInline: `calc(-1 * ${space[5]})`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
