import { SEARCH_MIN, searchTerm } from '@brand/domain';
import { CategoryChips, EmptyState, GameGrid, Heading, Text } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureOf } from '../../app/failureOf.ts';
import { usePlace, useRouteParam } from '../../app/navigation.ts';
import { useServices, useSession } from '../../app/services.ts';
import { useGameActions } from '../games/useGameActions.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import * as games from '../games/games.css.ts';
import { categoryItems } from '../games/categoryItems.ts';
import { gameListOptions } from '../games/gameQueries.ts';
import { PageHeading } from '../shell/PageHeading.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import * as css from './SearchResults.css.ts';

/** As many games as one answer can bring; the grid draws what is seen of them. */
const MOST = 500;

/** What is found for the term in the address, or an invitation to search. */
export function SearchResults() {
  const place = usePlace();
  const { operator } = useServices();
  const term = searchTerm(useRouteParam('id') ?? '');
  return (
    <div className={games.root}>
      <CategoryChips items={categoryItems(operator.menus.games, place.href, null)} />
      {term === null ? <Invitation /> : <Found key={term} term={term} />}
    </div>
  );
}

function Invitation() {
  const intl = useIntl();
  return (
    <>
      <PageHeading name="search" shown="never" />
      <EmptyState
        level={2}
        title={intl.formatMessage({ id: 'site.search.start' })}
        text={intl.formatMessage({ id: 'site.search.startText' }, { min: SEARCH_MIN })}
      />
    </>
  );
}

function Found({ term }: { term: string }) {
  const intl = useIntl();
  const session = useSession();
  const { api } = useServices();
  const query = { search: term, limit: MOST };
  const { data, error } = useQuery(gameListOptions(api, query, session?.userId ?? null));
  const actions = useGameActions();
  const retry = useRetryFailed();
  const title = usePageTitle();
  const count = data?.games.length;

  function gridState() {
    if (data) return { status: 'ready', games: data.games } as const;
    if (!error) return { status: 'loading' } as const;
    const text = intl.formatMessage({ id: failureOf(error).messageId });
    return { status: 'error', text } as const;
  }
  return (
    <>
      <div className={css.head}>
        <Heading level={1} className={games.title}>
          {title}
        </Heading>
        <div role="status">
          {count !== undefined && count > 0 && (
            <Text tone="muted">{intl.formatMessage({ id: 'site.search.found' }, { count })}</Text>
          )}
        </div>
      </div>
      {count === 0 ? (
        <EmptyState
          level={2}
          title={intl.formatMessage({ id: 'site.search.none' }, { term })}
          text={intl.formatMessage({ id: 'site.search.noneText' })}
        />
      ) : (
        <GameGrid state={gridState()} actions={actions} onRetry={retry} />
      )}
    </>
  );
}
