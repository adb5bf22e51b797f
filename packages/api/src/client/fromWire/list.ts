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
