import { DEMOS } from '../../areas/games/demo/DemoGames.tsx';
import { wholeListOptions } from '../../areas/games/wholeListQuery.ts';
import { type PublicQueries, publicList } from '../../member/publicQueries.ts';

export const searchParams = ['type'];

export const queries: PublicQueries = ({ services: { api }, search, userId }) =>
  search.size > 0 ? [] : [publicList(wholeListOptions(api, DEMOS, userId))];
