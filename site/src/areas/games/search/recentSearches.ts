import { readPreferences, setPreference } from '../../../platform/storage/preferences.ts';

/** As many as a phone shows without scrolling. */
const MOST = 8;

/** Puts a search before the others; it is the member's own and goes with the session. */
export function rememberSearch(term: string): void {
  setPreference('recentSearches', [term, ...others(term)].slice(0, MOST));
}

/** Takes one search out. */
export function forgetSearch(term: string): void {
  setPreference('recentSearches', others(term));
}

/** Takes all of them out. */
export function forgetSearches(): void {
  setPreference('recentSearches', []);
}

function others(term: string): readonly string[] {
  const same = term.toLowerCase();
  return readPreferences().recentSearches.filter((each) => each.toLowerCase() !== same);
}
