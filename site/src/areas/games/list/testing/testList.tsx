import { createMemberApi } from '@brand/api';
import core from '@brand/ui/messages/core.en';
import games from '@brand/ui/messages/games.en';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouteParamsContext } from '../../../../routing/navigation.ts';
import { createQueryClient } from '../../../../platform/query/queryClient.ts';
import type { Services } from '../../../../member/services.ts';
import { TestSite } from '../../../../member/testing/testSite.tsx';
import siteCore from '../../../../messages/core.en.json';
import siteGames from '../../../../messages/games.en.json';
import { SearchResults } from '../../search/SearchResults.tsx';
import { GameList } from '../GameList.tsx';

/**
 * Opens `/en/list/{id}` for a visitor, with any implementation of `fetch`.
 *
 * @param search of the address
 * @param queries existing query client
 * @param demo whether the operator has play money
 */
export function openList(
  id: string | null,
  search = '',
  queries = createQueryClient(),
  demo = true,
): void {
  const path = id === null ? '/en/list' : `/en/list/${encodeURIComponent(id)}`;
  openGames(<GameList />, path + search, id, queries, demo);
}

/** Opens `/en/search/{term}` in the same way. */
export function openSearch(term: string, queries = createQueryClient()): void {
  const path = `/en/search/${encodeURIComponent(term)}`;
  openGames(<SearchResults heading={null} />, path, term, queries, true);
}

function openGames(
  page: ReactNode,
  path: string,
  id: string | null,
  queries: Services['queries'],
  demo: boolean,
): void {
  history.replaceState({}, '', path);
  const session = { read: () => null, write: () => {}, subscribe: () => () => {} };
  const api = createMemberApi({ baseUrl: 'https://api.example', session, onServerDate: () => {} });
  const menus = { games: ['slot', 'casino', 'fishing'] };
  const operator = {
    menus,
    hosts: {},
    optionalCalls: { jackpots: false },
    features: { favourites: true, demo },
  };
  const sessionCheck = { subscribe: () => () => {}, read: () => false };
  const services = { api, session, queries, operator, sessionCheck } as unknown as Services;
  render(
    <TestSite services={services} words={[core, games, siteCore, siteGames]}>
      <RouteParamsContext value={id === null ? {} : { id }}>{page}</RouteParamsContext>
    </TestSite>,
  );
}
