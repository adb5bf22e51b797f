import { GAME_FACETS } from '@brand/domain';

export {
  describeList as describe,
  publicListQueries as queries,
} from '../../areas/games/list/publicListQueries.ts';

/** Another order, or a filter, needs every game of the list. */
export const searchParams = ['sort', ...GAME_FACETS];
