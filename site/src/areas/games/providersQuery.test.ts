import { createMemberApi } from '@brand/api';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { cardMarks } from './cardMarks.ts';
import { providersOf } from './providersOf.ts';
import { providersOptions } from './providersQuery.ts';

afterEach(() => {
  cardMarks.setClosed([]);
  vi.unstubAllGlobals();
});

it('lists a provider of several types once, open while one type is, and closes the cards of the other types', async () => {
  const category = (category: string, type: string, launching: boolean) => ({
    _id: `${category}_${type}`,
    category,
    type,
    nameEn: category,
    launching,
  });
  const result = [
    category('a', 'slot', false),
    category('b', 'slot', true),
    category('a', 'fishing', true),
    category('b', 'casino', false),
    category('c', 'slot', false),
    category('c', 'casino', false),
  ];
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, result }));
  const session = { read: () => null, write: () => undefined };
  const api = createMemberApi({
    baseUrl: 'https://api.example',
    session,
    onServerDate: () => undefined,
  });
  const categories = await new QueryClient().fetchQuery(providersOptions(api));
  cardMarks.setClosed(categories);
  const makers = providersOf(categories);
  expect(makers.map(({ id, enabled }) => [id, enabled])).toEqual([
    ['a_fishing', true],
    ['b_slot', true],
    ['c_slot', false],
  ]);
  const isClosed = (id: string, type: 'slot' | 'fishing') =>
    cardMarks.isClosed({ type, provider: { id, name: id, image: null } });
  expect([isClosed('a', 'slot'), isClosed('a', 'fishing'), isClosed('b', 'slot')]).toEqual([
    true,
    false,
    false,
  ]);
});
