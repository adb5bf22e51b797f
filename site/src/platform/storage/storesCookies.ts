/**
 * Whether the browser stores cookies, tested with one: WebKitGTK reports `navigator.cookieEnabled` also under a policy
 * that accepts none.
 */
export function storesCookies(): boolean {
  document.cookie = 'probe=1; Path=/; SameSite=Strict';
  const isStored = /(?:^|; )probe=1(?:;|$)/.test(document.cookie);
  document.cookie = 'probe=; Path=/; SameSite=Strict; Max-Age=0';
  return isStored;
}
