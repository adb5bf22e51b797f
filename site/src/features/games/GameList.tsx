import { type Game, gameName } from '@brand/domain';
import { CategoryChips, GameGrid, type GameGridProps, Heading } from '@brand/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { GamePage } from '@brand/api';
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { failureOf } from '../../app/failureOf.ts';
import { usePlace, useRouteParam } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import * as css from './Lobby.css.ts';
import { categoryItems } from './categoryItems.ts';
import { gamePath } from './gameHref.ts';
import { gameListOptions, providersOptions } from './gameQueries.ts';
import { gamesQueryOf, listKindOf } from './listQuery.ts';

/** All games of a kind or of a provider. */
export function GameList() {
  const intl = useIntl();
  const place = usePlace();
  const session = useSession();
  const { api, operator } = useServices();
  const id = useRouteParam('id');
  const list = listKindOf(id);
  const games = useQuery(gameListOptions(api, gamesQueryOf(list), session?.userId ?? null));
  const providers = useQuery({ ...providersOptions(api), enabled: list.kind === 'provider' });
  const provider =
    list.kind === 'provider' ? providers.data?.find(({ code }) => code === list.code) : undefined;
  const { href } = place;
  const playHref = useCallback((game: Game) => href(gamePath(game)), [href]);
  const title =
    list.kind === 'provider'
      ? ((provider && gameName(provider, place.locale)) ?? '')
      : intl.formatMessage({ id: `site.rail.${list.kind === 'type' ? list.type : list.kind}` });

  return (
    <div className={css.root}>
      <CategoryChips
        items={categoryItems(operator.menus.games, href, list.kind === 'type' ? list.type : null)}
      />
      <Heading level={1}>{title}</Heading>
      <GameGrid state={gridState(games, intl)} playHref={playHref} onRetry={useRetryFailed()} />
    </div>
  );
}

function gridState(
  { data, error }: UseQueryResult<GamePage>,
  intl: IntlShape,
): GameGridProps['state'] {
  if (data)
    return data.games.length > 0 ? { status: 'ready', games: data.games } : { status: 'empty' };
  if (!error) return { status: 'loading' };
  return { status: 'error', text: intl.formatMessage({ id: failureOf(error).messageId }) };
}
