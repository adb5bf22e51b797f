import type { PageName } from '../routing/routes.ts';

/** Pages that show one item where the query has its id, and the list of all otherwise. */
const WITH_ITEMS: ReadonlySet<PageName> = new Set(['promotion', 'tournament']);

/**
 * The part of the query that names the subject of a page, with its `?`. Search engines list one promotion or tournament under its own
 * address. Empty for other pages, where parameters do not identify a page.
 */
export function subjectQuery(page: PageName | undefined, search: string): string {
  const id = page && WITH_ITEMS.has(page) ? new URLSearchParams(search).get('id') : null;
  return id ? `?id=${encodeURIComponent(id)}` : '';
}
