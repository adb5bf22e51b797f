import type { Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { PageIntl } from '../../../../routing/PageIntl.tsx';
import { deviceNow } from '../../../../platform/clock/deviceClock.ts';
import { navigate } from '../../../../routing/address.ts';
import { loadMessages } from '../../../../language/messages.ts';
import { type Services, ServicesContext, createServices } from '../../../../member/services.ts';
import { clearCookie, decoded, rawCookie } from '../../../../platform/storage/cookies.ts';
import { localStore } from '../../../../platform/storage/localStore.ts';
import { LOCAL_ITEMS, TAB_ITEMS, namesOf } from '../../../../platform/storage/storageTable.ts';
import { clearTab } from '../../../../platform/storage/tabStore.ts';
import { renderEachAnswer } from '../../../../platform/testing/testAnswers.ts';
import { ServiceWatch } from '../../serviceState/ServiceWatch.tsx';
import { NoticeWatch } from '../NoticeWatch.tsx';

/** 15 January 2026, 09:30 in Bangkok. */
export const NOW = Date.UTC(2026, 0, 15, 2, 30);
export const MINUTE = 60_000;

export const member = (userId: string, rest: Partial<Session> = {}): Session => ({
  accessToken: `at_${userId}_0123456789`,
  refreshToken: `rt_${userId}_0123456789`,
  username: userId,
  userId,
  bankGroup: 'A',
  groupId: 'g1',
  ...rest,
});

/** A notice in the API format. */
export const wireNotice = (id: string, rest: object = {}): object => ({
  id,
  type: 'promotion',
  title: `Notice ${id}`,
  imageUrl: null,
  gameName: null,
  content: `<p>Words of ${id}</p>`,
  link: null,
  showOne: false,
  forceUpgate: false,
  alert: true,
  expired: null,
  ...rest,
});

/** Replies of the API. They may be changed while a page is open. */
interface Told {
  notices: object[];
  announcement: object | null;
  enabled: boolean;
  state: { closed: boolean; text: string | null; usage_problem: boolean };
  /** Ids that were read on another device. */
  read: string[];
  upgradeDue: 0 | 1;
  /** Parts of paths that get no reply. */
  down: string[];
  /** Replies that wait, by the last part of their path. */
  held: Record<string, Promise<void>>;
}

const nothingTold = (): Told => ({
  notices: [],
  announcement: null,
  enabled: true,
  state: { closed: false, text: null, usage_problem: false },
  read: [],
  upgradeDue: 0,
  down: [],
  held: {},
});

const OPERATOR = {
  built: 1,
  locale: 'en',
  apiLanguageOf: {},
  brand: { name: 'Lotus', logo: { file: 'logo.svg', width: 120, height: 32 } },
  theme: { scheme: 'dark', menuScheme: 'dark' },
  features: { line: false, chat: false },
  notices: { imageHosts: [] },
  social: { line: 'https://line.example/brand' },
  registration: { enabled: true, affiliateLink: null },
  siteClosed: false,
  groupId: 'g_default',
};

/** A page that renders only the automatic dialogs. */
export interface NoticesPage {
  readonly services: Services;
  /** Calls by the last part of their path (`graphql`, `read`, …), with their bodies. */
  readonly calls: readonly { readonly name: string; readonly body: unknown }[];
  count(name: string): number;
}

/** Data of the API in the current test. */
export let told = nothingTold();

/** Sets the active notices. */
export function tell(...notices: object[]): void {
  told.notices = notices;
}

/** Setup and cleanup of a test file: messages, fake timers, and empty browser storage. */
export function aroundNotices(): void {
  renderEachAnswer();
  beforeAll(async () => {
    for (const area of ['core', 'notices', 'account'] as const) {
      await Promise.all([loadMessages('en', area), loadMessages('th', area)]);
    }
    await Promise.all([
      import('../NoticeModal.tsx'),
      import('../AnnouncementModal.tsx'),
      import('../../serviceState/ServiceNotice.tsx'),
    ]);
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW });
    told = nothingTold();
  });
  afterEach(() => {
    cleanup();
    for (const name of ['auth', 'alert'] as const) clearCookie(name);
    for (const name of namesOf(LOCAL_ITEMS)) localStore.clear(name);
    for (const name of namesOf(TAB_ITEMS)) clearTab(name);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

let isAsking = () => false;

/** For tests: opens a page again, like a reload. Browser storage stays, and the fake clock too. */
export function openPage({
  session = member('m_1'),
  path = '/en',
  operator = {},
}: { session?: Session | null; path?: string; operator?: object } = {}): NoticesPage {
  cleanup();
  history.replaceState(null, '', path);
  const calls: { name: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const url = new URL(input.url);
    const name = url.pathname.split('/').at(-1) ?? '';
    const text = await input.text();
    calls.push({ name, body: text.startsWith('{') ? JSON.parse(text) : text });
    if (told.down.some((part) => url.pathname.includes(part)))
      throw new TypeError('Failed to fetch');
    await told.held[name];
    return Response.json(answer(name, url.searchParams.get('lang') ?? langOf(text)));
  });
  const host = 'https://api.example';
  const hosts = {
    api: host,
    auth: host,
    cdn: host,
    games: host,
    line: null,
    reward: null,
    chat: null,
  };
  const services = createServices({ ...OPERATOR, hosts, ...operator } as unknown as Operator);
  isAsking = () => services.queries.isFetching() > 0;
  if (services.session.read()?.userId !== session?.userId) services.session.write(session);
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <PageIntl>
          <input aria-label="search" />
          <ServiceWatch />
          <NoticeWatch />
        </PageIntl>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { services, calls, count: (name) => calls.filter((call) => call.name === name).length };
}

function answer(name: string, lang: string): object {
  const inLang = (item: object) =>
    lang === 'th' && 'titleTh' in item ? { ...item, title: item.titleTh } : item;
  switch (name) {
    case 'graphql':
      return { data: { getNotifys: told.notices.map(inLang) } };
    case 'announcement':
      return { code: 0, result: { details: told.announcement, notify: told.enabled } };
    case 'updateData':
      return { code: 0, result: { ...told.state, register: true, build: null, time: 0 } };
    case 'check-is-upgrade':
      return { code: 0, is_upgrade: told.upgradeDue };
    case 'getLineContact':
      return { code: 0, result: { id: '@admin', link: 'https://line.example/admin' } };
    case 'inbox': {
      const list = told.read.map((id) => ({ ...wireNotice(id), time: NOW / 1000, read: true }));
      return { code: 0, result: { list, total: list.length, unread: 0 } };
    }
    default:
      return { code: 0, result: { unread: 0 } };
  }
}

function langOf(text: string): string {
  return /"lang":"(\w+)"/.exec(text)?.[1] ?? 'th';
}

/** Lets time pass in a hidden tab, then makes it visible. */
export async function later(ms: number): Promise<void> {
  vi.setSystemTime(deviceNow() + ms);
  await lookAgain();
}

/** Makes the page visible again. */
export async function lookAgain(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await settled();
  });
}

/** Navigates to another page. */
export async function goTo(path: string): Promise<void> {
  await act(async () => {
    navigate(path);
    await settled();
  });
}

/** Waits until all requests are answered and rendered. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12 || (isAsking() && turn < 1000); turn += 1) {
    await act(async () => new Promise((done) => setImmediate(done)));
  }
}

/** Name of the open dialog. Null if none. Fails if more than one is open. */
export function openDialog(): string | null {
  const open = [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')];
  if (open.length > 1) throw new Error(`${open.length} dialogs are open`);
  const name = open[0]?.getAttribute('aria-labelledby');
  return open.length === 0 ? null : (document.getElementById(name ?? '')?.textContent ?? '');
}

/** Waits until the dialog of this name is open, or none. */
export function shows(name: string | null): Promise<void> {
  return waitFor(() => expect(openDialog()).toBe(name), { timeout: 3000 });
}

/** Presses a button. */
export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}

/** The record of the `alert` cookie. Null if none. */
export function alertRecord(): { readonly results: readonly unknown[] } | null {
  const raw = rawCookie('alert');
  return raw === null ? null : JSON.parse(decoded(raw));
}

export const ANNOUNCEMENT = {
  id: 'a_1',
  title: 'Service hours',
  content: '<p>Open all day.</p>',
  imageUrl: null,
  link: null,
};
