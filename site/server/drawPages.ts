// Writes the pages of a built site as files, for a host that knows nothing but files:
// node --conditions=source site/server/drawPages.ts [--dist <folder>]
// The operator is the one in its folder operator/. The last line says how many there are.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { builtSite } from './builtSite.ts';
import { OFFLINE_PATHS, offlineDocument } from './offlineDocument.ts';
import { drawnPaths, pageDocument } from './pageDocuments.ts';

const { values } = parseArgs({ options: { dist: { type: 'string' } } });
const dist = values.dist ?? join(import.meta.dirname, '../dist');

/** Any other address: the page of an unknown one, which its script replaces where there is one after all. */
const OTHERS = '/404.html';

const site = await builtSite(dist)();
const operator = JSON.parse(
  await readFile(join(dist, 'operator/operator.json'), 'utf8'),
) as Operator;

const pages = drawnPaths(site, operator).map(({ path }) => path);
const files = new Map(pages.map((path) => [join(path, 'index.html'), drawn(path, false)]));
files.set(OTHERS, drawn(OTHERS, true));
for (const path of OFFLINE_PATHS) files.set(path, offlineDocument(path, operator, site));
for (const [name, text] of files) {
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
// An API that names its newest build to open pages (`updateData`) names this.
const build = /\/assets\/frame-([\w-]+)\.js/.exec(site.html)?.[1] ?? 'unknown';
console.log(`${files.size} pages in ${LOCALES.length} languages, build ${build}`);

/** For a visitor: a member's browser sees that it is not meant, and draws its own. */
function drawn(path: string, undrawn: boolean): string {
  return pageDocument(site, operator, { path, isMember: false, undrawn }).text;
}
