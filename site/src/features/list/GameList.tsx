import { gameName } from '@brand/domain';
import { CategoryChips, GameGrid, Heading, useText } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listTitleId } from '../../app/pageTitle.ts';
import { usePlace, useRouteParam } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useGameActions } from '../games/useGameActions.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import * as css from '../games/games.css.ts';
import { categoryItems } from '../games/categoryItems.ts';
import { gameListOptions, providersOptions } from '../games/gameQueries.ts';
import { gridState } from '../games/gridState.ts';
import { type ListKind, gamesQueryOf, listKindOf, termOf } from './listQuery.ts';
import { ownGamesOptions } from '../favourites/ownGamesQuery.ts';

/** All games of a kind, of a provider, of a term, or of the member. */
export function GameList() {
  const intl = useIntl();
  const { href } = usePlace();
  const { operator } = useServices();
  const list = listKindOf(useRouteParam('id'));
  const { games, title } = useListed(list);
  const actions = useGameActions();
  return (
    <div className={css.root}>
      <CategoryChips
        items={categoryItems(operator.menus.games, href, list.kind === 'type' ? list.type : null)}
      />
      <Heading level={1} className={css.title}>
        {title}
      </Heading>
      <GameGrid
        state={gridState(games, (id) => intl.formatMessage({ id }))}
        actions={actions}
        onRetry={useRetryFailed()}
      />
    </div>
  );
}

/** The games of a list, and what the list is called. */
function useListed(list: ListKind) {
  const t = useText();
  const intl = useIntl();
  const { locale } = usePlace();
  const services = useServices();
  const userId = useSession()?.userId ?? null;
  const own = list.kind === 'favourite' || list.kind === 'recent' ? list.kind : null;
  const asked = list.kind === 'favourite' || list.kind === 'recent' ? null : list;
  const name = list.kind === 'named' ? list.code : null;
  const providers = useQuery({ ...providersOptions(services.api), enabled: name !== null });
  const provider = providers.data?.find(({ code }) => code === name);
  const kept = useQuery({
    ...ownGamesOptions(services, own ?? 'favourite', userId),
    enabled: own !== null,
  });
  const all = useQuery({
    ...gameListOptions(
      services.api,
      asked ? gamesQueryOf(asked, provider !== undefined) : {},
      userId,
    ),
    // Whether a name is a provider's or a term is not known before the providers are.
    enabled: asked !== null && (name === null || providers.data !== undefined),
  });
  if (own !== null) return { games: kept, title: t(`shell.nav.${own}`) };
  if (name === null) {
    const rail = list.kind === 'type' ? list.type : list.kind;
    return { games: all, title: intl.formatMessage({ id: listTitleId(rail) }) };
  }
  if (!providers.data) return { games: { data: undefined, error: providers.error }, title: ' ' };
  return { games: all, title: provider ? gameName(provider, locale) : termOf(name) };
}
