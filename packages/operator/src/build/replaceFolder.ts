import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files of a flat folder by name. */
export type FolderFiles = Record<string, string | Uint8Array>;

/** Whether a folder may be replaced: it is empty, missing, or a built folder. */
export function mayReplace(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const names = readdirSync(folder);
  if (names.length === 0) return true;
  try {
    const { built } = JSON.parse(readFileSync(join(folder, 'operator.json'), 'utf8')) as {
      built?: unknown;
    };
    return built !== undefined;
  } catch {
    return false;
  }
}

/** Writes a folder next to its target and renames it, so that a partial folder is never read. */
export function replaceFolder(folder: string, files: FolderFiles): void {
  mkdirSync(dirname(folder), { recursive: true });
  const beside = (word: string) =>
    join(dirname(folder), `.${basename(folder)}.${word}-${process.pid}`);
  const [next, last] = [beside('next'), beside('last')];
  for (const leftover of [next, last]) rmSync(leftover, { recursive: true, force: true });
  mkdirSync(next);
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(next, name), content);
    if (existsSync(folder)) renameSync(folder, last);
    renameSync(next, folder);
  } finally {
    for (const leftover of [next, last]) rmSync(leftover, { recursive: true, force: true });
  }
}
