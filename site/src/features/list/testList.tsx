import { createMemberApi } from '@brand/api';
import core from '@brand/ui/messages/core.en';
import games from '@brand/ui/messages/games.en';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import type { EntryState } from '../../app/entryState.ts';
import { RouteParamsContext } from '../../app/navigation.ts';
import { createQueryClient } from '../../app/queryClient.ts';
import { type Services, ServicesContext } from '../../app/services.ts';
import siteCore from '../../messages/core.en.json';
import siteGames from '../../messages/games.en.json';
import { GameList } from './GameList.tsx';

/**
 * Opens `/en/list/{id}` for a visitor, with whatever `fetch` answers.
 *
 * @param search of the address
 * @param entry what the history keeps with it
 * @param queries what was asked before
 */
export function openList(
  id: string | null,
  search = '',
  entry: EntryState = {},
  queries = createQueryClient(),
): void {
  const path = id === null ? '/en/list' : `/en/list/${encodeURIComponent(id)}`;
  history.replaceState(entry, '', path + search);
  const session = { read: () => null, write: () => {}, subscribe: () => () => {} };
  const api = createMemberApi({ baseUrl: 'https://api.example', session, onServerDate: () => {} });
  const menus = { games: ['slot', 'casino', 'fishing'] };
  const operator = { menus, hosts: {}, features: { favourites: true } };
  const doubt = { subscribe: () => () => {}, read: () => false };
  const services = { api, session, queries, operator, doubt } as unknown as Services;
  const messages = { ...core, ...games, ...siteCore, ...siteGames } as unknown as Record<
    string,
    MessageFormatElement[]
  >;
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <IntlProvider locale="en" messages={messages}>
          <RouteParamsContext value={id === null ? {} : { id }}>
            <GameList />
          </RouteParamsContext>
        </IntlProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
}
