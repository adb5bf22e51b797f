import * as v from 'valibot';
import { type ReadList, listOf } from './list.ts';

/**
 * A list of entries with unique ids. The first entry of an id is kept. Later ones are excluded and counted, because a
 * selection by id would be ambiguous.
 */
export function uniqueListOf<Item extends { readonly id: string }>(
  item: v.GenericSchema<unknown, Item>,
) {
  return v.pipe(
    listOf(item),
    v.transform(({ items, dropped }): ReadList<Item> => {
      const first = new Map<string, Item>();
      for (const one of items) if (!first.has(one.id)) first.set(one.id, one);
      const unique = [...first.values()];
      return { items: unique, dropped: dropped + items.length - unique.length };
    }),
  );
}
