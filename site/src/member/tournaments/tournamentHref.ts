/**
 * Address of one tournament, in the page of its list, so that Back closes it. @param pathname of the list, without
 * language
 */
export function tournamentPath(pathname: string, id: string): string {
  return `${pathname}?id=${encodeURIComponent(id)}`;
}
