/**
 * The search form of a name: compatibility-normalised, lower case, and without Thai tone marks and similar signs, which
 * players often omit.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0e47-\u0e4e]/g, '')
    .trim();
}
