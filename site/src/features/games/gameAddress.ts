/**
 * True for an address that a game may be opened at: on the operator's games host, and never our own origin, where a
 * frame could reach into the page.
 */
export function isGameAddress(
  address: string,
  gamesHost: string,
  ownOrigin = location.origin,
): boolean {
  const url = parse(address);
  const host = parse(gamesHost);
  if (!url || !host) return false;
  return url.origin === host.origin && url.origin !== ownOrigin && url.username === '';
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
