/** A document with a style sheet or a script in it. */
export interface InlinedDocument {
  readonly text: string;
  /** Sources for `style-src` or `script-src` that allow exactly this; null if nothing is inline. */
  readonly source: string | null;
}

/** The source of a security policy that allows an inline element with this text. */
export async function sourceOf(text: string): Promise<string> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
