import {
  type GameType,
  TOURNAMENT_STATES,
  type Tournament,
  type TournamentState,
  tournamentStateAt,
} from '@brand/domain';
import {
  Button,
  EmptyState,
  Tabs,
  TournamentCard,
  TournamentCardSkeleton,
  useText,
} from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../../platform/errors/LoadFailed.tsx';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useSession } from '../../../member/services.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { useSearchChoice } from '../../../routing/useSearchChoice.ts';
import * as css from './TournamentBoard.css.ts';
import { useCommunityApi } from '../communityQueries.ts';
import { tournamentPath } from './tournamentHref.ts';
import { tournamentsOptions } from './tournamentQueries.ts';
import { useTournamentTurns } from './useTournamentTurns.ts';

const SHAPES = 4;

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
  return (
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
                <Cards tournaments={tournaments} />
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
  );
}

function Cards({ tournaments }: { tournaments: readonly Tournament[] }) {
  const { href, pathname, go } = usePlace();
  const open = (event: MouseEvent, id: string) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    go(tournamentPath(pathname, id));
    // Opens in the page of the list at any scroll position. Back restores that position.
    scrollTo(0, 0);
  };
  return (
    <ul role="list" className={css.grid}>
      {tournaments.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard
            tournament={tournament}
            href={href(tournamentPath(pathname, tournament.id))}
            onClick={(event) => open(event, tournament.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function None({ state, onComing }: { state: TournamentState; onComing: () => void }) {
  const t = useText();
  const intl = useIntl();
  return (
    <EmptyState
      icon={glyphs.trophy}
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
      className={`${css.panel} ${css.grid}`}
      role="status"
      aria-label={t('common.loading')}
      aria-busy="true"
    >
      {Array.from({ length: SHAPES }, (_, index) => (
        <TournamentCardSkeleton key={index} />
      ))}
    </div>
  );
}
