import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';
import type { Encoding } from './compression.ts';
import { type WorkshopSources, securityHeaders } from './securityHeaders.ts';
import { type Representation, represent } from './siteFiles.ts';

/** One operator's built folder, whole and checked, as it is served until a newer one is whole and checked too. */
export interface Brand {
  operator: Operator;
  /** Security headers of every reply, made from the operator's hosts. */
  headers: Record<string, string>;
  /** The same with what a workshop adds. */
  headersFor(workshop: WorkshopSources): Record<string, string>;
  /** A file of the folder by its bare name; undefined when there is none. */
  file(name: string, encoding: Encoding): Promise<Representation | undefined>;
}

/** How a folder is read. */
export interface BrandFolderOptions {
  /** Checks the content of `operator.json`. Throws an Error that says what is wrong, by key. */
  check: (json: unknown) => Operator;
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
      brand = brandOf(contents, check);
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

async function readAll(folder: string, names: string[]): Promise<Map<string, Buffer>> {
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  );
}

const NEEDED = ['operator.json', 'theme.css', 'manifest.webmanifest'];

function brandOf(files: Map<string, Buffer>, check: BrandFolderOptions['check']): Brand {
  const missing = NEEDED.find((name) => !files.has(name));
  if (missing && missing !== NEEDED[0]) check(parse(files.get('operator.json')));
  if (missing) throw new Error(`"${missing}" is missing. Build the folder with: brand-theme build`);
  const operator = check(parse(files.get('operator.json')));
  // As checked: hosts from outside may have taken the place of those in the file.
  files.set('operator.json', Buffer.from(JSON.stringify(operator)));
  const kept = new Map<string, Promise<Representation>>();
  return {
    operator,
    headers: securityHeaders(operator),
    headersFor: (workshop) => securityHeaders(operator, workshop),
    async file(name, encoding) {
      const bytes = files.get(name);
      if (!bytes) return undefined;
      const key = `${encoding} ${name}`;
      const representation = kept.get(key) ?? represent(name, bytes, encoding);
      kept.set(key, representation);
      return representation;
    },
  };
}

function parse(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch (error) {
    throw new Error(`"operator.json" is not valid JSON: ${sentenceOf(error)}`);
  }
}

function sentenceOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'there is no such folder, or a file of it went.' : message;
}
