/**
 * Whether a client already has a representation, by its `If-None-Match`. `*` matches every representation. A weak tag
 * matches the strong one, because a cache in between may have weakened it.
 *
 * @param etag strong and without a comma, so that it cannot span two tags of a list
 */
export function isCached(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch !== null && (ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*');
}

/** Whether `If-Match` asks for another representation than this one. Here a weak tag matches nothing. */
export function isPreconditionFailed(ifMatch: string | null, etag: string): boolean {
  if (ifMatch === null || ifMatch.trim() === '*') return false;
  return !ifMatch.split(',').some((tag) => tag.trim() === etag);
}
