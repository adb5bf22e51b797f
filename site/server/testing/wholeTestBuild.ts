import { join } from 'node:path';
import { siteFolder } from '../adapters/siteFolder.ts';
import { precompress } from '../build/precompress.ts';
import { staticPages } from '../documents/staticPages.ts';
import { testOperator, writeBrand } from '../testOperator.ts';
import { writeFiles, writeTestBuild } from './writeTestBuild.ts';

/** Writes a build with its pages, as `npm run build` does. */
export async function writeWholeTestBuild(dist: string): Promise<void> {
  const site = join(dist, 'site');
  const operator = testOperator();
  await writeTestBuild(site);
  await writeBrand(join(site, 'operator'), operator);
  const pages = staticPages(await siteFolder(site)(), operator);
  await writeFiles(site, Object.fromEntries(pages.map(({ file, text }) => [file, text])));
  await precompress(site);
}
