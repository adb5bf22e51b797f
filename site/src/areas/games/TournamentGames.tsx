import type { MemberApi } from '@brand/api';
import { type Game, type Tournament, gameFilterParams } from '@brand/domain';
import { GameRail } from '@brand/ui';
import { useQueries } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePlace } from '../../routing/navigation.ts';
import { useServices, useSession } from '../../member/services.ts';
import { gameListOptions } from './gameQueries.ts';
import { useGameActions } from './useGameActions.ts';
import { useRailState } from './lobby/LobbyRail.tsx';

const RAIL_GAMES = 14;
/** Number of providers whose games are requested. More are under “See all”. */
const MOST_PROVIDERS = 4;

type Counting = Pick<Tournament, 'gameType' | 'providers'>;

/** The games that award points. Playing one of them is taking part. */
export function TournamentGames({ tournament }: { tournament: Counting }) {
  const intl = useIntl();
  const { href } = usePlace();
  const { api } = useServices();
  const userId = useSession()?.userId ?? null;
  const actions = useGameActions();
  const lists = useQueries({ queries: countingGames(api, tournament, userId) });
  const all = lists.flatMap(({ data }) => data?.games ?? []);
  const isHere = lists.every(({ data }) => data !== undefined);
  const error = lists.find((each) => each.error !== null)?.error ?? null;
  const state = useRailState(
    isHere ? mixed(lists.map(({ data }) => data?.games ?? [])) : undefined,
    error,
  );
  if (isHere && all.length === 0) return <></>;
  return (
    <GameRail
      id="games"
      title={intl.formatMessage({ id: 'site.tournament.games' })}
      state={state}
      moreHref={href(countingPath(tournament))}
      actions={actions}
    />
  );
}

/** Link to all games that count. */
export function countingPath({ gameType, providers }: Counting): string {
  const params = new URLSearchParams(
    providers
      ? gameFilterParams({ provider: providers }).map(([name, value]) => [name, value])
      : [],
  );
  return params.size > 0 ? `/list/${gameType}?${params}` : `/list/${gameType}`;
}

function countingGames(api: MemberApi, { gameType, providers }: Counting, userId: string | null) {
  const makers = providers?.slice(0, MOST_PROVIDERS) ?? [undefined];
  return makers.map((category) =>
    gameListOptions(
      api,
      { type: gameType, limit: RAIL_GAMES, ...(category !== undefined && { category }) },
      userId,
    ),
  );
}

/** Takes one game of each provider in turn, so that all providers are at the start of the row. */
export function mixed(lists: readonly (readonly Game[])[]): readonly Game[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((games) => games[at] ?? []))
    .flat()
    .slice(0, RAIL_GAMES);
}
