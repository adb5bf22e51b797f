import type { Tournament, TournamentState } from '@brand/domain';
import { LinkButton, TournamentCard, TournamentResult, TournamentScene } from '@brand/ui';
import { useIntl } from 'react-intl';
import * as css from './TournamentBoard.css.ts';
import { useTournamentLink } from './useTournamentLink.ts';

interface TournamentCardsProps {
  state: TournamentState;
  /** At least one. */
  tournaments: readonly Tournament[];
}

/** Tournaments of one state. The first is a scene, the others are cards; those that have ended show their winners. */
export function TournamentCards({ state, tournaments }: TournamentCardsProps) {
  const linkTo = useTournamentLink();
  const isOver = state === 'ended';
  const first = isOver ? undefined : tournaments[0];
  const others = first ? tournaments.slice(1) : tournaments;
  return (
    <div className={css.cards}>
      {first && <First tournament={first} />}
      {others.length > 0 && (
        <ul role="list" className={css.grid}>
          {others.map((tournament) => {
            const shared = { tournament, ...linkTo(tournament.id) };
            return (
              <li key={tournament.id}>
                {isOver ? <TournamentResult {...shared} /> : <TournamentCard {...shared} />}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function First({ tournament }: { tournament: Tournament }) {
  const intl = useIntl();
  const { href, onClick } = useTournamentLink()(tournament.id);
  return (
    <TournamentScene
      tournament={tournament}
      href={href}
      onClick={onClick}
      action={
        tournament.state === 'active' && (
          <LinkButton href={href} size="lg">
            {intl.formatMessage({ id: 'site.tournament.playToJoin' })}
          </LinkButton>
        )
      }
    />
  );
}
