/**
 * What a name is searched by: compatible forms made one, lower case, and without Thai tone marks and the like, which
 * people leave out when they type.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0e47-\u0e4e]/g, '')
    .trim();
}
