import {
  type GameType,
  TOURNAMENT_STATES,
  type TournamentState,
  tournamentStateAt,
} from '@brand/domain';
import {
  Button,
  EmptyState,
  Tabs,
  TournamentCardSkeleton,
  TournamentSceneSkeleton,
  useText,
} from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../../platform/errors/LoadFailed.tsx';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { useSession } from '../../../member/services.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { useSearchChoice } from '../../../routing/useSearchChoice.ts';
import * as css from './TournamentBoard.css.ts';
import { useCommunityApi } from '../communityQueries.ts';
import { tournamentsOptions } from '../../../member/tournaments/tournamentQueries.ts';
import { LatestWinners } from './LatestWinners.tsx';
import { TournamentCards } from './TournamentCards.tsx';
import { useTournamentTurns } from './useTournamentTurns.ts';

const SHAPES = 2;

/**
 * Tournaments under Active, Coming soon and Ended. A tournament that starts or ends while the page is open moves
 * automatically.
 */
export function TournamentList({ type }: { type?: GameType }) {
  const t = useText();
  const intl = useIntl();
  const api = useCommunityApi();
  const { locale } = usePlace();
  const session = useSession();
  const retry = useRetryFailed();
  const [chosen, setChosen] = useSearchChoice('state', TOURNAMENT_STATES);
  const options = tournamentsOptions(api, {
    locale,
    userId: session?.userId ?? null,
    ...(type && { type }),
  });
  const { data, error } = useQuery(options);
  const time = useTournamentTurns(data, options.queryKey);
  if (!data && error) {
    const title = intl.formatMessage({ id: 'site.tournament.failed' });
    return <LoadFailed title={title} error={error} onRetry={retry} />;
  }
  const all = data?.map((each) => ({ ...each, state: tournamentStateAt(each, time) }));
  const ended = all?.filter(({ state }) => state === 'ended') ?? [];
  const hasAside = chosen !== 'ended' && ended.length > 0;
  return (
    <div className={hasAside ? css.withAside : undefined}>
      <Tabs
        label={t('shell.nav.tournament')}
        value={chosen}
        onValueChange={setChosen}
        items={TOURNAMENT_STATES.map((value) => {
          const tournaments = all?.filter(({ state }) => state === value);
          return {
            value,
            label: t(`tournament.state.${value}`),
            ...(tournaments && { count: tournaments.length }),
            content: tournaments ? (
              <div className={css.panel}>
                {tournaments.length > 0 ? (
                  <TournamentCards state={value} tournaments={tournaments} />
                ) : (
                  <None state={value} onComing={() => setChosen('comingSoon')} />
                )}
              </div>
            ) : (
              <Shapes />
            ),
          };
        })}
      />
      {hasAside && <LatestWinners tournaments={ended} />}
    </div>
  );
}

function None({ state, onComing }: { state: TournamentState; onComing: () => void }) {
  const t = useText();
  const intl = useIntl();
  return (
    <EmptyState
      picture={<SiteIllustration name="chest" />}
      title={t('common.notFound')}
      text={intl.formatMessage({ id: `site.tournament.empty.${state}` })}
      {...(state === 'active' && {
        action: (
          <Button variant="soft" onClick={onComing}>
            {intl.formatMessage({ id: 'site.tournament.seeComing' })}
          </Button>
        ),
      })}
    />
  );
}

function Shapes() {
  const t = useText();
  return (
    <div
      className={`${css.panel} ${css.cards}`}
      role="status"
      aria-label={t('common.loading')}
      aria-busy="true"
    >
      <TournamentSceneSkeleton />
      <div className={css.grid}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <TournamentCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
