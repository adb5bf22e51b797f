import { expect, it, vi } from 'vitest';
import type { Brand } from '../brands/brand.ts';
import type { BuiltSite } from '../build/builtSite.ts';
import type { PublicReader } from '../siteCode.ts';
import { publicContents } from './publicContents.ts';

/** A site whose pages have one answer each, and an API that can be down. */
function open() {
  const api = { isDown: false, calls: 0 };
  let now = 1_000_000;
  const readPublicData = vi.fn(
    async ({ path }: { path: string }, read: PublicReader) =>
      [
        await read(path, async () => {
          api.calls += 1;
          if (api.isDown) throw new Error('down');
          return { data: [path, api.calls], at: now };
        }),
      ].filter((answer) => answer !== null) as never,
  );
  const isMadeUp = ({ path }: { path: string }) => path.startsWith('/search/');
  const site = { serverEntry: { readPublicData, isMadeUp } } as unknown as BuiltSite;
  const brand = { operator: {} } as Brand;
  const contentOf = publicContents(() => now);
  return {
    api,
    readPublicData,
    wait: (ms: number) => (now += ms),
    read: async (path = '/', isMember = false) => contentOf(site, brand, { path, isMember }),
    otherBuild: async () => contentOf({ ...site }, brand, { path: '/', isMember: false }),
  };
}

it('reuses the content of a page for a second', async () => {
  const { read, readPublicData, wait } = open();
  const first = await read();
  wait(999);
  expect(await read()).toBe(first);
  expect(readPublicData).toHaveBeenCalledTimes(1);
  wait(1);
  expect(await read()).toEqual(first);
  expect(readPublicData).toHaveBeenCalledTimes(2);
});

it('does not share it between pages, members and visitors, or builds', async () => {
  const { read, readPublicData, otherBuild } = open();
  await read();
  await read('/vip');
  await read('/', true);
  await otherBuild();
  expect(readPublicData).toHaveBeenCalledTimes(4);
});

it('reuses a page without its answers for a tenth of that', async () => {
  const { api, read, readPublicData, wait } = open();
  api.isDown = true;
  expect((await read()).data).toEqual([]);
  expect(readPublicData).toHaveBeenCalledTimes(1);
  wait(99);
  await read();
  expect(readPublicData).toHaveBeenCalledTimes(1);
  wait(1);
  await read();
  expect(readPublicData).toHaveBeenCalledTimes(2);
  api.isDown = false;
  wait(5_000);
  expect((await read()).data).toHaveLength(1);
});

it('has the content of a limited number of new searches, and of every known page', async () => {
  const { read, readPublicData, wait } = open();
  const search = async (from: number, count: number) => {
    const all = Array.from({ length: count }, (_, at) => read(`/search/term ${from + at}`));
    return (await Promise.all(all)).filter(({ data }) => data.length > 0).length;
  };
  expect(await search(0, 1_000)).toBe(60);
  expect(readPublicData).toHaveBeenCalledTimes(60);
  // Those that are known stay, also when they are read again.
  wait(1_000);
  expect(await search(0, 60)).toBe(60);
  expect((await read('/vip')).data).toHaveLength(1);
  expect(await search(2_000, 100)).toBe(5);
});
