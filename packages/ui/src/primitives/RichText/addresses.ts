import { parseUrl, safeReturnPath } from '@brand/domain';

/** The target of a link: a path of this site, or an http(s) address without credentials; otherwise null. */
export function linkAddress(
  written: string | null,
  siteHref: (path: string) => string,
): string | null {
  const address = written?.trim() ?? '';
  const path = safeReturnPath(address);
  if (path !== null) return siteHref(path);
  return /^https?:\/\//i.test(address) ? (webAddress(address)?.href ?? null) : null;
}

/**
 * The address of a picture if it may be loaded: over https or the protocol of the page, from an allowed host. A host with a
 * path allows everything below it, a bare host its whole origin, as in a content policy.
 *
 * @param hosts http(s) addresses
 * @param pageProtocol of the page, such as `https:`
 */
export function imageAddress(
  written: string | null,
  hosts: readonly string[],
  pageProtocol: string,
): string | null {
  const address = written?.trim() ?? '';
  const url = /^https?:\/\//i.test(address) ? webAddress(address) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== pageProtocol)) return null;
  const isAllowed = hosts.some((host) => {
    const allowed = webAddress(host);
    if (allowed?.origin !== url.origin) return false;
    const folder = allowed.pathname.replace(/\/*$/, '/');
    // A server may decode a separator, and leave the folder.
    return folder === '/' || (url.pathname.startsWith(folder) && !ENCODED.test(url.pathname));
  });
  return isAllowed ? url.href : null;
}

/** An encoded slash, backslash, dot or percent sign. */
const ENCODED = /%(?:2f|5c|2e|25)/i;

/** Control characters, including those that change text direction. */
const INVISIBLE = /[\p{Cc}\s\u2028-\u202e\u2066-\u2069\ufeff]/u;

function webAddress(address: string): URL | null {
  const url = INVISIBLE.test(address) ? null : parseUrl(address);
  if (!url) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && !url.username && !url.password ? url : null;
}
