import type { GamesQuery } from '@brand/api';
import type { Game, GameType } from '@brand/domain';
import { type GameBadge, GameRail, type GameRailProps } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { contentFailureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { listTitleId } from '../../../document/pageTitle.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { gameListOptions } from '../gameQueries.ts';
import { useGameActions } from '../useGameActions.ts';

const RAIL_GAMES = 14;
/** Only the first ten ranks are meaningful. */
const RANKS = 10;
/** Lists that start with games of the rows above. They show the rest, if it fills a row. */
const REPEATING = /^(?:freespin|slot)$/;
const ENOUGH = 6;

/** Lists of the home page by id. The ids are also those of `/list/{id}`. */
export type LobbyList = 'hot' | 'new' | 'freespin' | GameType;

const MARKED: Partial<Record<LobbyList, GamesQuery>> = {
  hot: { hot: true },
  new: { isNew: true },
  freespin: { freeSpin: true },
};

/** Query of a list on the home page. */
export function lobbyQuery(id: LobbyList): GamesQuery {
  return {
    ...(MARKED[id] ?? { type: id as GameType }),
    limit: REPEATING.test(id) ? 2 * RAIL_GAMES : RAIL_GAMES,
  };
}

interface LobbyRailProps extends Pick<GameRailProps, 'size' | 'ranked' | 'eager' | 'className'> {
  id: LobbyList;
}

/** A row with the first games of a list. A failed row shows its own error, and the others continue. */
export function LobbyRail({ id, ranked, ...look }: LobbyRailProps) {
  const intl = useIntl();
  const { href } = usePlace();
  const session = useSession();
  const { api } = useServices();
  const { data, error } = useQuery(gameListOptions(api, lobbyQuery(id), session?.userId ?? null));
  const state = useRailState(data && shown(id, data.games, ranked ? RANKS : RAIL_GAMES), error);
  const actions = useGameActions();
  if (data?.games.length === 0) return <></>;
  return (
    <GameRail
      {...look}
      {...(ranked && { ranked })}
      {...(id in MARKED && { withoutBadge: id as GameBadge })}
      title={intl.formatMessage({ id: listTitleId(id) })}
      state={state}
      moreHref={href(`/list/${id}`)}
      actions={actions}
    />
  );
}

function shown(id: LobbyList, games: readonly Game[], count: number): readonly Game[] {
  const fresh = REPEATING.test(id) ? games.filter(({ hot, isNew }) => !hot && !isNew) : games;
  return (fresh.length < ENOUGH ? games : fresh).slice(0, count);
}

/** The visible games of a row. Loaded games stay, whatever happens later. */
export function useRailState(
  games: readonly Game[] | undefined,
  error: Error | null,
): GameRailProps['state'] {
  const intl = useIntl();
  const onRetry = useRetryFailed();
  if (games) return { status: 'ready', games };
  if (!error) return { status: 'loading' };
  const text = intl.formatMessage({ id: contentFailureOf(error).messageId });
  return { status: 'error', text, onRetry };
}
