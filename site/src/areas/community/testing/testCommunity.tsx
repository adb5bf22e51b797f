import { createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import type { Session } from '@brand/domain';
import { now } from '@brand/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { certainClock } from '../../../platform/clock/certainClock.ts';
import { testOperator } from '../../../../server/testOperator.ts';
import { PageIntl } from '../../../routing/PageIntl.tsx';
import { loadMessages } from '../../../language/messages.ts';
import { createQueryClient } from '../../../platform/query/queryClient.ts';
import { type Services, ServicesContext } from '../../../member/services.ts';

/** 15 January 2026, 09:30 in Bangkok. */
export const NOW = Date.UTC(2026, 0, 15, 2, 30);

const MEMBER: Session = {
  accessToken: 'at_0123456789',
  refreshToken: 'rt_0123456789',
  username: 'demo',
  userId: 'm1',
  bankGroup: 'A',
  groupId: 'g1',
};

/** A call that the page made. */
interface Call {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

type Reply = object | 'down' | number;

/**
 * Result for a path, returned with code 0, or a function of the query that returns it. `down`: connection error. A number:
 * HTTP status of an error.
 */
export type CommunityReplies = Record<string, Reply | ((query: Call['query']) => Reply)>;

interface CommunityOptions {
  readonly member?: boolean;
  readonly locale?: 'th' | 'en';
  /** Path without language, with its query and hash. @default '/' */
  readonly path?: string;
  /** Settings of the operator. */
  readonly hideaff?: boolean;
}

/** For tests: renders a community page with prepared API replies. `replies` may be changed while it is mounted. */
export async function showCommunity(
  element: ReactElement,
  replies: CommunityReplies,
  { member = false, locale = 'en', path = '/', hideaff = false }: CommunityOptions = {},
) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, searchParams } = new URL(input.url);
    const query = Object.fromEntries(searchParams);
    calls.push({ path: pathname, query });
    const prepared = replies[pathname] ?? 'down';
    const reply = typeof prepared === 'function' ? (prepared(query) as Reply) : prepared;
    if (reply === 'down') throw new TypeError('Failed to fetch');
    if (typeof reply === 'number')
      return Response.json({ code: reply, messages: '' }, { status: reply });
    return Response.json({ code: 0, result: reply });
  });
  const operator = { ...testOperator(), hideaff };
  const session = {
    read: () => (member ? MEMBER : null),
    subscribe: () => () => undefined,
    write: () => undefined,
  };
  const api = createMemberApi({
    baseUrl: operator.hosts.api,
    session,
    onServerDate: () => undefined,
  });
  const services = {
    operator,
    session,
    api,
    clock: certainClock(now),
    queries: createQueryClient(),
    account: async () => createAccountApi(api.client),
  } as unknown as Services;
  history.replaceState(null, '', (locale === 'en' ? '/en' : '') + path);
  await Promise.all([loadMessages(locale, 'core'), loadMessages(locale, 'community')]);
  const shown = render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <PageIntl>{element}</PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { ...shown, calls, services };
}
