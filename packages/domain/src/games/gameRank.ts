import { type Fit, MATCH_KINDS, type MatchKind } from './gameFit.ts';
import type { IndexedGame, SearchableGame } from './gameIndex.ts';
import type { Wanted } from './gameSearchTerm.ts';

/** A game that was found, and how well it matches. */
export interface GameMatch<G> {
  readonly game: G;
  readonly kind: MatchKind;
}

/** How well a game matches a term; null if it does not. */
export type FitOf<G> = (each: IndexedGame<G>, wanted: Wanted) => Fit | null;

/**
 * The games that fit, the best first. Within each kind originals come before their sequels, then names that contain the exact
 * term, then hot games, then the order of the index.
 */
export function ranked<G extends SearchableGame>(
  games: readonly IndexedGame<G>[],
  wanted: Wanted,
  fitOf: FitOf<G>,
): readonly GameMatch<G>[] {
  const fits = games.flatMap((each) => {
    const own = fitOf(each, wanted);
    return own ? [{ each, own }] : [];
  });
  const later = sequelsIn(fits.map(({ each }) => each));
  const matches = fits.map(({ each, own }) => {
    const { game, literal } = each;
    const behind =
      (later.has(game) ? 4 : 0) + (literal.includes(wanted.literal) ? 0 : 2) + (game.hot ? 0 : 1);
    // A cost is always below 50.
    const rank = (MATCH_KINDS.indexOf(own.kind) * 50 + own.cost) * 8 + behind;
    return { match: { game, kind: own.kind }, rank };
  });
  // Sorting is stable: equal matches keep the order of the index.
  return matches.sort((a, b) => a.rank - b.rank).map(({ match }) => match);
}

/** Matches of equal rank, originals before their sequels. */
export function originalsFirst<G extends SearchableGame>(
  games: readonly IndexedGame<G>[],
  matches: readonly GameMatch<G>[],
): readonly GameMatch<G>[] {
  const known = new Set(matches.map(({ game }) => game));
  const later = sequelsIn(games.filter(({ game }) => known.has(game)));
  const isLater = ({ game }: GameMatch<G>) => later.has(game);
  return [...matches.filter((match) => !isLater(match)), ...matches.filter(isLater)];
}

/** Games whose name is that of another one of these and more. */
function sequelsIn<G extends SearchableGame>(games: readonly IndexedGame<G>[]): ReadonlySet<G> {
  const names = new Set(games.map((each) => nameKey(each)));
  const isLater = (each: IndexedGame<G>) =>
    (each.names.at(1) ?? each.names[0])?.plainStarts.some(
      (start) => start > 0 && names.has(nameKey(each, start)),
    );
  return new Set(games.filter(isLater).map(({ game }) => game));
}

/** A name within its provider. @param end letters of the English name @default all */
function nameKey<G extends SearchableGame>({ game, names }: IndexedGame<G>, end?: number): string {
  const key = names.at(1)?.plain ?? names[0]?.plain ?? '';
  return `${game.provider.name} ${key.slice(0, end)}`;
}
