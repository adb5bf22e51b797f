// A stamp is a fingerprint of files: with an equal stamp an earlier result is still valid.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Fingerprint of the names and contents of files, independent of their dates.
 *
 * @param {string} root folder to which names are relative
 * @param {string[]} paths files and folders below it; a missing one counts as empty
 * @param {(path: string) => boolean} [takes] filters the files, by path relative to root
 */
export function stampOf(root, paths, takes = () => true) {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => filesIn(join(root, path)));
  for (const file of [...new Set(files)].sort()) {
    const name = relative(root, file).replaceAll('\\', '/');
    if (!takes(name)) continue;
    const content = readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether a stamp file contains this stamp. */
export function isCurrent(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Stores a stamp for the next run. */
export function storeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'))
    .flatMap(({ name }) => filesIn(join(path, name)));
}
