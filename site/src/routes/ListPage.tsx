import { GameList } from '../features/list/GameList.tsx';

export function ListPage() {
  return <GameList />;
}
