import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainGet } from '../testing/plainGet.ts';
import { type Copy, type RunningCopy, makeCopy } from '../testing/startCopy.ts';
import { chunkText, chunksOf, writeTestRelease } from '../testing/testRelease.ts';

const page = { accept: 'text/html', host: 'lotus.example' };
let copy: Copy;
let folder: string;

beforeAll(async () => {
  copy = await makeCopy();
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  await writeTestRelease('old', join(folder, 'old'), join(folder, 'none'));
  await writeTestRelease('new', join(folder, 'new'), join(folder, 'old'));
});

afterAll(async () => {
  await copy.remove();
  await rm(folder, { recursive: true });
});

/** Starts one server of a build, whichever folder it is in. */
const start = async (dist: string) => copy.start(['--dist', join(folder, dist)]);

/** Id of the build, as a load balancer reads it. */
async function buildOf({ port }: RunningCopy): Promise<unknown> {
  const { status, body } = await plainGet(port, '/readyz');
  expect(status).toBe(200);
  return (JSON.parse(body.toString()) as { build: unknown }).build;
}

/** Loads what a page that is open may still load. */
async function statusesOf({ port }: RunningCopy, chunks: readonly string[]) {
  return Promise.all(
    chunks.map(async (path) => {
      const { status, body } = await plainGet(port, path);
      if (status === 200) expect(body.toString()).toBe(chunkText(path));
      return status;
    }),
  );
}

const all = [200, 200, 200, 200];

it('an open page loads every chunk after a release and after its rollback', async () => {
  const first = await start('old');
  expect(await buildOf(first)).toBe('old');
  const open = await plainGet(first.port, '/', page);
  expect(open.body.toString()).toContain('src="/assets/frame-old.js"');
  expect(await statusesOf(first, chunksOf('old'))).toEqual(all);

  // As in docs/operations.md: the new server next to the old one, then the proxy switches, then the old one ends.
  const second = await start('new/site');
  expect(await buildOf(second)).toBe('new');
  expect(await first.stop()).toBe(0);
  expect(await statusesOf(second, chunksOf('old'))).toEqual(all);
  expect(await statusesOf(second, chunksOf('new'))).toEqual(all);
  const { body } = await plainGet(second.port, '/', page);
  expect(body.toString()).toContain('src="/assets/frame-new.js"');

  // Rollback to the untouched folder: pages of the old build have all they need. Those of the new one reload once.
  const third = await start('old');
  expect(await second.stop()).toBe(0);
  expect(await buildOf(third)).toBe('old');
  expect(await statusesOf(third, chunksOf('old'))).toEqual(all);
  expect(await statusesOf(third, chunksOf('new'))).toEqual([404, 404, 404, 200]);
  await third.stop();
});

it('a rollback with the assets of both builds serves the pages of both', async () => {
  const assets = (dist: string) => join(folder, dist, 'site/assets');
  await cp(assets('new'), assets('old'), { recursive: true, force: false });
  const site = await start('old');
  expect(await buildOf(site)).toBe('old');
  expect(await statusesOf(site, chunksOf('old'))).toEqual(all);
  expect(await statusesOf(site, chunksOf('new'))).toEqual(all);
  await site.stop();
});
