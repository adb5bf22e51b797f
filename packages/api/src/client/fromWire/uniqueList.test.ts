import * as v from 'valibot';
import { expect, it } from 'vitest';
import { uniqueListOf } from './uniqueList.ts';

it('keeps the first of an id, and counts the others and what cannot be read as left out', () => {
  const list = uniqueListOf(v.object({ id: v.string(), name: v.string() }));
  const row = (id: unknown, name: string) => ({ id, name });
  expect(v.parse(list, [row('a', '1'), row('b', '2'), row('a', '3'), row(4, '4')])).toEqual({
    items: [row('a', '1'), row('b', '2')],
    dropped: 2,
  });
});
