import { Lobby } from '../features/lobby/Lobby.tsx';
import { PageHeading } from '../features/shell/PageHeading.tsx';

export function HomePage() {
  return (
    <>
      <PageHeading name="index" shown="never" />
      <Lobby />
    </>
  );
}
