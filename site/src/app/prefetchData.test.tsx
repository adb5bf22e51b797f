import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { PublicQueries } from '../member/publicQueries.ts';
import type { Services } from '../member/services.ts';
import { PAGE_QUERIES } from './pageQueries.ts';
import { prefetchData } from './prefetchData.ts';

afterEach(() => vi.restoreAllMocks());

function open(queriesOf: PublicQueries, userId: string | null = null) {
  const queries = new QueryClient();
  vi.spyOn(PAGE_QUERIES.gameDetail!, 'load').mockResolvedValue(queriesOf);
  vi.spyOn(PAGE_QUERIES.gameDetail!, 'peek').mockReturnValue(queriesOf);
  const session = { read: () => userId && { userId } };
  return { queries, session } as unknown as Services;
}

const url = (path: string) => new URL(path, 'https://site.example');

it('reads the queries of the page with the parameters of its address', async () => {
  const services = open(({ params, locale, userId }) => [
    {
      queryKey: ['game', params['id'], locale, userId],
      read: async (queries) => queries.setQueryData(['game', params['id'], locale, userId], 'read'),
    },
  ]);
  await prefetchData(services, url('/en/game/g_1'));
  expect(services.queries.getQueryData(['game', 'g_1', 'en', null])).toBe('read');
});

it('follows queries that depend on others, and ignores what fails', async () => {
  const read = vi.fn<(name: string) => void>();
  const services = open(({ known }) => [
    {
      queryKey: ['first'],
      read: async (queries) => queries.setQueryData(['first'], 'there'),
    },
    {
      queryKey: ['broken'],
      read: async () => {
        throw new Error('down');
      },
    },
    ...(known({ queryKey: ['first'] })
      ? [{ queryKey: ['second'], read: async () => read('second') }]
      : []),
  ]);
  await expect(prefetchData(services, url('/game/g_1'))).resolves.toBeUndefined();
  expect(read).toHaveBeenCalledWith('second');
});

it('reads nothing for a page without public data, or if the code does not load', async () => {
  const services = open(() => []);
  await expect(prefetchData(services, url('/deposit'))).resolves.toBeUndefined();
  vi.mocked(PAGE_QUERIES.gameDetail!.load).mockRejectedValue(new Error('offline'));
  vi.mocked(PAGE_QUERIES.gameDetail!.peek).mockReturnValue(null);
  await expect(prefetchData(services, url('/game/g_1'))).resolves.toBeUndefined();
});
