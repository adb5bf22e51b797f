/**
 * Assigns heading levels that continue the outline of the page. The first is `base`, and none is more than one level below
 * the previous one, for any levels in the text.
 *
 * @returns a function that maps the level of each next heading (1 to 6) to its level on the page
 */
export function headingLevels(base: number): (written: number) => number {
  const open: number[] = [];
  return (written) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= written) open.pop();
    open.push(written);
    return Math.min(6, base + open.length - 1);
  };
}
