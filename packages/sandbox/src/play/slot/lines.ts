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

/** Sum of the row changes of a line. */
function bends(path: Line): number {
  return path.slice(1).reduce((sum, row, at) => sum + Math.abs(row - (path[at] ?? row)), 0);
}

/** Number of reels on which two lines differ. */
function difference(one: Line, other: Line): number {
  return one.filter((row, reel) => row !== other[reel]).length;
}

/**
 * Straight lines first, then always the line that differs most from the previous ones, because similar lines win
 * together.
 */
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

/** Maximum number of lines of a machine with three rows. */
export const MOST_LINES = all.length;

/** The first `count` lines, the middle row first. */
export function linesOf(count: number): readonly Line[] {
  return all.slice(0, count);
}
