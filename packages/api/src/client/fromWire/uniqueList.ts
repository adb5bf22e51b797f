import * as v from 'valibot';
import { type ReadList, listOf } from './list.ts';

/**
 * A list of things with an id each, of which the first of every id stands: what comes under a name that is taken is left
 * out and counted, since nobody could tell which of the two was chosen.
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
