/** A list with one entry moved by one place; unchanged if there is no such place. */
export function moveEntry<Entry>(
  list: readonly Entry[],
  from: number,
  by: -1 | 1,
): readonly Entry[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return list;
  return list.map((entry, index) => {
    if (index === from) return list[to] as Entry;
    return index === to ? (list[from] as Entry) : entry;
  });
}
