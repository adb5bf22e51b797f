import type { ForemostTournament, Tournament } from '@brand/domain';
import { TournamentHighlight, type TournamentHighlightProps } from '@brand/ui';
import { usePlace } from '../../../../routing/navigation.ts';
import { tournamentPath } from '../../../../member/tournaments/tournamentHref.ts';

interface TournamentOnNowProps extends Pick<TournamentHighlightProps, 'invites'> {
  foremost: ForemostTournament<Tournament>;
}

/** The card of a tournament, with the links to it and to the others that run. */
export function TournamentOnNow({
  foremost: { tournament, others },
  invites,
}: TournamentOnNowProps) {
  const { href } = usePlace();
  return (
    <TournamentHighlight
      tournament={tournament}
      href={href(tournamentPath('/tournament', tournament.id))}
      invites={invites}
      others={{ count: others, href: href('/tournament') }}
    />
  );
}
