import { createMemberApi } from '@brand/api';
import { createAccountApi } from '@brand/api/account';
import type { Game, GameType } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { QueryClient } from '@tanstack/react-query';
import { setClock } from '@brand/ui';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Services } from '../../../../member/services.ts';
import { cardMarks } from '../../cardMarks.ts';
import { recordRecent } from '../../recordRecent.ts';
import { createSessionStore } from '../../../../member/session/sessionStore.ts';
import { member } from '../../../../member/testing/testPage.tsx';
import type { LaunchOrder } from '../launch.ts';
import { createLauncher } from '../launcher.ts';

const AGENTS = {
  phone: 'Mozilla/5.0 (Linux; Android 14; SM-A156E) Chrome/140.0.0.0 Mobile Safari/537.36',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
} as const;

export type Device = keyof typeof AGENTS;

/** For tests: the user agent of the browser. */
export function beDevice(device: Device): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[device]);
}

/** For tests: a game of a type. */
export function gameOf(type: GameType, its: Partial<Game> = {}): Game {
  return {
    id: `g_${type}`,
    code: type,
    handle: '/api/v3/member/game/launch',
    type,
    nameTh: `เกม ${type}`,
    nameEn: `Game ${type}`,
    provider: { id: 'p', name: 'Maker', image: null },
    image: null,
    color: null,
    hot: false,
    isNew: false,
    freeSpin: false,
    favourite: false,
    recent: false,
    available: true,
    rtp: null,
    demo: true,
    ...its,
  };
}

/** For tests: an address that the operator's games host returns. */
export const ADDRESS = 'https://games.example/play/koi?token=lt_1';

/** A pending launch call. */
export interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly signal: AbortSignal;
  /** Sends the reply. `down`: connection error. */
  answer(reply: object | 'down'): Promise<void>;
}

/** For tests: services of a member or visitor. Launch calls are answered by the test. */
export function launchServices({ visitor = false } = {}) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const path = new URL(input.url).pathname;
    const body: unknown = JSON.parse(await input.text());
    return new Promise<Response>((resolve, reject) => {
      input.signal.addEventListener('abort', () => reject(input.signal.reason as Error));
      asked.push({
        path,
        body,
        signal: input.signal,
        async answer(reply) {
          if (reply === 'down') reject(new TypeError('Failed to fetch'));
          else resolve(Response.json(reply));
          await settled();
        },
      });
    });
  });
  const session = createSessionStore();
  session.write(visitor ? null : member('m_1', 'demo'));
  const operator = {
    locale: 'en',
    hosts: { api: 'https://api.example', games: 'https://games.example' },
    games: { frameHosts: ['https://more.example/play'] },
    optionalCalls: { jackpots: false },
    features: { demo: true },
  } as unknown as Operator;
  const api = createMemberApi({ baseUrl: operator.hosts.api, session, onServerDate: () => {} });
  const services = {
    operator,
    session,
    api,
    queries: new QueryClient(),
    account: async () => createAccountApi(api.client),
  } as unknown as Services;
  return { services, asked };
}

/** For tests: waits until all queued tasks have run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(0);
}

/** For tests: a window opened by a press. */
export function fakeTab() {
  const tab = {
    closed: false,
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    open: vi.fn((_: string, name: string) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
      return frame?.contentWindow ?? null;
    }),
    focus: vi.fn(),
    close: vi.fn(() => {
      tab.closed = true;
    }),
  };
  return tab;
}

export type FakeTab = ReturnType<typeof fakeTab>;

/** For tests: number of tabs that were told to close, whatever page they show. */
export function closersOf(): number {
  return [...document.querySelectorAll('iframe')].filter((frame) =>
    frame.contentDocument?.querySelector('script'),
  ).length;
}

/** A launcher that records its tabs and navigation. */
export function launching({ visitor = false, blocked = false } = {}) {
  const { services, asked } = launchServices({ visitor });
  const tabs: FakeTab[] = [];
  const wentTo: string[] = [];
  const ways = { blocked };
  const launcher = createLauncher(services, {
    openTab() {
      if (ways.blocked) return null;
      const tab = fakeTab();
      tabs.push(tab);
      return tab as unknown as Window;
    },
    replacePage: (address) => void wentTo.push(address),
  });
  const start = (game: Game, more: Partial<LaunchOrder> = {}) =>
    launcher.start({ game, isDemo: false, way: 'frame', locale: 'th', from: 'page', ...more });
  return { launcher, asked, tabs, wentTo, ways, start, state: () => launcher.read().state };
}

/** For tests: own clock, desktop device, and no previous launch. The caller replaces `recordRecent`. */
export function betweenLaunches(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    setClock(() => vi.getMockedSystemTime()?.getTime() ?? 0);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    beDevice('desktop');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.replaceChildren();
    cardMarks.setLaunching(null);
    vi.mocked(recordRecent).mockClear();
  });
}
