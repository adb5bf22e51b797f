import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Operator } from '@brand/operator';
import { buildOperator } from '@brand/operator/build';
import { siteFolder } from '../adapters/siteFolder.ts';
import { readAddedMessages } from '../brands/addedMessages.ts';
import { type Brand, readBrand } from '../brands/brand.ts';
import { folderFiles } from '../files/folderFiles.ts';
import { NO_CATALOGUE } from '../seo/catalogue.ts';
import { searchEngineFile } from '../seo/searchEngineFiles.ts';
import type { BuiltSite } from './builtSite.ts';
import { staticPages } from '../documents/staticPages.ts';
import { NO_SNAPSHOT, readSnapshot } from './readSnapshot.ts';
import { bundleServer, bundleWorker } from './bundle.ts';
import { keepAssets } from './keepAssets.ts';
import { precompress } from './precompress.ts';

/** The output of Vite. */
const BUILT = join(import.meta.dirname, '../../dist');

export interface Assembly {
  /** Folder of an operator as it is written. */
  readonly operator: string;
  /** Replaced as a whole when everything is in place. */
  readonly out: string;
  /** Builds whose assets stay available, this one included. */
  readonly keep: number;
  /** Where source maps are put, in a folder for each build. Without it they are dropped. */
  readonly maps?: string;
  /** Whether the pages contain public content of the API. @default false */
  readonly snapshot?: boolean;
  /** Another address of the API for the snapshot. @default that of the operator */
  readonly api?: string | undefined;
}

/** Makes a folder with `server.mjs`, `worker.mjs` and the files of the site. */
export async function assembleBuild({
  operator,
  out,
  keep,
  maps,
  snapshot = false,
  api,
}: Assembly) {
  const folder = resolve(out);
  const next = `${folder}.next`;
  const site = join(next, 'site');
  await rm(next, { recursive: true, force: true });
  await cp(BUILT, site, { recursive: true, filter: (path) => !/\.stamp$|\.map$/.test(path) });
  const { brand } = await buildOperator({ folder: operator, out: join(site, 'operator') });
  const built = await siteFolder(site)();
  const settings = await readFile(join(site, 'operator/operator.json'), 'utf8');
  const operatorFile = async (name: string) => readFile(join(site, 'operator', name), 'utf8');
  const checked = await readAddedMessages(JSON.parse(settings) as Operator, async (name) =>
    readFile(join(site, 'operator', name)),
  );
  const content = snapshot
    ? await readSnapshot(built, { operator: checked, api, operatorFile })
    : NO_SNAPSHOT;
  const pages = staticPages(built, checked, content);
  for (const { file, text } of pages) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), text);
  }
  await writeSearchEngineFiles(
    site,
    built,
    await readBrand(await folderFiles(join(site, 'operator')), () => checked),
  );
  await precompress(site);
  const builds = await keepAssets({ id: built.id, previous: folder, next, keep });
  await bundleServer(join(next, 'server.mjs'));
  await bundleWorker(site, join(next, 'worker.mjs'));
  await moveMaps(next, maps === undefined ? null : join(resolve(maps), built.id));
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
  const { missing } = content;
  return {
    id: built.id,
    brand: brand.name,
    languages: checked.languages.length,
    pages: pages.length,
    builds,
    missing,
  };
}

/** For hosts of files: without games and promotions, which only a server asks the API for. */
async function writeSearchEngineFiles(site: string, built: BuiltSite, brand: Brand): Promise<void> {
  for (const name of ['robots.txt', 'sitemap.xml', 'favicon.ico']) {
    const file = await searchEngineFile(`/${name}`, built, brand, NO_CATALOGUE);
    if (file) await writeFile(join(site, name), file.bytes);
  }
}

/** Source maps are for the team: the server must not deliver them. */
async function moveMaps(next: string, maps: string | null): Promise<void> {
  for (const name of ['server.mjs.map', 'worker.mjs.map']) {
    if (maps === null) {
      await rm(join(next, name));
      continue;
    }
    await mkdir(maps, { recursive: true });
    await rename(join(next, name), join(maps, name));
  }
  if (maps !== null) {
    await cp(join(BUILT, '../maps'), maps, { recursive: true }).catch(() => undefined);
  }
}
