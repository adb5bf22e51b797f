import { type IndexedGame, type SearchIndex, type SearchableGame } from './gameIndex.ts';
import { type Fit, MATCH_KINDS, type MatchKind, nearFit, plainFit, soundFit } from './gameFit.ts';
import { type Wanted, wantedOf } from './gameSearchTerm.ts';
import { onOtherLayout } from '../text/keyboardLayout.ts';
import { SEARCH_MIN, searchText } from './searchTerm.ts';

export type { MatchKind } from './gameFit.ts';

/** A game that was found, and how well it matches. */
export interface GameMatch<G> {
  readonly game: G;
  readonly kind: MatchKind;
}

/** Result of a search. */
export interface FoundGames<G> {
  /** The best first. */
  readonly matches: readonly GameMatch<G>[];
  /**
   * The intended term, if the keyboard had the wrong layout and the keys make sense on the other one. The matches then
   * belong to this term.
   */
  readonly meant: string | null;
}

/**
 * The games that match a term, the best first: exact name, beginning, beginning of a word, inside, words in any order,
 * provider, game type, then sound, compound Thai words, and typos if nothing else is found. Within each kind, names
 * that contain the exact term come first, then hot games, then the order of the index.
 *
 * @param term as typed; `searchTerm` defines the minimum length
 */
export function searchGames<G extends SearchableGame>(
  indexes: readonly SearchIndex<G>[],
  term: string,
): FoundGames<G> {
  const games = indexes.flatMap((index) => index.games);
  const own = { matches: sureOnes(games, term), meant: null };
  // Characters that no search supports are letters on the other layout. The rest of the term then means little.
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

/** Whether a term matches a game by spelling. Much faster than a full search. */
export function findsGame<G extends SearchableGame>(
  indexes: readonly SearchIndex<G>[],
  term: string,
): boolean {
  const wanted = wantedOf(term);
  if (!wanted) return false;
  return indexes.some(({ games }) => games.some((each) => plainFit(each, wanted) !== null));
}

/** Matches without typos. */
function sureOnes<G extends SearchableGame>(
  games: readonly IndexedGame<G>[],
  term: string,
): readonly GameMatch<G>[] {
  const wanted = wantedOf(term);
  if (!wanted) return [];
  const plain = ranked(games, wanted, plainFit);
  // A short word sounds like too many names.
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
    // A cost is always below 50.
    const rank = (MATCH_KINDS.indexOf(fit.kind) * 50 + fit.cost) * 4 + behind;
    matches.push({ match: { game, kind: fit.kind }, rank });
  }
  // Sorting is stable: equal matches keep the order of the index.
  return matches.sort((a, b) => a.rank - b.rank).map(({ match }) => match);
}
