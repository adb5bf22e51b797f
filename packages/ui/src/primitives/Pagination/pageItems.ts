/** A page number, from 1, or a gap. */
export type PageItem = number | 'gap-before' | 'gap-after';

/** Items of the row: first, gap, three around the page, gap, last. */
const PLACES = 7;

/**
 * The page numbers of a row. It always has the maximum number of items, so that "next" stays under the finger for repeated
 * presses: `1 2 3 4 5 … 12`, `1 … 5 6 7 … 12`.
 *
 * @param page the current page, from 1
 * @param count number of pages
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
