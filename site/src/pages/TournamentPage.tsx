import { useViewFocus } from '@brand/ui';
import { usePlace } from '../routing/navigation.ts';
import { TournamentGames } from '../areas/games/TournamentGames.tsx';
import { TournamentList } from '../areas/community/tournaments/TournamentList.tsx';
import { tournamentTypeOf } from '../areas/community/tournaments/tournamentType.ts';
import { TournamentView } from '../areas/community/tournaments/TournamentView.tsx';
import { PageHeading } from '../frame/layout/PageHeading.tsx';

/** Serves `/tournament` and `/slot-tournament`. `?id=` opens one tournament. */
export function TournamentPage() {
  const { pathname, search } = usePlace();
  const id = new URLSearchParams(search).get('id');
  const view = useViewFocus<HTMLDivElement>(id ?? 'list');
  const type = tournamentTypeOf(pathname);
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
