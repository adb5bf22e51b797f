/** What ties the way to LINE and back to one browser. */
export interface LineSecret {
  /** Stays in the browser that began (session storage), and goes with the code at the end. */
  readonly verifier: string;
  /** SHA-256 of it; goes with the beginning. */
  readonly challenge: string;
}

/** Makes a secret for one way to LINE and back. Needs a secure context, as every browser call to `crypto.subtle` does. */
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
