/**
 * Whether the browser stores cookies, tested with one: WebKitGTK reports `navigator.cookieEnabled` also under a policy
 * that accepts none.
 */
export function storesCookies(): boolean {
  // Its own name: another tab that tests at the same moment must not remove it.
  const name = `probe${Math.random()}`;
  try {
    document.cookie = `${name}=1; Path=/; SameSite=Strict`;
    try {
      return document.cookie.includes(`${name}=1`);
    } finally {
      document.cookie = `${name}=; Path=/; SameSite=Strict; Max-Age=0`;
    }
  } catch {
    return false;
  }
}
