import type { GamesQuery } from '@brand/api';
import {
  BannerCarousel,
  CategoryChips,
  ErrorState,
  GameRail,
  ProviderStrip,
  useText,
} from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureOf } from '../../app/failureOf.ts';
import { listTitleId } from '../../app/pageTitle.ts';
import { usePlace } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useGameActions } from '../games/useGameActions.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import * as css from '../games/games.css.ts';
import { categoryItems } from '../games/categoryItems.ts';
import { bannersOptions, gameListOptions, providersOptions } from '../games/gameQueries.ts';

const RAIL_GAMES = 16;

/** The first rows of the lobby, of what is talked about; those of each kind follow. */
const RAILS: readonly { readonly id: string; readonly query: GamesQuery }[] = [
  { id: 'hot', query: { hot: true } },
  { id: 'new', query: { isNew: true } },
  { id: 'freespin', query: { freeSpin: true } },
];

/** Banners, kinds of games, rows of games and their makers. */
export function Lobby() {
  const place = usePlace();
  const { api, operator } = useServices();
  const kinds = operator.menus.games;
  const rails = [...RAILS, ...kinds.map((type) => ({ id: type, query: { type } }))];
  const { data: banners, isError: noBanners } = useQuery(bannersOptions(api, place.locale));
  const { data: providers, isError: noProviders } = useQuery(providersOptions(api));
  return (
    <div className={css.root}>
      {!noBanners && (
        <BannerCarousel
          state={banners ? { status: 'ready', banners } : { status: 'loading' }}
          hrefOf={place.href}
        />
      )}
      <CategoryChips items={categoryItems(kinds, place.href, null)} />
      {rails.map((rail, index) => (
        <LobbyRail key={rail.id} id={rail.id} query={rail.query} first={index === 0} />
      ))}
      {!noProviders && (
        <ProviderStrip
          state={providers ? { status: 'ready', providers } : { status: 'loading' }}
          hrefOf={(provider) => place.href(`/list/${encodeURIComponent(provider.code)}`)}
        />
      )}
    </div>
  );
}

interface LobbyRailProps {
  id: string;
  query: GamesQuery;
  first: boolean;
}

function LobbyRail({ id, query, first }: LobbyRailProps) {
  const t = useText();
  const intl = useIntl();
  const place = usePlace();
  const session = useSession();
  const { api } = useServices();
  const options = gameListOptions(api, { ...query, limit: RAIL_GAMES }, session?.userId ?? null);
  const { data, error } = useQuery(options);
  const retry = useRetryFailed();
  const actions = useGameActions();

  if (data?.games.length === 0) return <></>;
  if (error && !data) {
    // One sentence for the whole lobby: the other rows fail for the same reason.
    if (!first) return <></>;
    const failure = failureOf(error);
    return (
      <ErrorState
        title={t('games.listFailed')}
        text={intl.formatMessage({ id: failure.messageId })}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    );
  }
  return (
    <GameRail
      title={intl.formatMessage({ id: listTitleId(id) })}
      state={data ? { status: 'ready', games: data.games } : { status: 'loading' }}
      moreHref={place.href(`/list/${id}`)}
      actions={actions}
      eager={first}
    />
  );
}
