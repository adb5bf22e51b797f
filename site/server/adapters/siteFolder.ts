import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuiltSite, readBuiltSite } from '../build/builtSite.ts';
import { HIDDEN_FILES } from '../build/hiddenFiles.ts';
import { folderFiles } from '../files/folderFiles.ts';
import type { ServerEntry } from '../siteCode.ts';

/** How often the folder is looked at, in milliseconds. */
const RECHECK_MS = 500;

/**
 * Reads a build from its folder, and reads it again when there is another.
 *
 * @param folder of the built site
 * @returns gives the newest build; its promise rejects while there is none
 */
export function siteFolder(folder: string, recheckMs = RECHECK_MS): () => Promise<BuiltSite> {
  const root = resolve(folder);
  let lookedAt = -Infinity;
  let loaded: { readonly version: number; readonly site: Promise<BuiltSite> } | undefined;
  let newest: Promise<BuiltSite> | undefined;

  async function look(): Promise<BuiltSite> {
    // The last file that a build writes.
    const { mtimeMs } = await stat(join(root, HIDDEN_FILES.serverEntry));
    if (loaded?.version !== mtimeMs) {
      loaded = { version: mtimeMs, site: readFolder(root, mtimeMs) };
    }
    return loaded.site;
  }

  return async () => {
    if (!newest || performance.now() - lookedAt >= recheckMs) {
      lookedAt = performance.now();
      newest = look().catch((error: unknown) => {
        // What could not be read now may be there at the next request.
        loaded = undefined;
        newest = undefined;
        throw error;
      });
    }
    return newest;
  };
}

async function readFolder(root: string, version: number): Promise<BuiltSite> {
  const code = `${pathToFileURL(join(root, HIDDEN_FILES.serverEntry)).href}?${version}`;
  const [files, serverEntry] = await Promise.all([
    folderFiles(root),
    import(code) as Promise<typeof ServerEntry>,
  ]);
  return readBuiltSite(files, serverEntry);
}
