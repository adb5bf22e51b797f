import { type ApiClient, type MemberApi, createMemberApi } from '@brand/api';
import type { AccountApi } from '@brand/api/account';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { leaveAfterSession } from './session/leaveAfterSession.ts';
import { type SessionCheck, createSessionCheck } from './session/sessionCheck.ts';
import { type PageSessionStore, createSessionStore } from './session/sessionStore.ts';
import { page } from '../routing/chunks/page.ts';
import { createQueryClient } from '../platform/query/queryClient.ts';
import { type ServerClock, createServerClock } from '../platform/clock/serverClock.ts';

/** What lives as long as the page: made once, handed down by context, never re-rendered. */
export interface Services {
  /** What the operator decides. */
  readonly operator: Operator;
  readonly clock: ServerClock;
  readonly session: PageSessionStore;
  /** Whether nobody knows if the session still stands; see `useSessionState`. */
  readonly sessionCheck: SessionCheck;
  readonly api: MemberApi;
  /** Calls of one who logs in or is logged in; a visitor's page does without their code. */
  readonly account: () => Promise<AccountApi>;
  readonly queries: QueryClient;
}

/** Makes the services of a page load, over what is kept in the browser. */
export function createServices(operator: Operator): Services {
  const clock = createServerClock();
  const session = createSessionStore();
  const queries = createQueryClient();
  const sessionCheck = createSessionCheck(queries, (refused) => api.client.renew(refused));
  const api = createMemberApi({
    baseUrl: operator.hosts.api,
    session,
    onServerDate: clock.learn,
    onRenewal: sessionCheck.learn,
  });
  if (session.read()) void sessionCheck.prepare();
  // The next member sees nothing of the last: what was fetched goes with the session, in every tab, and what is still on
  // its way lands nowhere.
  session.subscribe(() => {
    void queries.cancelQueries();
    queries.clear();
    sessionCheck.learn(null);
    leaveAfterSession(session.lastEnd());
    if (session.read()) void sessionCheck.prepare();
  });
  return {
    operator,
    clock,
    session,
    sessionCheck,
    queries,
    api,
    account: accountCode(api.client).load,
  };
}

function accountCode(client: ApiClient) {
  return page(() => import('@brand/api/account').then((module) => module.createAccountApi(client)));
}

/** The services of the page; null outside of it. */
export const ServicesContext = createContext<Services | null>(null);

/** The services of the page. Throws where there are none above. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs ServicesContext around it');
  return services;
}

/** The session as it stands; the component renders again when a member comes or goes, in this tab or another. */
export function useSession(): Session | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.read, session.read);
}
