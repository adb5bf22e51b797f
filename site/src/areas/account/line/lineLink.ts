import { parseUrl } from '@brand/domain';

/** Where LINE itself asks whether the person allows it. */
const LINE_ITSELF = 'https://access.line.me';

/**
 * Whether the browser may go where the LINE host says: to that host itself or to LINE, and over http only on a page that is
 * local itself. Anything else would be a page that plays LINE.
 */
export function leadsToLine(link: string, lineHost: string, isLocal: boolean): boolean {
  const url = parseUrl(link);
  const host = parseUrl(lineHost);
  if (!url || !host || url.username || url.password) return false;
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return false;
  return url.origin === LINE_ITSELF || url.origin === host.origin;
}
