import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Brand,
  type BrandFolder,
  type BrandFolderOptions,
  brandFolder,
} from './brandFolder.ts';

/** Which brand a request gets. */
export interface Brands {
  /**
   * @param host value of the `Host` header
   * @returns undefined for a host that no operator has named
   */
  forHost(host: string | undefined): Promise<Brand | undefined>;
}

/**
 * One operator for every host name.
 *
 * @throws Error with the problem when the folder cannot be served now
 */
export async function oneBrand(folder: string, options: BrandFolderOptions): Promise<Brands> {
  const only = await opened(folder, options);
  return { forHost: () => only.current() };
}

/**
 * Operators by host name, each in a folder of its own. A folder that is added, changed or taken away counts from then on.
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
  const folders = new Map<string, BrandFolder>();
  let told = '';

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

  function byHost(brands: Map<string, Brand>): Map<string, Brand> {
    const hosts = new Map<string, { name: string; brand: Brand }>();
    const twice: string[] = [];
    for (const name of [...brands.keys()].sort()) {
      const brand = brands.get(name) as Brand;
      for (const host of brand.operator.hostNames) {
        const first = hosts.get(host);
        if (first) twice.push(`${host} (${first.name}, ${name})`);
        else hosts.set(host, { name, brand });
      }
    }
    const problem = twice.join(', ');
    if (problem && problem !== told)
      options.onProblem(
        `"hostNames": two operators have the same, and the first is shown: ${problem}`,
      );
    told = problem;
    return new Map([...hosts].map(([host, { brand }]) => [host, brand]));
  }

  const first = await list();
  if (first.size === 0) throw new Error(`${parent} holds no operator folder that can be served.`);
  if (fallback !== null && !first.has(fallback)) {
    throw new Error(`${join(parent, fallback)} is to be the default and cannot be served.`);
  }
  return {
    async forHost(host) {
      const brands = await list();
      return byHost(brands).get(hostName(host)) ?? brands.get(fallback ?? '');
    },
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

/** `Lotus.Example.:443` → `lotus.example`. */
function hostName(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
