import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from '../testing/writeTestBuild.ts';
import { keepAssets } from './keepAssets.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
});

afterEach(async () => rm(folder, { recursive: true }));

/** Makes a build with one chunk of its own, in place of the one before. */
async function release(id: string, keep: number): Promise<number> {
  const previous = join(folder, 'dist');
  const next = join(folder, 'next');
  await writeFiles(join(next, 'site/assets'), { [`page-${id}.js`]: id, 'shared.js': 'same' });
  const builds = await keepAssets({ id, previous, next, keep });
  await rm(previous, { recursive: true, force: true });
  await rename(next, previous);
  return builds;
}

const has = (id: string) => existsSync(join(folder, `dist/site/assets/page-${id}.js`));

it('keeps the chunks of the builds before, for pages that are open across a release', async () => {
  expect(await release('a', 3)).toBe(1);
  expect(await release('b', 3)).toBe(2);
  expect(['a', 'b'].map(has)).toEqual([true, true]);
});

it('drops the chunks of older builds', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await release(id, 3);
  expect(['a', 'b', 'c', 'd'].map(has)).toEqual([false, true, true, true]);
});

it('counts a build that is made twice once', async () => {
  await release('a', 3);
  expect(await release('a', 3)).toBe(1);
});
