import type { Tournament } from '@brand/domain';
import { Heading, TournamentResult } from '@brand/ui';
import { useIntl } from 'react-intl';
import * as css from './TournamentBoard.css.ts';
import { useTournamentLink } from './useTournamentLink.ts';

const SHOWN = 3;

/** The last tournaments that ended, in a column of their own on a desktop. On a phone they are under Ended. */
export function LatestWinners({ tournaments }: { tournaments: readonly Tournament[] }) {
  const intl = useIntl();
  const linkTo = useTournamentLink();
  const latest = [...tournaments]
    .sort((left, right) => right.endsAt - left.endsAt)
    // A series that repeats daily would fill the column.
    .filter(({ title }, at, all) => all.findIndex((each) => each.title === title) === at)
    .slice(0, SHOWN);
  return (
    <aside className={css.aside} aria-labelledby="latest-winners">
      <Heading level={2} id="latest-winners">
        {intl.formatMessage({ id: 'site.tournament.lastWinners' })}
      </Heading>
      <ul role="list" className={css.results}>
        {latest.map((tournament) => (
          <li key={tournament.id}>
            <TournamentResult tournament={tournament} level={3} {...linkTo(tournament.id)} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
