import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileStore } from './fileStore.ts';

/**
 * The regular files that are in a folder now. Its names are listed once: a request for any other name costs no look at the
 * disk, and no link leads out of the folder.
 *
 * @param folder absolute path
 */
export async function folderFiles(folder: string): Promise<FileStore> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
  return {
    async read(name) {
      if (!names.has(name)) return undefined;
      // A file that was removed since then is missing, as one that was never there.
      return readFile(join(folder, name)).then(bytesOf, () => undefined);
    },
  };
}

/** A plain view of its bytes; small buffers share the memory of others. */
function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
