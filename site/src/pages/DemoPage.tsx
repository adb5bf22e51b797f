import { DEMOS, DemoGames } from '../areas/games/demo/DemoGames.tsx';
import { wholeListOptions } from '../areas/games/wholeListQuery.ts';
import { type PublicQueries, publicList } from '../member/publicQueries.ts';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export const searchParams = ['type'];

export const queries: PublicQueries = ({ services: { api }, search, userId }) =>
  search.size > 0 ? [] : [publicList(wholeListOptions(api, DEMOS, userId))];

export function DemoPage() {
  return (
    <>
      <PageHeading name="demo" shown="wide" />
      <DemoGames />
    </>
  );
}
