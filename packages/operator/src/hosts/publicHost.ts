// Small and without dependencies, so that a page can use it.

// Loopback, private, link-local, shared, test and multicast ranges, as the URL parser writes them.
const IPV4 =
  /^(?:0|10|127|22[4-9]|2[3-5]\d|169\.254|192\.168|192\.0\.[02]|198\.(?:1[89]|51\.100)|203\.0\.113|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const NAME =
  /^[^.]+$|\.(?:local|localhost|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)$/;

/**
 * Why a production site must not connect to this address; null if it may.
 *
 * @param address an absolute address, in any form that browsers accept
 */
export function hostProblem(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return 'is not an address';
  }
  if (url.protocol !== 'https:') return 'must begin with https://';
  const name = url.hostname.replace(/\.+$/, '');
  // In IPv6 only global unicast (2000::/3) is public, except ranges that contain an IPv4 address.
  const inside = name.startsWith('[')
    ? !/^\[[23][\da-f]{3}:/.test(name) || /^\[200(?:1:(?:0?:|db8:)|2:)/.test(name)
    : (/^[\d.]+$/.test(name) ? IPV4 : NAME).test(name);
  return inside ? 'is not on the public internet' : null;
}
