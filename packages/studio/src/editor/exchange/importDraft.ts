import {
  type ImportedTheme,
  TokenFileError,
  importCss,
  importTokens,
} from '@brand/operator/editor';

import { type BrandDraft, type Json, writeSetting } from '../../model/brandDraft.ts';
import { LARGEST_FOLDER } from '../../model/folderNames.ts';
import { FolderZipError, unzipFolder } from '../../model/folderZip.ts';

/** A draft with what a file holds, and what the person should know about it. */
export interface Imported {
  draft: BrandDraft;
  note: string;
}

/** A file that cannot be imported. The message is for users. */
export class ImportError extends Error {}

/**
 * Reads an operator folder (zip), or a theme (W3C design tokens, or a style sheet), into a draft.
 *
 * @throws ImportError
 */
export async function importFile(file: File, draft: BrandDraft): Promise<Imported> {
  if (file.size > LARGEST_FOLDER) throw new ImportError(`${file.name} is larger than 8 MB.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    if (/\.zip$/i.test(file.name)) return importZip(bytes, file.name);
    if (/\.css$/i.test(file.name)) {
      return withTheme(draft, importCss(new TextDecoder().decode(bytes)), file.name);
    }
    return importJson(bytes, file.name, draft);
  } catch (error) {
    if (error instanceof FolderZipError || error instanceof TokenFileError) {
      throw new ImportError(`${file.name}: ${error.message}`);
    }
    throw error;
  }
}

function importZip(bytes: Uint8Array, name: string): Imported {
  return { draft: unzipFolder(bytes), note: `The folder in ${name} is now the draft.` };
}

/** The theme in an `operator.json`, or in a part of one; null if it is another file. */
function themeOfSettings(json: unknown): Json | null {
  const { theme } = (json ?? {}) as { theme?: unknown };
  const isTheme =
    typeof theme === 'object' && theme !== null && typeof (theme as Json)['bg'] === 'string';
  return isTheme ? (theme as Json) : null;
}

function importJson(bytes: Uint8Array, name: string, draft: BrandDraft): Imported {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new ImportError(`${name} is not JSON: ${(error as Error).message}`);
  }
  const settingsTheme = themeOfSettings(json);
  if (settingsTheme) {
    const own = (draft.settings['theme'] ?? {}) as Json;
    const settings = writeSetting(draft.settings, ['theme'], { ...own, ...settingsTheme });
    return { draft: { ...draft, settings }, note: `The theme of ${name} is now the draft's.` };
  }
  return withTheme(draft, importTokens(json), name);
}

/** The draft with an imported theme. */
function withTheme(draft: BrandDraft, imported: ImportedTheme, name: string): Imported {
  const { theme, baseAssumed, notTaken } = imported;
  const own = (draft.settings['theme'] ?? {}) as Json;
  const base = baseAssumed && typeof own['base'] === 'string' ? { base: own['base'] } : {};
  const settings = writeSetting(draft.settings, ['theme'], { ...own, ...theme, ...base });
  const left =
    notTaken.length > 0
      ? ` ${notTaken.length} derived values differ in the file; they follow from the six colours and were not taken.`
      : '';
  return { draft: { ...draft, settings }, note: `The theme of ${name} is now the draft's.${left}` };
}
