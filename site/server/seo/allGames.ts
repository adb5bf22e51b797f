import type { MemberApi } from '@brand/api';
import { type Game, type SearchIndex, searchGames, searchIndex } from '@brand/domain';

const PAGE = 500;

/** Every game that visitors see. */
export interface AllGames {
  readonly ids: ReadonlySet<string>;
  /** Whether a search for a term finds a game. */
  hasMatch(term: string): boolean;
}

export async function loadGames(
  api: Pick<MemberApi, 'games'>,
  signal: AbortSignal,
): Promise<AllGames> {
  const games: Game[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const page = await api.games({ limit: PAGE, skip }, { signal });
    games.push(...page.games);
    if (page.games.length + page.dropped < PAGE || skip + PAGE >= page.total) break;
  }
  // Prepared for the first search only: most sites are never asked for an unknown list.
  let index: SearchIndex<Game> | undefined;
  return {
    ids: new Set(games.map(({ id }) => id)),
    hasMatch(term) {
      index ??= searchIndex(games);
      return searchGames([index], term).matches.length > 0;
    },
  };
}
