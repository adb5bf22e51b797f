import * as v from 'valibot';

/** The valid entries of a list, and the number of malformed ones. */
export interface ReadList<Item> {
  readonly items: readonly Item[];
  readonly dropped: number;
}

/** A list in which malformed entries are excluded and counted. */
export function listOf<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries): ReadList<Item> => {
      const items: Item[] = [];
      for (const entry of entries) {
        const parsed = v.safeParse(item, entry);
        if (parsed.success) items.push(parsed.output);
      }
      return { items, dropped: entries.length - items.length };
    }),
  );
}

/**
 * The list as the answer to a question: if none of its entries can be read, it is a malformed reply and not an empty one.
 * "No promotions at the moment" would be false.
 */
export function readable<Item>(list: v.GenericSchema<unknown, ReadList<Item>>) {
  return v.pipe(
    list,
    v.check(({ items, dropped }) => items.length > 0 || dropped === 0, 'no entry can be read'),
  );
}
