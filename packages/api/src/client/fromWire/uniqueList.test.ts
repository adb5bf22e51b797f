import * as v from 'valibot';
import { expect, it } from 'vitest';
import { uniqueListOf } from './uniqueList.ts';

it('uniqueList keeps the first entry of an id, and counts duplicates and malformed entries as excluded', () => {
  const list = uniqueListOf(v.object({ id: v.string(), name: v.string() }));
  const row = (id: unknown, name: string) => ({ id, name });
  expect(v.parse(list, [row('a', '1'), row('b', '2'), row('a', '3'), row(4, '4')])).toEqual({
    items: [row('a', '1'), row('b', '2')],
    dropped: 2,
  });
});
