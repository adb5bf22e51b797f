import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { BrandDraft, Json } from '../model/brandDraft.ts';
import { isFolderFile } from '../model/folderNames.ts';
import { settingsText } from '../model/folderZip.ts';

/**
 * Reads an operator folder: `operator.json`, and the files of an operator in it, in `pages` and in the folders of its languages.
 *
 * @throws Error if `operator.json` is missing or not JSON
 */
export function readFolder(folder: string): BrandDraft {
  const settings = JSON.parse(readFileSync(join(folder, 'operator.json'), 'utf8')) as Json;
  const names = ['', 'pages', ...foldersIn(folder, 'messages')].flatMap((place) =>
    entriesIn(folder, place)
      .filter((entry) => entry.isFile())
      .map(({ name }) => (place === '' ? name : `${place}/${name}`)),
  );
  const files = names
    .filter((name) => name !== 'operator.json' && isFolderFile(name))
    .map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))] as const);
  return { settings, files: Object.fromEntries(files) };
}

/** What a place in the folder holds; nothing if it is missing. */
function entriesIn(folder: string, place: string) {
  const path = join(folder, place);
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
}

const foldersIn = (folder: string, place: string) =>
  entriesIn(folder, place)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${place}/${name}`);

/**
 * Writes an operator folder. Files that were part of the folder before and no longer are, are removed; files that the studio
 * does not know stay.
 */
export function writeFolder(folder: string, draft: BrandDraft, before?: BrandDraft): void {
  for (const name of Object.keys(before?.files ?? {})) {
    if (!Object.hasOwn(draft.files, name)) rmSync(join(folder, name), { force: true });
  }
  const write = (name: string, content: Uint8Array | string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const [name, bytes] of Object.entries(draft.files)) {
    if (before?.files[name] !== bytes) write(name, bytes);
  }
  write('operator.json', settingsText(draft.settings));
}
