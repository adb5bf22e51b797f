import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import type { BrandDraft, Json } from './brandDraft.ts';
import { isFolderFile, LARGEST_FOLDER } from './folderNames.ts';

/** An archive that is not an operator folder. The message is for users. */
export class FolderZipError extends Error {}

/** The text of `operator.json`. */
export const settingsText = (settings: Json): string => `${JSON.stringify(settings, null, 2)}\n`;

/** The earliest date that an archive can have: the same folder gives the same bytes. */
const DATE = '1980-01-01T00:00:00';

/** An operator folder as a zip archive: what is in the folder is at the top of the archive. */
export function zipFolder({ settings, files }: BrandDraft): Uint8Array<ArrayBuffer> {
  const all = { 'operator.json': strToU8(settingsText(settings)), ...files };
  return new Uint8Array(zipSync(all, { mtime: DATE, level: 6 }));
}

/**
 * Reads an operator folder from a zip archive. The folder may itself be a folder in the archive.
 *
 * @throws FolderZipError
 */
export function unzipFolder(archive: Uint8Array): BrandDraft {
  const found = entriesOf(archive);
  const place = Object.keys(found)
    .filter((name) => /(?:^|\/)operator\.json$/.test(name))
    .sort((one, other) => one.length - other.length)[0];
  if (place === undefined) {
    throw new FolderZipError('The archive has no operator.json, so it is not an operator folder.');
  }
  const root = place.slice(0, -'operator.json'.length);
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const [path, bytes] of Object.entries(found)) {
    const name = path.startsWith(root) ? path.slice(root.length) : '';
    if (name !== 'operator.json' && isFolderFile(name)) files[name] = new Uint8Array(bytes);
  }
  return { settings: parsedSettings(found[place] as Uint8Array), files };
}

function entriesOf(archive: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false;
        size += originalSize;
        if (size > LARGEST_FOLDER) throw new FolderZipError('The archive holds more than 8 MB.');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof FolderZipError) throw error;
    throw new FolderZipError('This file is not a zip archive, or it is damaged.');
  }
}

function parsedSettings(bytes: Uint8Array): Json {
  let value: unknown;
  try {
    value = JSON.parse(strFromU8(bytes));
  } catch (error) {
    throw new FolderZipError(`operator.json is not JSON: ${(error as Error).message}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new FolderZipError('operator.json must hold an object in { }.');
}
