import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  MEMBER_PLACEHOLDER,
  type PublicQuery,
  ownKey,
  publicKey,
  publicList,
  publicQuery,
  readInRounds,
} from './publicQueries.ts';

const query = (name: string): PublicQuery => ({ queryKey: [name], read: async () => name });

describe('readInRounds', () => {
  it('reads what follows from the answers of the round before, each query once', async () => {
    const known = new Set<unknown>();
    const read: string[] = [];
    await readInRounds(
      () => [query('providers'), ...(known.has('providers') ? [query('games')] : [])],
      async ({ queryKey: [name] }) => {
        read.push(String(name));
        known.add(name);
      },
    );
    expect(read).toEqual(['providers', 'games']);
  });

  it('ends when queries go on for ever', async () => {
    let count = 0;
    const all = await readInRounds(
      () => [query(`q${(count += 1)}`)],
      async () => undefined,
    );
    expect(all).toHaveLength(3);
  });
});

it('reads through a query client, a list with its first page', async () => {
  const queries = new QueryClient();
  const one = publicQuery({ queryKey: ['one'], queryFn: () => 1 });
  const list = publicList({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => [pageParam],
    initialPageParam: 0,
  });
  expect(await one.read(queries)).toBe(1);
  expect(await list.read(queries)).toEqual({ pages: [[0]], pageParams: [0] });
});

it('stores the answer for visitors and members under one key', () => {
  const member = ['games', { hot: true }, MEMBER_PLACEHOLDER];
  expect(publicKey(member)).toBe(publicKey(['games', { hot: true }, null]));
  expect(ownKey(member, 'm1')).toEqual(['games', { hot: true }, 'm1']);
});
