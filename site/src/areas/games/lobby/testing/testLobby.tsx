import { createMemberApi } from '@brand/api';
import type { Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { setClock } from '@brand/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { certainClock } from '../../../../platform/clock/certainClock.ts';
import { PageIntl } from '../../../../routing/PageIntl.tsx';
import { loadMessages } from '../../../../language/messages.ts';
import { lobbyMore, memberOnNow, ownRail, recentWins, visitorOnNow } from '../lobbyParts.ts';
import { createQueryClient } from '../../../../platform/query/queryClient.ts';
import { type Services, ServicesContext } from '../../../../member/services.ts';
import { Lobby } from '../Lobby.tsx';

/** 15 January 2026, 09:30 in Bangkok. */
const NOW = Date.UTC(2026, 0, 15, 2, 30);

const MEMBER: Session = {
  accessToken: 'at_0123456789',
  refreshToken: 'rt_0123456789',
  username: 'demo',
  userId: 'm1',
  bankGroup: 'A',
  groupId: 'g1',
};

/** Games in the API format. Ids and names start with `name`. */
export const wireGames = (count: number, name: string, rest: object = {}): object[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${name}${index}`,
    type: 'slot',
    category: 'b',
    code: `${name}${index}`,
    handle: '/launch',
    nameEn: `${name} ${index}`,
    provider: { id: 'b', name: 'Maker B', img: null },
    ...rest,
  }));

interface ListsBody {
  readonly type?: string;
  readonly hot?: boolean;
  readonly slotWinHistory?: boolean;
}

interface LobbyOptions {
  readonly member?: boolean;
  readonly recent?: readonly object[];
  readonly favourite?: readonly object[];
  /** Whether the operator has lists of played games and favourites. @default true */
  readonly ownLists?: boolean;
  /** The wins of each game. */
  readonly wins?: readonly object[];
  /** Providers in maintenance. */
  readonly closed?: readonly string[];
  /** Lists that are unreachable until `up()`. */
  readonly down?: (body: ListsBody) => boolean;
  /** The banners are unreachable until `up()`. */
  readonly noBanners?: boolean;
  /** What is on now: the operator has these features. @default none */
  readonly features?: Partial<Operator['features']>;
  /** Whether the operator has deposit limits. @default false */
  readonly depositLimits?: boolean;
  /** Replies of further calls by path; `down` is a connection error. */
  readonly replies?: Readonly<Record<string, object | 'down'>>;
}

const BANNER = {
  id: 'b1',
  title: 'First deposit',
  imageUrl: 'https://cdn.example/b.webp',
  imageUrlMobile: 'https://cdn.example/p.webp',
};

const WIN = {
  username: 'somchai',
  date_time: (NOW - 300_000) / 1000,
  bet: 10,
  win: 900,
  multiplier: 90,
};

/** For tests: home page in English with an API that has a few games of each type, and two providers, A the more popular. */
export function renderLobby(options: LobbyOptions = {}) {
  const { member = false, recent = [], favourite = [], wins = [WIN], closed = [] } = options;
  const { ownLists = true, features = {}, depositLimits = false, replies = {} } = options;
  const calls: string[] = [];
  let winCalls = 0;
  let { down = () => false, noBanners = false } = options;
  history.replaceState(null, '', '/en');
  setClock(() => NOW);
  const makers = ['a', 'b'].map((id) => ({
    _id: id,
    type: 'slot',
    category: id,
    nameEn: `Maker ${id.toUpperCase()}`,
    launching: !closed.includes(id),
  }));
  const lists = (body: ListsBody) => {
    const ofA = body.hot && { category: 'a', provider: { id: 'a', name: 'Maker A', img: null } };
    return wireGames(12, body.type ?? (body.hot ? 'hot' : 'game'), {
      ...ofA,
      ...(body.type && { type: body.type }),
      ...(body.slotWinHistory && { slotWinHistory: wins }),
    });
  };
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname } = new URL(input.url);
    calls.push(pathname);
    const reply = replies[pathname];
    if (reply === 'down') throw new TypeError('Failed to fetch');
    if (reply) return Response.json(reply);
    const text = await input.text();
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    switch (pathname) {
      case '/api/v3/member/game/lists':
        if ((body as ListsBody).slotWinHistory) winCalls += 1;
        if (down(body)) throw new TypeError('Failed to fetch');
        return Response.json({ code: 0, result: { list: lists(body), total: 12 } });
      case '/api/v3/member/game/categorys':
        return Response.json({ code: 0, result: makers });
      case '/graphql': {
        const asked = body['variables'] as { favourite?: boolean };
        return Response.json({ data: { lists: asked.favourite ? favourite : recent } });
      }
      case '/api/promotion/list':
        if (noBanners) throw new TypeError('Failed to fetch');
        return Response.json({ code: 0, result: [BANNER] });
      default:
        return Response.json({ code: 0, result: [] });
    }
  });
  const session = {
    read: () => (member ? MEMBER : null),
    write: () => undefined,
    subscribe: () => () => undefined,
  };
  const operator = {
    locale: 'th',
    groupId: 'g1',
    hosts: { api: 'https://api.example', auth: 'https://auth.example' },
    menus: { games: ['casino', 'slot', 'fishing'] },
    optionalCalls: { jackpots: false },
    features: { favourites: ownLists, demo: true, ...features },
    protection: { depositLimits },
    registration: { enabled: true, affiliateLink: null },
  } as unknown as Operator;
  const services = {
    operator,
    session,
    api: createMemberApi({ baseUrl: operator.hosts.api, session, onServerDate: () => undefined }),
    clock: certainClock(() => NOW),
    queries: createQueryClient(),
  } as unknown as Services;
  const shown = render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <PageIntl>
          <Lobby />
        </PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return {
    ...shown,
    /** Called paths. */
    calls,
    /** Number of calls for wins. */
    winCalls: () => winCalls,
    /** Result of the call for the banners. */
    banners: () => services.queries.getQueryState(['banners', 'en'])?.status,
    up: () => {
      down = () => false;
      noBanners = false;
    },
  };
}

/** Before the first test: loads code and messages of the home page, so that no test waits for them. */
export async function loadLobby(): Promise<void> {
  await Promise.all([
    loadMessages('en', 'core'),
    loadMessages('en', 'games'),
    loadMessages('en', 'home'),
    lobbyMore.load(),
    ownRail.load(),
    recentWins.load(),
    memberOnNow.load(),
    visitorOnNow.load(),
    import('@brand/api/gameDetail'),
    import('@brand/api/library'),
  ]);
}

/** Loads the code of the lobby once, and gives each test of a file a browser without its own settings. */
export function setUpLobby(): void {
  beforeAll(loadLobby);
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
