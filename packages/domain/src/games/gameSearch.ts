import { type IndexedGame, type SearchIndex, type SearchableGame } from './gameIndex.ts';
import { type Fit, MATCH_KINDS, type MatchKind, nearFit, plainFit, soundFit } from './gameFit.ts';
import { type Wanted, wantedOf } from './gameSearchTerm.ts';
import { onOtherLayout } from '../text/keyboardLayout.ts';
import { SEARCH_MIN, searchText } from './searchTerm.ts';

export type { MatchKind } from './gameFit.ts';

/** A game that was found, and how well it fits. */
export interface GameMatch<G> {
  readonly game: G;
  readonly kind: MatchKind;
}

/** What a search found. */
export interface FoundGames<G> {
  /** The best first. */
  readonly matches: readonly GameMatch<G>[];
  /**
   * What was meant, where the keyboard stood on the wrong layout and the keys make sense on the other one; the matches are
   * then those of this term.
   */
  readonly meant: string | null;
}

/**
 * The games that a term means, the best first: exact name, beginning, beginning of a word, inside, words in any order,
 * provider, kind of game, then what sounds alike, Thai words written together, and typos where nothing else is found. In
 * each of these a name that has the term letter by letter comes first, then hot games, then the order of the index.
 *
 * @param term as typed; `searchTerm` says from how many letters on it is worth searching
 */
export function searchGames<G extends SearchableGame>(
  indexes: readonly SearchIndex<G>[],
  term: string,
): FoundGames<G> {
  const games = indexes.flatMap((index) => index.games);
  const own = { matches: sureOnes(games, term), meant: null };
  // Signs that no search has are letters on the other layout: what is left without them says little.
  const isOdd = searchText(term) !== term;
  if (own.matches.length > 0 && !isOdd) return own;
  const meant = onOtherLayout(term);
  if (meant !== null && Array.from(meant).length >= SEARCH_MIN) {
    const matches = sureOnes(games, meant);
    if (matches.length > 0) return { matches, meant };
  }
  if (own.matches.length > 0) return own;
  const wanted = wantedOf(term);
  return { matches: wanted ? ranked(games, wanted, nearFit) : [], meant: null };
}

/** Whether a term finds a game as it is written; far quicker than to look for all. */
export function findsGame<G extends SearchableGame>(
  indexes: readonly SearchIndex<G>[],
  term: string,
): boolean {
  const wanted = wantedOf(term);
  if (!wanted) return false;
  return indexes.some(({ games }) => games.some((each) => plainFit(each, wanted) !== null));
}

/** What is found without a typo. */
function sureOnes<G extends SearchableGame>(
  games: readonly IndexedGame<G>[],
  term: string,
): readonly GameMatch<G>[] {
  const wanted = wantedOf(term);
  if (!wanted) return [];
  const plain = ranked(games, wanted, plainFit);
  // A short word sounds like too much.
  if (plain.length > 0 && wanted.letters < SHORT) return plain;
  const known = new Set(plain.map(({ game }) => game));
  const others = games.filter(({ game }) => !known.has(game));
  return [...plain, ...ranked(others, wanted, soundFit)];
}

const SHORT = 4;

function ranked<G extends SearchableGame>(
  games: readonly IndexedGame<G>[],
  wanted: Wanted,
  fitOf: (each: IndexedGame<G>, wanted: Wanted) => Fit | null,
): readonly GameMatch<G>[] {
  const matches: { match: GameMatch<G>; rank: number }[] = [];
  for (const each of games) {
    const fit = fitOf(each, wanted);
    if (!fit) continue;
    const { game, literal } = each;
    const behind = (literal.includes(wanted.literal) ? 0 : 2) + (game.hot ? 0 : 1);
    // A cost is under 50.
    const rank = (MATCH_KINDS.indexOf(fit.kind) * 50 + fit.cost) * 4 + behind;
    matches.push({ match: { game, kind: fit.kind }, rank });
  }
  // Sorting is stable: what is as good stays in the order of the index.
  return matches.sort((a, b) => a.rank - b.rank).map(({ match }) => match);
}
