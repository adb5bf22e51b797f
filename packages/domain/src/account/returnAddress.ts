import { parseUrl } from '../text/parseUrl.ts';

/**
 * The path to go to after login, from `/login?url=`. Only a path of this site is taken; anything else (another origin,
 * `//host`, `javascript:`, a backslash, control characters, or an encoded form of these) gives null and home is used.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || value.length > LONGEST || !isWellEncoded(value)) return null;
  let seen = value;
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    if (!isOwnPath(seen)) return null;
    const inside = decoded(seen);
    if (inside === seen) return value;
    seen = inside;
  }
  // Nobody encodes an honest address this often.
  return null;
}

const LONGEST = 2000;
/** Deeper than a browser, router or proxy could ever decode. */
const DEEPEST = 6;
const ORIGIN = 'https://site.invalid';
/** Control characters, and those that turn the direction of text or break its line. */
const INVISIBLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/u;

function isOwnPath(path: string): boolean {
  // A full-width slash is one for whoever folds letters that look alike.
  return [path, path.normalize('NFKC')].every((form) => {
    if (!form.startsWith('/') || form.includes('\\') || INVISIBLE.test(form)) return false;
    // As it stands: a part that is cut off in front, such as the language, must not leave `//` behind.
    if (/^[^?#]*\/\//.test(form)) return false;
    const url = parseUrl(form, ORIGIN);
    return url !== null && url.origin === ORIGIN && !url.pathname.includes('//');
  });
}

function isWellEncoded(text: string): boolean {
  try {
    // Half a character cannot be encoded again.
    return encodeURIComponent(decodeURIComponent(text)) !== '';
  } catch {
    return false;
  }
}

/** One layer of percent signs less. Where they are broken, what can be decoded is: somebody lenient may read it so. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}
