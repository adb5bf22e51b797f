// Writes the pages of a built site as files, for a host that knows nothing but files:
// node --conditions=source site/server/build/renderPages.ts [--dist <folder>]
// The operator is the one in its folder operator/. The last line says how many there are.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { siteFolder } from '../adapters/siteFolder.ts';
import { staticPages } from '../documents/staticPages.ts';

const { values } = parseArgs({ options: { dist: { type: 'string' } } });
const dist = values.dist ?? join(import.meta.dirname, '../../dist');

const site = await siteFolder(dist)();
const operator = JSON.parse(
  await readFile(join(dist, 'operator/operator.json'), 'utf8'),
) as Operator;

const pages = staticPages(site, operator);
for (const { file, text } of pages) {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), text);
}
// An API that names its newest build to open pages (`updateData`) names this.
console.log(`${pages.length} pages in ${LOCALES.length} languages, build ${site.id}`);
