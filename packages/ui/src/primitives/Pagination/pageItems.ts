/** A page by its number, from 1, or the gap in place of those left out. */
export type PageItem = number | 'gap-before' | 'gap-after';

/** Places of the row: first, gap, three around the page, gap, last. */
const PLACES = 7;

/**
 * What a row of page numbers shows. Always as many places as there can be, so that a finger that presses "next" five times
 * finds it in the same place: `1 2 3 4 5 … 12`, `1 … 5 6 7 … 12`.
 *
 * @param page the current page, from 1
 * @param count of all pages
 */
export function pageItems(page: number, count: number): PageItem[] {
  const span = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (count <= PLACES) return span(1, count);
  const edge = PLACES - 2;
  if (page < edge) return [...span(1, edge), 'gap-after', count];
  if (page > count - edge + 1) return [1, 'gap-before', ...span(count - edge + 1, count)];
  return [1, 'gap-before', ...span(page - 1, page + 1), 'gap-after', count];
}
