import {
  type GameType,
  TOURNAMENT_STATES,
  type Tournament,
  type TournamentState,
} from '@brand/domain';
import { EmptyState, Tabs, TournamentCard, TournamentCardShape, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { usePlace } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import { useSearchChoice } from '../../app/useSearchChoice.ts';
import * as css from './TournamentBoard.css.ts';
import { tournamentsOptions, useCommunityApi } from './communityQueries.ts';

const SHAPES = 4;

/** Tournaments under Active, Coming soon and Ended. */
export function TournamentList({ type }: { type?: GameType }) {
  const t = useText();
  const intl = useIntl();
  const api = useCommunityApi();
  const { locale } = usePlace();
  const session = useSession();
  const { clock } = useServices();
  const retry = useRetryFailed();
  const [state, setState] = useSearchChoice('state', TOURNAMENT_STATES);
  const { data, error } = useQuery(
    tournamentsOptions(
      api,
      { locale, userId: session?.userId ?? null, ...(type && { type }) },
      clock.now,
    ),
  );
  if (!data && error) {
    const title = intl.formatMessage({ id: 'site.tournament.failed' });
    return <LoadFailed title={title} error={error} onRetry={retry} />;
  }
  return (
    <Tabs
      label={t('shell.nav.tournament')}
      value={state}
      onValueChange={setState}
      items={TOURNAMENT_STATES.map((value) => ({
        value,
        label: t(`tournament.state.${value}`),
        content: data ? (
          <div className={css.panel}>
            <Cards tournaments={data.filter((each) => each.state === value)} state={value} />
          </div>
        ) : (
          <div
            className={`${css.panel} ${css.grid}`}
            role="status"
            aria-label={t('common.loading')}
            aria-busy="true"
          >
            {Array.from({ length: SHAPES }, (_, index) => (
              <TournamentCardShape key={index} />
            ))}
          </div>
        ),
      }))}
    />
  );
}

interface CardsProps {
  tournaments: readonly Tournament[];
  state: TournamentState;
}

function Cards({ tournaments, state }: CardsProps) {
  const t = useText();
  const intl = useIntl();
  const { href, pathname } = usePlace();
  if (tournaments.length === 0) {
    return (
      <EmptyState
        icon={glyphs.trophy}
        title={t('common.notFound')}
        text={intl.formatMessage({ id: `site.tournament.empty.${state}` })}
      />
    );
  }
  return (
    <ul className={css.grid}>
      {tournaments.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard
            tournament={tournament}
            href={href(`${pathname}?id=${encodeURIComponent(tournament.id)}`)}
          />
        </li>
      ))}
    </ul>
  );
}
