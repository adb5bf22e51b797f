/** Random choices that are the same for the same seed. */
export interface Chance {
  pick<Value>(values: readonly Value[]): Value;
}

/** Mulberry32: short, and good enough to choose from lists. */
export function seeded(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { pick: (values) => values[Math.floor(next() * values.length)]! };
}
