/** Secret that binds a LINE request and its return to one browser. */
export interface LineSecret {
  /** Stays in session storage of the browser, and is sent with the returned code. */
  readonly verifier: string;
  /** SHA-256 of the verifier; sent with the request. */
  readonly challenge: string;
}

/** Creates a secret for one LINE request. Needs a secure context because of `crypto.subtle`. */
export async function createLineSecret(): Promise<LineSecret> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(hash)) };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
