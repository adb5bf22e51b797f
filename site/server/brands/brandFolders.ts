import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from './brand.ts';
import { type BrandFolder, type BrandFolderOptions, brandFolder } from './brandFolder.ts';
import { type Brands, type HostTable, hostName, hostTable } from './brands.ts';

/**
 * One operator for every host name.
 *
 * @throws Error with the problem when the folder cannot be served now
 */
export async function oneBrand(folder: string, options: BrandFolderOptions): Promise<Brands> {
  const only = await opened(folder, options);
  const current = async () => only.current();
  return {
    forHost: current,
    all: async () => [await current()].filter((brand) => brand !== undefined),
  };
}

/**
 * Operators by host name, each in a folder of its own. A folder that is added, changed or removed is noticed.
 *
 * @param parent holds the built folders
 * @param fallback name of the folder for host names that no operator has; null: they get none
 * @throws Error when not one folder can be served, or the fallback cannot
 */
export async function brandsByHost(
  parent: string,
  fallback: string | null,
  options: BrandFolderOptions,
): Promise<Brands> {
  const { recheckMs = 500, onProblem } = options;
  const folders = new Map<string, BrandFolder>();
  let reported = '';
  let lookedAt = -Infinity;
  let table:
    | Promise<HostTable & { all: readonly Brand[]; fallback: Brand | undefined }>
    | undefined;

  async function list(): Promise<Map<string, Brand>> {
    // While the folder around them is away, those that are known stay.
    const names = await folderNames(parent).catch(() => [...folders.keys()]);
    for (const name of folders.keys()) if (!names.includes(name)) folders.delete(name);
    for (const name of names) {
      if (!folders.has(name)) folders.set(name, brandFolder(join(parent, name), options));
    }
    const brands = new Map<string, Brand>();
    await Promise.all(
      names.map(async (name) => {
        const brand = await folders.get(name)?.current();
        if (brand) brands.set(name, brand);
      }),
    );
    return brands;
  }

  async function look() {
    const brands = await list();
    const found = hostTable(brands);
    const problem = found.doubles.join(', ');
    if (problem && problem !== reported)
      onProblem(`"hostNames": two operators have the same, and the first is shown: ${problem}`);
    reported = problem;
    return { ...found, all: [...brands.values()], fallback: brands.get(fallback ?? '') };
  }

  const first = await list();
  if (first.size === 0) throw new Error(`${parent} holds no operator folder that can be served.`);
  if (fallback !== null && !first.has(fallback)) {
    throw new Error(`${join(parent, fallback)} is to be the default and cannot be served.`);
  }
  const newest = async () => {
    if (!table || performance.now() - lookedAt >= recheckMs) {
      lookedAt = performance.now();
      table = look();
    }
    return table;
  };
  return {
    async forHost(host) {
      const found = await newest();
      return found.hosts.get(hostName(host)) ?? found.fallback;
    },
    all: async () => (await newest()).all,
  };
}

async function opened(folder: string, options: BrandFolderOptions): Promise<BrandFolder> {
  let problem = `${folder} is being written to. Try again.`;
  let ready = false;
  const onProblem = (sentence: string) => {
    if (ready) options.onProblem(sentence);
    else problem = sentence;
  };
  const only = brandFolder(folder, { ...options, onProblem });
  if (!(await only.current())) throw new Error(problem);
  ready = true;
  return only;
}

async function folderNames(parent: string): Promise<string[]> {
  const entries = await readdir(parent, { withFileTypes: true });
  return entries
    .filter((entry) => !entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}
