/**
 * True for an address that a game may be opened at: on one of the operator's games hosts, and never our own origin, where a
 * frame could reach into the page.
 */
export function isGameAddress(
  address: string,
  gamesHosts: readonly string[],
  ownOrigin = location.origin,
): boolean {
  const url = parse(address);
  if (!url) return false;
  const listed = gamesHosts.some((host) => parse(host)?.origin === url.origin);
  return listed && url.origin !== ownOrigin && url.username === '';
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
