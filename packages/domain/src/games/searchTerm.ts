/** A search runs from this many characters on (section 5). */
export const SEARCH_MIN = 3;

/** As long as a search may get; no name of a game is longer. */
export const SEARCH_MAX = 60;

const FOREIGN = /[^\p{L}\p{M}\p{Nd}\u0E00-\u0E7F\s!'-]/gu;

/**
 * What may stand in the search field (section 5): letters, digits, Thai, white space, `!`, `'` and `-`. The rest falls away
 * as it is typed. Phones write curly apostrophes and long dashes; they count as the plain ones.
 */
export function searchText(typed: string): string {
  const plain = typed
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(FOREIGN, '');
  // By characters: half of one could not stand in an address.
  return Array.from(plain).slice(0, SEARCH_MAX).join('');
}

/** What is searched for: the text without the space around and between its words; null while it is too short to search. */
export function searchTerm(typed: string): string | null {
  const term = searchText(typed).normalize('NFC').trim().replace(/\s+/g, ' ');
  return Array.from(term).length < SEARCH_MIN ? null : term;
}
