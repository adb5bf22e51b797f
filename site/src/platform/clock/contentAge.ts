/** Content that a build has read is shown for a day. */
const LONGEST_MS = 86_400_000;

/**
 * Whether the content of a document is too old to be shown.
 *
 * @param dataset of the root element; `contentAt` is the time of the oldest answer, in ms since 1970. A document without it
 * is rendered when it is requested
 */
export function isOldContent({ contentAt }: DOMStringMap): boolean {
  return contentAt !== undefined && Math.abs(Date.now() - Number(contentAt)) > LONGEST_MS;
}
