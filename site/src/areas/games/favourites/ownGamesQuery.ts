import type { GamePage } from '@brand/api';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';
import { loadLibrary } from '../libraryCode.ts';
import type { OwnList } from '../list/listQuery.ts';

/** Maximum of one reply. */
const MOST = 500;

/** Favourites or played games of the member, newest first. */
export function ownGamesOptions(
  services: Pick<Services, 'api' | 'operator'>,
  list: OwnList,
  userId: string | null,
) {
  return queryOptions({
    // Part of the `games` queries, so that the page that plays a game finds its data here.
    queryKey: ['games', list, userId],
    queryFn: async ({ signal }): Promise<GamePage> => {
      const library = await loadLibrary(services);
      const games = await library.games({ [list]: true, limit: MOST }, { signal });
      return { games, total: games.length, dropped: 0 };
    },
    staleTime: 0,
  });
}
