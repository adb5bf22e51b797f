/** Minimum length of a search term (section 5). */
export const SEARCH_MIN = 3;

/** Maximum length of a search term. No game name is longer. */
export const SEARCH_MAX = 60;

const FOREIGN = /[^\p{L}\p{M}\p{Nd}\u0E00-\u0E7F\s!'-]/gu;

/**
 * Removes characters that the search field does not allow (section 5): only letters, digits, Thai, white space, `!`,
 * `'` and `-` remain. Phones insert curly apostrophes and long dashes; they are converted to plain ones.
 */
export function searchText(typed: string): string {
  const plain = typed
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(FOREIGN, '');
  // Cuts by characters: half a surrogate pair cannot be part of an address.
  return Array.from(plain).slice(0, SEARCH_MAX).join('');
}

/** The search term: the text with normalised spaces; null if it is too short. */
export function searchTerm(typed: string): string | null {
  const term = searchText(typed).normalize('NFC').trim().replace(/\s+/g, ' ');
  return Array.from(term).length < SEARCH_MIN ? null : term;
}
