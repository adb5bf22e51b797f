import { GameList } from '../areas/games/list/GameList.tsx';

export function ListPage() {
  return <GameList />;
}
