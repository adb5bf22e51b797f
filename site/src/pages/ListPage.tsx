import { GameList } from '../areas/games/list/GameList.tsx';
import { listKindOf } from '../areas/games/list/listQuery.ts';
import { useServices } from '../member/services.ts';
import { useRouteParam } from '../routing/navigation.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export function ListPage() {
  const { jackpots } = useServices().operator.optionalCalls;
  const list = listKindOf(useRouteParam('id'));
  const isOff = !jackpots && list.kind === 'collection' && list.collection === 'jackpot';
  return isOff ? <NotFoundPage /> : <GameList />;
}
