import { parseUrl } from '../text/parseUrl.ts';

/**
 * The path to open after login, from `/login?url=`. Only a path of this site is accepted. Anything else (another
 * origin, `//host`, `javascript:`, a backslash, control characters, or an encoded form of these) returns null, and home
 * is used.
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
  // A legitimate address is never encoded this often.
  return null;
}

const LONGEST = 2000;
/** Deeper than any browser, router or proxy decodes. */
const DEEPEST = 6;
const ORIGIN = 'https://site.invalid';
/** Control characters, and characters that change the text direction or break the line. */
const INVISIBLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/u;

function isOwnPath(path: string): boolean {
  // A full-width slash becomes `/` for software that normalises look-alike characters.
  return [path, path.normalize('NFKC')].every((form) => {
    if (!form.startsWith('/') || form.includes('\\') || INVISIBLE.test(form)) return false;
    // Also rejects `//` inside the path: removing a prefix such as the language must not leave `//` at the start.
    if (/^[^?#]*\/\//.test(form)) return false;
    return parseUrl(form, ORIGIN)?.origin === ORIGIN;
  });
}

function isWellEncoded(text: string): boolean {
  try {
    // A lone surrogate cannot be encoded.
    encodeURIComponent(decodeURIComponent(text));
    return true;
  } catch {
    return false;
  }
}

/** Decodes one layer of percent encoding. If it is malformed, decodes the valid parts, as a lenient parser would. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}
