/** A part of a text: from its first UTF-16 unit to the one after its last. */
export type TextRange = readonly [from: number, to: number];

/** In text order; overlapping or touching ranges are merged. */
export function joinedRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const all: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
