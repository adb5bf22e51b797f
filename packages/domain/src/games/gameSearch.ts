import { type SearchIndex, type SearchableGame, joinedIndex } from './gameIndex.ts';
import {
  type MatchKind,
  frameFit,
  maySound,
  maySpell,
  nearFit,
  plainFit,
  soundFit,
} from './gameFit.ts';
import { type FitOf, type GameMatch, originalsFirst, ranked } from './gameRank.ts';
import { type Wanted, wantedOf } from './gameSearchTerm.ts';
import { onOtherLayout } from '../text/keyboardLayout.ts';
import { sensesOf } from './searchSenses.ts';
import { SEARCH_MIN, searchText } from './searchTerm.ts';
import { simplified } from './searchWays.ts';

export type { MatchKind } from './gameFit.ts';
export type { GameMatch } from './gameRank.ts';

/** Result of a search. */
export interface FoundGames<G> {
  /** The best first. */
  readonly matches: readonly GameMatch<G>[];
  /**
   * The intended term, if the keyboard had the wrong layout and the keys make sense on the other one. The matches then
   * belong to this term.
   */
  readonly meant: string | null;
  /** Words of the term that are in no game, and were left out. */
  readonly dropped: readonly string[];
}

/**
 * The games that match a term, the best first: exact name, beginning, beginning of a word, inside, words in any order,
 * provider, game type, then sound and compound Thai words. If nothing is found: without words such as "game"; the
 * other keyboard layout; another word for the same thing; with typos; without words that are in no game; by consonants.
 * Within each kind originals come before their sequels, then names that contain the exact term, then hot games, then the
 * order of the index.
 *
 * @param term as typed; `searchTerm` defines the minimum length
 */
export function searchGames<G extends SearchableGame>(
  indexes: readonly SearchIndex<G>[],
  term: string,
): FoundGames<G> {
  const index = joinedIndex(indexes);
  const own = found(sureOnes(index, term));
  // Characters that no search supports are letters on the other layout. The rest of the term then means little.
  const isOdd = searchText(term) !== term;
  const simple = simplified(term);
  const kind = own.matches[0]?.kind;
  // A word such as "game" may sound like a part of a name: the rest says more.
  const rest = kind === 'sound' && simple !== null ? sureOnes(index, simple) : [];
  if (rest.length > 0) return found(rest);
  if (kind !== undefined && !isOdd) {
    // Its parts may be in names by chance: `hi-lo` in Whirlwind.
    const sense = NAMED.includes(kind) ? [] : bySense(index, simple ?? term);
    return sense.length > 0 ? found(sense) : own;
  }
  const ways: (() => FoundGames<G> | null)[] = [
    () => onOtherKeys(index, term, isOdd),
    () => own,
    () => (simple === null ? null : found(sureOnes(index, simple))),
    () => found(bySense(index, simple ?? term)),
    () => found(loosely(index, simple ?? term, nearFit)),
    () => withoutUnknown(index, simple ?? term),
    () => found(loosely(index, simple ?? term, frameFit)),
  ];
  for (const way of ways) {
    const result = way();
    if (result && result.matches.length > 0) return result;
  }
  return found([]);
}

const found = <G>(matches: readonly GameMatch<G>[]): FoundGames<G> => ({
  matches,
  meant: null,
  dropped: [],
});

/** Kinds of a term that is in a name as it is, or names a kind of game. */
const NAMED: readonly MatchKind[] = ['exact', 'prefix', 'word', 'inside', 'type'];
/** Kinds of a term that is a word, or begins one. */
const WORDS: readonly MatchKind[] = ['exact', 'prefix', 'word', 'words', 'provider', 'type'];

/** Sounds of a term that is like a name by more than chance. */
const SURE_SOUND = 5;

/** The keys on the other layout, if they give a word there. */
function onOtherKeys<G extends SearchableGame>(
  index: SearchIndex<G>,
  term: string,
  isOdd: boolean,
): FoundGames<G> | null {
  const meant = onOtherLayout(term);
  if (meant === null || Array.from(meant).length < SEARCH_MIN) return null;
  // Signs between letters are no word, unless the typed text had them.
  if (!isOdd && searchText(meant) !== meant) return null;
  const matches = sureOnes(index, meant);
  const kind = matches[0]?.kind;
  const isLong = (wantedOf(meant)?.whole[0]?.sound.length ?? 0) >= SURE_SOUND;
  const isWord = kind !== undefined && (WORDS.includes(kind) || (kind === 'sound' && isLong));
  return isWord ? { matches, meant, dropped: [] } : null;
}

/** Games whose names say the same with another word. */
function bySense<G extends SearchableGame>(
  index: SearchIndex<G>,
  term: string,
): readonly GameMatch<G>[] {
  const games = new Set<G>();
  for (const sense of sensesOf(term)) {
    const wanted = wantedOf(sense);
    for (const { game } of wanted ? spelledIn(index, wanted) : []) {
      games.add(game);
    }
  }
  return originalsFirst(
    index.games,
    Array.from(games, (game) => ({ game, kind: 'sense' })),
  );
}

/** Without the words that are in no game. */
function withoutUnknown<G extends SearchableGame>(
  index: SearchIndex<G>,
  term: string,
): FoundGames<G> | null {
  const words = term.split(/[\s-]/).filter(Boolean);
  const isKnown = (word: string) => {
    const wanted = wantedOf(word);
    if (!wanted || !(maySpell(index, wanted) || maySound(index, wanted))) return false;
    return index.games.some((each) => plainFit(each, wanted) ?? soundFit(each, wanted));
  };
  const kept = words.filter(isKnown);
  if (kept.length === words.length) return null;
  const rest = kept.join(' ');
  const sure = sureOnes(index, rest);
  const dropped = words.filter((word) => !kept.includes(word));
  return { matches: sure.length > 0 ? sure : loosely(index, rest, nearFit), meant: null, dropped };
}

function loosely<G extends SearchableGame>(
  index: SearchIndex<G>,
  term: string,
  fitOf: FitOf<G>,
): readonly GameMatch<G>[] {
  const wanted = wantedOf(term);
  return wanted ? ranked(index.games, wanted, fitOf) : [];
}

/** Whether a term matches a game by spelling. Much faster than a full search. */
export function findsGame<G extends SearchableGame>(
  indexes: readonly SearchIndex<G>[],
  term: string,
): boolean {
  const wanted = wantedOf(term);
  if (!wanted) return false;
  return indexes.some(
    (index) =>
      maySpell(index, wanted) && index.games.some((each) => plainFit(each, wanted) !== null),
  );
}

/** Matches without typos. */
function sureOnes<G extends SearchableGame>(
  index: SearchIndex<G>,
  term: string,
): readonly GameMatch<G>[] {
  const wanted = wantedOf(term);
  if (!wanted) return [];
  const plain = spelledIn(index, wanted);
  // A short word sounds like too many names.
  if (plain.length > 0 && wanted.letters < SHORT) return plain;
  if (!maySound(index, wanted)) return plain;
  const known = new Set(plain.map(({ game }) => game));
  const others = index.games.filter(({ game }) => !known.has(game));
  return [...plain, ...ranked(others, wanted, soundFit)];
}

/** Matches by spelling. */
function spelledIn<G extends SearchableGame>(
  index: SearchIndex<G>,
  wanted: Wanted,
): readonly GameMatch<G>[] {
  return maySpell(index, wanted) ? ranked(index.games, wanted, plainFit) : [];
}

const SHORT = 4;
