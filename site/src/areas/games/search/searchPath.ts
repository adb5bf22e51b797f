/** The address of a search, without its language. */
export function searchPath(term: string): string {
  return `/search/${encodeURIComponent(term)}`;
}
