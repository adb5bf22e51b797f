import { GameList } from '../features/games/GameList.tsx';

export function ListPage() {
  return <GameList />;
}
