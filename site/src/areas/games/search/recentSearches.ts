import { readPreferences, setPreference } from '../../../platform/storage/preferences.ts';

/** Number that fits on a phone without scrolling. */
const MOST = 8;

/** Adds a search at the start. It belongs to the member and is removed with the session. */
export function rememberSearch(term: string): void {
  setPreference('recentSearches', [term, ...others(term)].slice(0, MOST));
}

/** Removes one search. */
export function forgetSearch(term: string): void {
  setPreference('recentSearches', others(term));
}

/** Removes all searches. */
export function forgetSearches(): void {
  setPreference('recentSearches', []);
}

function others(term: string): readonly string[] {
  const same = term.toLowerCase();
  return readPreferences().recentSearches.filter((each) => each.toLowerCase() !== same);
}
