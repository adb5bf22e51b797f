import type { GamePage } from '@brand/api';
import { queryOptions } from '@tanstack/react-query';
import { page } from '../../app/page.ts';
import type { Services } from '../../app/services.ts';
import type { OwnList } from '../list/listQuery.ts';

const libraryCode = page(() => import('@brand/api/library'));

/** Favourites or played games of the member, the latest first. */
export function ownGamesOptions(
  { api, operator }: Pick<Services, 'api' | 'operator'>,
  list: OwnList,
  userId: string | null,
) {
  return queryOptions({
    // Among the lists of games, so that a game that is known from here is known to the page that plays it.
    queryKey: ['games', list, userId],
    queryFn: async ({ signal }): Promise<GamePage> => {
      const { createLibraryApi } = await libraryCode.load();
      const library = createLibraryApi(api.client, {
        authUrl: operator.hosts.auth,
        defaultGroupId: operator.groupId ?? '',
      });
      const games = await library.games({ [list]: true }, { signal });
      return { games, total: games.length, dropped: 0 };
    },
    staleTime: 0,
  });
}
