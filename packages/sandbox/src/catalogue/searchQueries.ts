import { asTyped } from './searchQueries/asTyped.ts';
import { englishQueries } from './searchQueries/english.ts';
import { keysQueries } from './searchQueries/keys.ts';
import type { TypedQuery } from '../testing/typedQueries.ts';
import { thaiQueries } from './searchQueries/thai.ts';
import { themesQueries } from './searchQueries/themes.ts';
import { wordsQueries } from './searchQueries/words.ts';

export { asTyped };

/** The benchmark of the search: what players type, and which game they expect first. */
export const searchQueries: readonly TypedQuery[] = [
  ...asTyped,
  ...thaiQueries,
  ...englishQueries,
  ...keysQueries,
  ...wordsQueries,
  ...themesQueries,
];
