import * as v from 'valibot';

/** What could be read of a list, and how many entries could not. */
export interface ReadList<Item> {
  readonly items: readonly Item[];
  readonly dropped: number;
}

/** A list that one bad entry does not spoil: it is left out and counted. */
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
