/** The address of a search, without language. */
export function searchPath(term: string): string {
  return `/search/${encodeURIComponent(term)}`;
}
