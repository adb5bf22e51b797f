/**
 * The path to go to after login, from `/login?url=`. Only a path of this site is taken; anything else (another origin,
 * `//host`, `javascript:`, a backslash, control characters, or an encoded form of these) gives null and home is used.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2000) return null;
  let seen = value;
  // Encoded tricks are looked at as deep as a browser or router could ever decode them.
  for (let depth = 0; depth < 3; depth += 1) {
    if (!isOwnPath(seen)) return null;
    const decoded = decode(seen);
    if (decoded === null) return null;
    if (decoded === seen) break;
    seen = decoded;
  }
  return isOwnPath(seen) ? value : null;
}

function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path) || path.includes('\\')) return false;
  for (const character of path) {
    const code = character.charCodeAt(0);
    if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return false;
  }
  const url = parse(path);
  return url !== null && url.origin === ORIGIN && !url.pathname.startsWith('//');
}

const ORIGIN = 'https://site.invalid';

function parse(path: string): URL | null {
  try {
    return new URL(path, ORIGIN);
  } catch {
    return null;
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
