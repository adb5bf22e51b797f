import { parseUrl } from '@brand/domain';

/** Host of LINE's own consent page. */
const LINE_ITSELF = 'https://access.line.me';

/**
 * Whether the browser may follow the link of the LINE host: to that host itself or to LINE, and over http only from a
 * local page. Any other target could be a phishing page.
 */
export function leadsToLine(link: string, lineHost: string, isLocal: boolean): boolean {
  const url = parseUrl(link);
  const host = parseUrl(lineHost);
  if (!url || !host || url.username || url.password) return false;
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return false;
  return url.origin === LINE_ITSELF || url.origin === host.origin;
}
