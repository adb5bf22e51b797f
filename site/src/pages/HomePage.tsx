import { Lobby } from '../areas/games/lobby/Lobby.tsx';
import { lobbyQuery } from '../areas/games/lobby/LobbyRail.tsx';
import { bannersOptions, gameListOptions } from '../areas/games/gameQueries.ts';
import { type PublicQueries, publicQuery } from '../member/publicQueries.ts';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export const queries: PublicQueries = ({ services: { api }, locale, userId }) => [
  publicQuery(bannersOptions(api, locale)),
  publicQuery(gameListOptions(api, lobbyQuery('hot'), userId)),
  // On a member's first screen their own row is in the place of the new games.
  ...(userId === null ? [publicQuery(gameListOptions(api, lobbyQuery('new'), userId))] : []),
];

export function HomePage() {
  return (
    <>
      <PageHeading name="index" shown="never" />
      <Lobby />
    </>
  );
}
