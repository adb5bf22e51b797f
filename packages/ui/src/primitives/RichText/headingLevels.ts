/**
 * Gives the headings of a text levels that continue the outline of the page: the first begins at `base`, and none is more than
 * one below the one before it, whatever the text called them.
 *
 * @returns a reader of the level of each next heading, by the level that the text gave it (1 to 6)
 */
export function headingLevels(base: number): (written: number) => number {
  const open: number[] = [];
  return (written) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= written) open.pop();
    open.push(written);
    return Math.min(6, base + open.length - 1);
  };
}
