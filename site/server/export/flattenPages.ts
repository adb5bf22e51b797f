import { readdir, rename, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** `deposit/index.html` → `deposit.html`: served at `/deposit`, where a folder would be served at `/deposit/`. */
export async function flattenPages(site: string): Promise<void> {
  const entries = await readdir(site, { withFileTypes: true, recursive: true });
  const pages = entries.filter(
    ({ name, parentPath }) => /^index\.html(?:\.br|\.gz)?$/.test(name) && parentPath !== site,
  );
  for (const { name, parentPath } of pages) {
    const flat = join(dirname(parentPath), name.replace('index', basename(parentPath)));
    await rename(join(parentPath, name), flat);
  }
  const folders = new Set(pages.map(({ parentPath }) => parentPath));
  // The deepest first; one that still holds other pages stays.
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    await rmdir(folder).catch(() => undefined);
  }
}
