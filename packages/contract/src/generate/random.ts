/** Seeded random values: the same in every run. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  /** Integer from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** True with this probability, 0 to 1. */
  often(share: number): boolean;
  /** An item of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Random generator with a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    often: (share) => next() < share,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error('there is nothing to pick from');
      return items[between(0, items.length - 1)] as Item;
    },
  };
}
