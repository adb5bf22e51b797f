import type { Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { matchRoute } from '../../../../routing/matchRoute.ts';
import { usePlace } from '../../../../routing/navigation.ts';
import { SHOW, VisitContext } from '../../../../routing/visit.ts';
import { PageIntl } from '../../../../routing/PageIntl.tsx';
import { deviceNow } from '../../../../platform/clock/deviceClock.ts';
import { loadMessages } from '../../../../language/messages.ts';
import { type Services, ServicesContext, createServices } from '../../../../member/services.ts';
import { clearCookie } from '../../../../platform/storage/cookies.ts';
import { localStore } from '../../../../platform/storage/localStore.ts';
import {
  COOKIES,
  LOCAL_ITEMS,
  TAB_ITEMS,
  namesOf,
} from '../../../../platform/storage/storageTable.ts';
import { clearTab } from '../../../../platform/storage/tabStore.ts';
import { PromotionWatch } from '../PromotionWatch.tsx';

export const MINUTE = 60_000;
export const MEMBER: Session = {
  accessToken: 'at_m_0011_0123456789',
  refreshToken: 'rt_m_0011_0123456789',
  username: 'promo',
  userId: 'm_0011',
  bankGroup: 'A',
  groupId: 'g1',
};
export const OPERATOR = {
  built: 1,
  locale: 'th',
  apiLanguageOf: {},
  brand: { name: 'Lotus', logo: { file: 'logo.svg', width: 120, height: 32 } },
  features: { promotions: true },
  registration: { enabled: true, affiliateLink: null },
  depositPromotionUntil: '2030-12-31T23:59:59+07:00',
  hosts: {
    api: 'https://api.example',
    auth: 'https://auth.example',
    reward: 'https://reward.example',
    line: null,
  },
};
const CREDIT = { code: 0, result: { balance: 100 } };
export const GIVEN = { code: 0, status: 'fulfilled', result: { credit: 100 } };
const WAITING = { code: 2, status: 'waiting' };

/** The next replies of the API, and the state of the page. */
export const world: {
  told: { registration: object | null; deposit: object | null; visitor: string | null };
  check: object;
  isDown: boolean;
  isHidden: boolean;
} = {
  told: { registration: null, deposit: null, visitor: null },
  check: {},
  isDown: false,
  isHidden: false,
};
export const calls: string[] = [];

const seconds = (ms: number) => Math.floor(ms / 1000);
export const ends = (ms: number) => seconds(deviceNow() + ms);
export const registration = (more: object = {}) => ({
  id: 'rc_1',
  credit: 50,
  time: 10,
  expires: ends(10 * MINUTE),
  closed: false,
  ...more,
});
export const deposit = (more: object = {}) => ({
  ...registration({ id: 'dp_1', credit: 100 }),
  deposit: 500,
  fulfilled: false,
  ...more,
});

/** Before and after each test: empty browser storage, an API with the data of `world`, and a fake clock. */
export function setUpWorld(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 2, 30) });
    window.matchMedia ??= () =>
      ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
    clearBrowser();
    world.told = { registration: null, deposit: null, visitor: null };
    world.check = WAITING;
    world.isDown = false;
    world.isHidden = false;
    calls.length = 0;
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
      world.isHidden ? 'hidden' : 'visible',
    );
    vi.stubGlobal('fetch', async (input: Request) => {
      const { pathname, search } = new URL(input.url);
      calls.push(pathname + search);
      if (world.isDown) throw new TypeError('Failed to fetch');
      const headers = { Date: new Date(Math.floor(deviceNow() / 1000) * 1000).toUTCString() };
      const promotion = { code: 0, result: { ...world.told, reward_token: 'wt_1' } };
      if (pathname.endsWith('/getPromotion')) return Response.json(promotion, { headers });
      if (pathname.endsWith('/check-deposit-promotion'))
        return Response.json(world.check, { headers });
      return Response.json(CREDIT, { headers });
    });
    await Promise.all([
      loadMessages('en', 'core'),
      loadMessages('en', 'notices'),
      // Chunks of the page load synchronously.
      import('../PromotionCorner.tsx'),
      import('@brand/api/promotions'),
    ]);
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    clearBrowser();
  });
}

function clearBrowser(): void {
  for (const name of namesOf(COOKIES)) clearCookie(name);
  for (const name of namesOf(LOCAL_ITEMS)) localStore.clear(name);
  for (const name of namesOf(TAB_ITEMS)) clearTab(name);
}

function VisitOfAddress({ children }: { children: ReactNode }) {
  const match = matchRoute(usePlace().pathname);
  return <VisitContext value={{ match, outcome: SHOW }}>{children}</VisitContext>;
}

/** Loads a page, like a reload or another tab. Its content is `children`. */
export async function open(
  session: Session | null,
  path = '/en',
  children: ReactNode = null,
): Promise<Services> {
  history.replaceState(null, '', path);
  const services = createServices(OPERATOR as unknown as Operator);
  if (services.session.read()?.userId !== session?.userId) services.session.write(session);
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <PageIntl>
          <VisitOfAddress>
            {children}
            <PromotionWatch />
          </VisitOfAddress>
        </PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
  await settle();
  return services;
}

export const settle = (ms = 50) => act(() => vi.advanceTimersByTimeAsync(ms));
export const box = () => document.querySelector<HTMLElement>('[data-component=promotion-box]');
export const toggle = () => box()!.querySelector<HTMLElement>('[data-part=toggle]')!;
export const checks = () => calls.filter((path) => path.includes('check-deposit')).length;
export const asks = () => calls.filter((path) => path.includes('getPromotion')).length;
export const look = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Lets time pass until the condition is true. */
export async function until(test: () => void): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    try {
      return test();
    } catch {
      await settle();
    }
  }
  test();
}
