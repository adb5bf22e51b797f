import { type MemberApi, createMemberApi, lateCode } from '@brand/api';
import type { AccountApi } from '@brand/api/account';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { setClock } from '@brand/ui';
import type { OperatorFile } from './operatorFile.ts';
import { leaveAfterSession } from './session/leaveAfterSession.ts';
import { type SessionCheck, createSessionCheck } from './session/sessionCheck.ts';
import { type PageSessionStore, createSessionStore } from './session/sessionStore.ts';
import { createQueryClient } from '../platform/query/queryClient.ts';
import { type ServerClock, createServerClock } from '../platform/clock/serverClock.ts';

const accountCode = lateCode(() => import('@brand/api/account'));

/** Services that live as long as the page: created once, passed by context, never rerendered. */
export interface Services {
  /** The operator's settings. */
  readonly operator: Operator;
  readonly clock: ServerClock;
  readonly session: PageSessionStore;
  /** Whether it is unknown if the session is still valid; see `useSessionState`. */
  readonly sessionCheck: SessionCheck;
  readonly api: MemberApi;
  /** Calls of login and of members. A visitor's page does not load their code. */
  readonly account: () => Promise<AccountApi>;
  readonly queries: QueryClient;
  /** Reads a text file of the operator's folder. @default from the server of the site */
  readonly operatorFile?: OperatorFile;
}

/** Creates the services of a page load from the browser's storage. */
export function createServices(operator: Operator): Services {
  const clock = createServerClock();
  // Every deadline on the page uses the server's time, and is shown again when a reply corrects it.
  const followServer = () => setClock(clock.now, clock.passed);
  followServer();
  const session = createSessionStore();
  const queries = createQueryClient();
  const sessionCheck = createSessionCheck(queries, (refused) => api.client.renew(refused));
  const api = createMemberApi({
    baseUrl: operator.hosts.api,
    languageOf: (locale) => operator.apiLanguageOf[locale] ?? locale,
    session,
    onServerDate: (...date) => clock.learn(...date) && followServer(),
    onRenewal: sessionCheck.learn,
  });
  if (session.read()) void sessionCheck.prepare();
  // The next member sees no data of the previous one: the cache is cleared with the session, in every tab, and pending
  // replies are ignored.
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
    account: async () => (await accountCode()).createAccountApi(api.client),
  };
}

/** The services of the page. Null outside of it. */
export const ServicesContext = createContext<Services | null>(null);

/** The services of the page. Throws without a provider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs ServicesContext around it');
  return services;
}

/** The current session. Rerenders on login and logout, in this tab or another. */
export function useSession(): Session | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.read, session.read);
}
