/** Addresses whose last part is a key or says who invited whom. */
const KEYED =
  /^((?:\/[a-z]{2,3}(?:-[a-z]{2,4})*)?\/(?:register|registerAff|aff|loginUrl|resetPassword)\/).+/i;
/** Longer than any id of a game, promotion or list; a token is. */
const LONG_PART = /[^/]{41,}/g;
/** A JSON Web Token, whatever its length. */
const TOKEN = /eyJ[\w-]{5,}[^/]*/g;

/** Too short for a token. */
const SHORT = 40;
/** One part, or none, besides a language: `/`, `/en/deposit`. A key is always behind the name of its page. */
const PLAIN = /^\/(?:[a-z]{2,3}(?:-[a-z]{2,4})*(?:\/|$))?(?!eyJ)[a-z]{0,20}$/i;

/**
 * An address for the log: without its query, which holds one-time keys and tokens, and without parts that could be one.
 *
 * @param address as it was sent
 */
export function pathWithoutSecrets(address: string): string {
  if (address.length <= SHORT && PLAIN.test(address)) return address;
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? '';
  return path
    .slice(0, 2048)
    .replace(KEYED, '$1:id')
    .replace(TOKEN, ':token')
    .replace(LONG_PART, ':long')
    .slice(0, 256);
}

/** A network instead of an address: 203.0.113.0 for IPv4, the first 48 bits of IPv6. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d+(?:\.\d+){3}$/.test(plain)) return plain.replace(/\d+$/, '0');
  if (!/^[\da-f:]+$/i.test(plain)) return '';
  const [start = ''] = plain.split('::', 1);
  return `${start.split(':').slice(0, 3).join(':')}::`;
}
