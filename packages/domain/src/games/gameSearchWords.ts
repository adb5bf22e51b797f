import type { SearchIndex, SearchableGame } from './gameIndex.ts';
import { findsGame, searchGames } from './gameSearch.ts';
import { searchTerm } from './searchTerm.ts';
import { wordSegments } from '../text/wordSegments.ts';

/** Maximum number of Thai segments that are tried together: dictionaries split loan words, `บา คา ร่า`. */
const MOST_PARTS = 4;

/**
 * For a term without results: its words that do find something, in their order. Thai words need no spaces: for
 * `มังกรแดง` the result is `มังกร`.
 *
 * @param most maximum number of words
 */
export function searchWords<G extends SearchableGame>(
  indexes: readonly SearchIndex<G>[],
  term: string,
  most: number,
): readonly string[] {
  const found = new Set<string>();
  for (const word of term.split(/[\s-]/)) {
    const isPart = word !== term && searchTerm(word) === word;
    if (found.size >= most) break;
    if (isPart && isFound(indexes, word)) found.add(word);
    else if (/[\u0e01-\u0e4e]/.test(word)) addThaiWords(found, indexes, word, most);
  }
  return [...found];
}

function isFound<G extends SearchableGame>(
  indexes: readonly SearchIndex<G>[],
  word: string,
): boolean {
  const { matches, dropped } = searchGames(indexes, word);
  return matches.length > 0 && dropped.length === 0;
}

/** The longest matching words, from left to right. */
function addThaiWords<G extends SearchableGame>(
  found: Set<string>,
  indexes: readonly SearchIndex<G>[],
  text: string,
  most: number,
): void {
  const parts = wordSegments(text).map(({ segment }) => segment);
  for (let from = 0; from < parts.length && found.size < most; from += 1) {
    for (let count = Math.min(MOST_PARTS, parts.length - from); count > 0; count -= 1) {
      const word = parts.slice(from, from + count).join('');
      if (word === text || searchTerm(word) !== word || !findsGame(indexes, word)) continue;
      found.add(word);
      from += count - 1;
      break;
    }
  }
}
