import { Lobby } from '../areas/games/lobby/Lobby.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export function HomePage() {
  return (
    <>
      <PageHeading name="index" shown="never" />
      <Lobby />
    </>
  );
}
