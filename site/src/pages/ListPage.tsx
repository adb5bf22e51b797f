import { GAME_FACETS } from '@brand/domain';
import { GameList } from '../areas/games/list/GameList.tsx';

export {
  describeList as describe,
  publicListQueries as queries,
} from '../areas/games/list/publicListQueries.ts';

/** Another order, or a filter, needs every game of the list. */
export const searchParams = ['sort', ...GAME_FACETS];

export function ListPage() {
  return <GameList />;
}
