import { isStandIn } from '@brand/operator/editor';

import type { BrandDraft, Json } from './brandDraft.ts';

const withoutTheme = ({ theme: _theme, ...rest }: Json) => JSON.stringify(rest);

/**
 * Whether a page that shows one draft has to be loaded again for another. A theme is a style sheet and replaced in place; a
 * placeholder logo is drawn in its colours, so that it changes with them.
 */
export function needsReload(shown: BrandDraft, next: BrandDraft): boolean {
  if (shown === next) return false;
  const names = new Set([...Object.keys(shown.files), ...Object.keys(next.files)]);
  if ([...names].some((name) => shown.files[name] !== next.files[name])) return true;
  if (withoutTheme(shown.settings) !== withoutTheme(next.settings)) return true;
  const isSameTheme = shown.settings['theme'] === next.settings['theme'];
  return !isSameTheme && Object.values(next.files).some(isStandIn);
}
