import { join } from 'node:path';
import { HIDDEN_FILES } from '../build/hiddenFiles.ts';
import { keepAssets } from '../build/keepAssets.ts';
import { testOperator, writeBrand } from '../testOperator.ts';
import { TEST_BUILD } from './testBuild.ts';
import { writeFiles, writeTestBuild } from './writeTestBuild.ts';

/** Chunks of a test build; the last one is the same in every build. */
export const chunksOf = (id: string): readonly string[] => [
  `/assets/frame-${id}.js`,
  `/assets/page-${id}.js`,
  `/assets/late-${id}.js`,
  '/assets/shared.js',
];

/** What a chunk of a test build holds. */
export const chunkText = (path: string): string => `export const name = ${JSON.stringify(path)};`;

/**
 * Writes a build with chunks of its own, as `npm run build` does: with the assets of the builds before.
 *
 * @param previous folder of the build before; it may be missing
 */
export async function writeTestRelease(id: string, next: string, previous: string): Promise<void> {
  const site = join(next, 'site');
  const document = TEST_BUILD[HIDDEN_FILES.document] ?? '';
  await writeTestBuild(site);
  await writeFiles(site, {
    [HIDDEN_FILES.document]: document.replace('/assets/frame.js', `/assets/frame-${id}.js`),
    ...Object.fromEntries(chunksOf(id).map((path) => [path.slice(1), chunkText(path)])),
  });
  await writeBrand(join(site, 'operator'), testOperator());
  await keepAssets({ id, previous, next, keep: 3 });
}
