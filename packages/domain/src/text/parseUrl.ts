/**
 * A URL from text, or null for text that is not one. `URL.canParse` does the same, but Chrome has it since 120 and Safari since 17.
 *
 * @param base resolves a relative address
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
