import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { memoryFiles } from '../files/memoryFiles.ts';
import { type Brand, type OperatorJsonCheck, readBrand } from './brand.ts';

/** How a folder is read. */
export interface BrandFolderOptions {
  check: OperatorJsonCheck;
  /** Told once for each state of the folder that cannot be served. */
  onProblem: (sentence: string) => void;
  /** How long an answer counts before the folder is looked at again, in milliseconds. @default 500 */
  recheckMs?: number;
}

/** A folder that may change at any time. */
export interface BrandFolder {
  /** The newest state without a fault; undefined while there has been none. */
  current(): Promise<Brand | undefined>;
}

/** Watches one built operator folder, by looking at it when it is asked for. */
export function brandFolder(folder: string, options: BrandFolderOptions): BrandFolder {
  const { check, onProblem, recheckMs = 500 } = options;
  let brand: Brand | undefined;
  let seen: string | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;

  async function look() {
    let version = 'unreadable';
    try {
      const files = await filesIn(folder);
      version = files.version;
      if (version === seen) return;
      const contents = await readAll(folder, files.names);
      // Somebody is still writing: the state after that is the one to check.
      if ((await filesIn(folder)).version !== version) return;
      brand = await readBrand(memoryFiles(contents), check);
      seen = version;
    } catch (error) {
      const kept = brand ? '\nThe last good state stays in use.' : '';
      if (version !== seen) onProblem(`${folder}: ${sentenceOf(error)}${kept}`);
      seen = version;
    }
  }

  return {
    async current() {
      if (performance.now() - lookedAt >= recheckMs) {
        looking ??= look().finally(() => {
          looking = undefined;
          lookedAt = performance.now();
        });
        await looking;
      }
      return brand;
    },
  };
}

/** Only what lies in the folder itself, so that no name can lead anywhere else. */
async function filesIn(folder: string): Promise<{ names: string[]; version: string }> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const states = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size, ino } = await stat(join(folder, name));
      return `${name} ${mtimeMs} ${size} ${ino}`;
    }),
  );
  return { names, version: states.join('\n') };
}

async function readAll(
  folder: string,
  names: string[],
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name, new Uint8Array(await readFile(join(folder, name)))] as const,
      ),
    ),
  );
}

function sentenceOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'there is no such folder, or a file of it went.' : message;
}
