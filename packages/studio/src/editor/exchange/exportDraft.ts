import { exportTokens } from '@brand/operator/editor';
import { type Theme, defineTheme, themeCss } from '@brand/ui/theme';

import { type BrandDraft, readSetting } from '../../model/brandDraft.ts';
import { zipFolder } from '../../model/folderZip.ts';
import { themeValues } from '../draft/themeValues.ts';
import { download } from '../parts/download.ts';

/** The folder name as the name of a theme, as in a build. */
function themeName(folder: string): string {
  const name = folder.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return /^[a-z]/.test(name) ? name.slice(0, 40) : 'brand';
}

const themeNamed = (draft: BrandDraft, folder: string): Theme =>
  defineTheme({ ...themeValues(draft), name: themeName(folder) });

/** Saves the whole operator folder as a zip archive. */
export function saveZip(draft: BrandDraft, folder: string): void {
  download(`${folder}.zip`, zipFolder(draft), 'application/zip');
}

/** Saves the theme as W3C design tokens. */
export function saveTokens(draft: BrandDraft, folder: string): void {
  const base = readSetting(draft.settings, ['theme', 'base']);
  const tokens = exportTokens(
    themeNamed(draft, folder),
    base === 'jade' || base === 'siam' ? base : 'lotus',
  );
  download(`${folder}.tokens.json`, `${JSON.stringify(tokens, null, 2)}\n`, 'application/json');
}

/** Saves the part `theme` of `operator.json`. */
export function saveSettings(draft: BrandDraft, folder: string): void {
  const theme = JSON.stringify({ theme: themeValues(draft) }, null, 2);
  download(`${folder}.theme.json`, `${theme}\n`, 'application/json');
}

/** Saves the theme as a style sheet. */
export function saveCss(draft: BrandDraft, folder: string): void {
  download(`${folder}.css`, themeCss(themeNamed(draft, folder)), 'text/css');
}
