import { COOKIES, type Viewer } from './storageTable.ts';

/** `username` and `token` are in the table and never written: `auth` stands for them. */
export type CookieName = Exclude<keyof typeof COOKIES, 'username' | 'token'>;
/** Cookies that count for one member, and for a time only. */
type OwnedCookie = 'alert' | 'regisPromotion' | 'depositPromotion';

/** The value of a cookie, null for none and for one that is damaged, a stranger's or out of time. */
export function readCookie(name: OwnedCookie, looker: Viewer): string | null;
export function readCookie(name: Exclude<CookieName, OwnedCookie>): string | null;
export function readCookie(name: CookieName, looker?: Viewer): string | null {
  const text = decoded(rawCookie(name) ?? '');
  return text && COOKIES[name].isValid(text, looker) ? text : null;
}

/** All cookies, read once in a task: reading them is slow, and nobody else can change them within it. */
let jar: string | null = null;

function cookies(): string {
  if (jar === null) {
    jar = document.cookie;
    queueMicrotask(() => (jar = null));
  }
  return jar;
}

/** A cookie as it stands in the browser, encoded and not looked at. Null for none, and where there is no browser. */
export function rawCookie(name: keyof typeof COOKIES): string | null {
  if (typeof document === 'undefined') return null;
  return cookies().match(`(?:^|; )${name}=([^;]*)`)?.[1] ?? null;
}

/** Writes a cookie. @param maxAgeS seconds that it lives @default the table's; 0 there lasts as long as the browser */
export function writeCookie(
  name: CookieName,
  value: string,
  maxAgeS: number = COOKIES[name].lifetimeS,
): void {
  setCookie(name, `${encodeURIComponent(value)}${maxAgeS ? `; Max-Age=${maxAgeS}` : ''}`);
}

/** Takes a cookie away. */
export function clearCookie(name: keyof typeof COOKIES): void {
  setCookie(name, '; Max-Age=0');
}

function setCookie(name: string, rest: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  jar = null;
  document.cookie = `${name}=${rest}; Path=/; SameSite=Strict${secure}`;
}

/** The text of a cookie; empty where its percent signs are broken. */
export function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return '';
  }
}
