import { createCommunityApi } from '@brand/api/community';
import type { GameType } from '@brand/domain';
import { useViewFocus } from '@brand/ui';
import { usePlace } from '../routing/navigation.ts';
import { TournamentGames } from '../areas/games/TournamentGames.tsx';
import { TournamentList } from '../areas/community/tournaments/TournamentList.tsx';
import { TournamentView } from '../areas/community/tournaments/TournamentView.tsx';
import {
  tournamentOptions,
  tournamentsOptions,
} from '../areas/community/tournaments/tournamentQueries.ts';
import { type PublicQueries, publicQuery } from '../member/publicQueries.ts';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

export const searchParams = ['id', 'state'];

/** Only for visitors: a member's reply contains the own rank, so the page reads it. */
export const queries: PublicQueries = ({ services, locale, pathname, search, userId }) => {
  if (userId !== null) return [];
  const api = createCommunityApi(services.api.client);
  const id = search.get('id');
  return [
    id === null
      ? publicQuery(tournamentsOptions(api, { locale, userId, ...typeOf(pathname) }))
      : publicQuery(tournamentOptions(api, { locale, userId, id }, () => services.clock.now())),
  ];
};

/** Serves `/tournament` and `/slot-tournament`. `?id=` opens one tournament. */
export function TournamentPage() {
  const { pathname, search } = usePlace();
  const id = new URLSearchParams(search).get('id');
  const view = useViewFocus<HTMLDivElement>(id ?? 'list');
  const type = typeOf(pathname);
  return (
    <div ref={view}>
      <PageHeading name={type.type ? 'slot-tournament' : 'tournament'} shown="wide" />
      {id ? (
        <TournamentView
          key={id}
          id={id}
          gamesOf={(tournament) => <TournamentGames tournament={tournament} />}
        />
      ) : (
        <TournamentList {...type} />
      )}
    </div>
  );
}

function typeOf(pathname: string): { readonly type?: GameType } {
  return pathname.startsWith('/slot-') ? { type: 'slot' } : {};
}
