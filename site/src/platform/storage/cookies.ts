import { COOKIES, type Viewer } from './storageTable.ts';

/** `username` and `token` are in the table but never written: `auth` contains them. */
export type CookieName = Exclude<keyof typeof COOKIES, 'username' | 'token'>;
/** Cookies that are valid only for one member and for a limited time. */
type OwnedCookie = 'alert' | 'regisPromotion' | 'depositPromotion';

/** The value of a cookie. Null if it is missing, damaged, of another member or expired. */
export function readCookie(name: OwnedCookie, viewer: Viewer): string | null;
export function readCookie(name: Exclude<CookieName, OwnedCookie>, viewer?: Viewer): string | null;
export function readCookie(name: CookieName, viewer?: Viewer): string | null {
  const text = decoded(rawCookie(name) ?? '');
  return text && COOKIES[name].isValid(text, viewer) ? text : null;
}

/** All cookies, read once per task: reading them is slow, and they cannot change within a task. */
let jar: string | null = null;

function cookies(): string {
  if (jar === null) {
    jar = readJar();
    queueMicrotask(() => (jar = null));
  }
  return jar;
}

/** A browser may refuse access, for example in a sandboxed frame. Then there are no cookies. */
function readJar(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The raw, encoded cookie value. Null if it is missing or there is no browser. */
export function rawCookie(name: keyof typeof COOKIES): string | null {
  if (typeof document === 'undefined') return null;
  return cookies().match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? null;
}

/** Writes a cookie. @param maxAgeS lifetime in seconds @default the table's; 0 there lasts until the browser closes */
export function writeCookie(
  name: CookieName,
  value: string,
  maxAgeS: number = COOKIES[name].lifetimeS,
): void {
  setCookie(name, `${encodeURIComponent(value)}${maxAgeS ? `; Max-Age=${maxAgeS}` : ''}`);
}

/** Removes a cookie. */
export function clearCookie(name: keyof typeof COOKIES): void {
  setCookie(name, '; Max-Age=0');
}

function setCookie(name: string, rest: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  jar = null;
  try {
    document.cookie = `${name}=${rest}; Path=/; SameSite=Strict${secure}`;
  } catch {
    // A login then lasts as long as the page, and the member is told so.
  }
}

/** The decoded value of a cookie. Empty if its percent encoding is invalid. */
export function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return '';
  }
}
