import type { GamePage } from '@brand/api';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';
import { loadLibrary } from '../libraryCode.ts';
import type { OwnList } from '../list/listQuery.ts';

/** As many as one answer can bring. */
const MOST = 500;

/** Favourites or played games of the member, the latest first. */
export function ownGamesOptions(
  services: Pick<Services, 'api' | 'operator'>,
  list: OwnList,
  userId: string | null,
) {
  return queryOptions({
    // Among the lists of games, so that a game that is known from here is known to the page that plays it.
    queryKey: ['games', list, userId],
    queryFn: async ({ signal }): Promise<GamePage> => {
      const library = await loadLibrary(services);
      const games = await library.games({ [list]: true, limit: MOST }, { signal });
      return { games, total: games.length, dropped: 0 };
    },
    staleTime: 0,
  });
}
