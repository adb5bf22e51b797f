const ROWS = 3;
const REELS = 5;

/** A winning line: the row on each reel from left to right. */
export type Line = readonly number[];

function paths(length: number): number[][] {
  if (length === 1) return Array.from({ length: ROWS }, (_, row) => [row]);
  return paths(length - 1).flatMap((path) => {
    const last = path.at(-1) ?? 0;
    return [last, last - 1, last + 1]
      .filter((row) => row >= 0 && row < ROWS)
      .map((row) => [...path, row]);
  });
}

/** How much a line bends on its way. */
function bends(path: Line): number {
  return path.slice(1).reduce((sum, row, at) => sum + Math.abs(row - (path[at] ?? row)), 0);
}

/** On how many reels two lines stand on different rows. */
function difference(one: Line, other: Line): number {
  return one.filter((row, reel) => row !== other[reel]).length;
}

/** Straight lines first, then always the line that is most unlike those before it: wins on like lines come in heaps. */
function spread(): readonly Line[] {
  const left = paths(REELS).toSorted(
    (a, b) => bends(a) - bends(b) || Math.abs((a[0] ?? 0) - 1) - Math.abs((b[0] ?? 0) - 1),
  );
  const chosen: Line[] = left.splice(0, ROWS);
  while (left.length > 0) {
    const worth = left.map((line) => Math.min(...chosen.map((other) => difference(line, other))));
    chosen.push(...left.splice(worth.indexOf(Math.max(...worth)), 1));
  }
  return chosen;
}

const all = spread();

/** Most lines that a machine of three rows can have. */
export const MOST_LINES = all.length;

/** The first `count` lines, the middle row first. */
export function linesOf(count: number): readonly Line[] {
  return all.slice(0, count);
}
