import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { buildOperator } from '@brand/operator/build';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { firstView, knownPaths, loadAll } from './server.tsx';
import { App } from './app/App.tsx';
import { memberParts } from './frame/frameParts.ts';
import { localePath } from './language/locale.ts';
import { navigate } from './routing/address.ts';
import { createServices } from './member/services.ts';
import { operatorStamp } from './platform/operator/operatorStamp.ts';
import { hydrate } from './app/hydrate.ts';

const SESSION = {
  accessToken: 'a'.repeat(20),
  refreshToken: 'b'.repeat(20),
  username: 'player',
  userId: '1',
  bankGroup: null,
  groupId: null,
};
let folder: string;
let operator: Operator;
let shown: Root | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'take-over-'));
  await buildOperator({ folder: `${process.cwd()}/site/operators/lotus`, out: folder });
  operator = JSON.parse(await readFile(join(folder, 'operator.json'), 'utf8')) as Operator;
  await Promise.all([loadAll(), memberParts.load()]);
});

afterAll(async () => rm(folder, { recursive: true }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('fetch', async () => new Promise(() => undefined));
  vi.stubGlobal('scrollTo', () => undefined);
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
});

async function close() {
  await act(async () => shown?.unmount());
  shown = null;
}

afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setSession(isMember: boolean) {
  document.cookie = isMember
    ? `auth=${encodeURIComponent(JSON.stringify(SESSION))}; path=/`
    : 'auth=; path=/; max-age=0';
}

/** The document of a page as the server sends it. */
function open(path: string, isMember: boolean, search = '') {
  setSession(false);
  history.replaceState(null, '', path);
  const { html } = firstView({ operator, path, isMember, skeletonOnly: false });
  setSession(isMember);
  const root = document.createElement('div');
  root.dataset['path'] = path;
  root.dataset['session'] = isMember ? 'member' : 'visitor';
  root.dataset['operator'] = operatorStamp(operator);
  root.innerHTML = html ?? '';
  document.body.replaceChildren(root);
  history.replaceState(null, '', path + search);
  return { root, isRendered: html !== null };
}

async function start(root: HTMLElement, isMember: boolean) {
  const services = createServices(operator);
  const session = isMember ? 'member' : 'visitor';
  await act(async () => {
    const renderedFor = { session, operator: operatorStamp(operator) } as const;
    shown = hydrate(root, <App services={services} />, renderedFor);
  });
}

/** Acts when the frame is hydrated, and the page is not yet: then the frame subscribes to the address. */
function duringHydration(act: () => void) {
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    listen(type, listener, options);
    if (type === 'popstate') act();
  });
}

const DAY = 86_400_000;

for (const { isMember, days } of [
  { isMember: false, days: 0 },
  { isMember: true, days: 0 },
  { isMember: false, days: 400 },
  { isMember: true, days: 400 },
]) {
  it(`keeps the server-rendered DOM of every page without hydration errors, member: ${isMember}, on a device ${days} days ahead`, async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failures: string[] = [];
    // The language and the time of the device are independent: outside the proof, a wrong time gets one of the languages.
    const all = days === 0 || process.env['PROVE'];
    for (const locale of all ? LOCALES : ([isMember ? 'en' : 'th'] as const)) {
      for (const known of knownPaths(operator)) {
        const path = localePath(locale, known, operator.languages);
        const { root, isRendered } = open(path, isMember);
        if (!isRendered) continue;
        const before = root.firstElementChild;
        if (days > 0) vi.setSystemTime(Date.now() + days * DAY);
        await start(root, isMember);
        vi.useRealTimers();
        if (root.firstElementChild !== before) failures.push(`${path}: replaced`);
        for (const call of error.mock.calls)
          failures.push(`${path}: ${call.map(String).join(' ').slice(0, 1500)}`);
        await close();
        error.mockClear();
      }
    }
    expect(failures).toEqual([]);
  }, 60_000);
}

it('applies the query of the address after hydration', async () => {
  const error = vi.spyOn(console, 'error');
  const { root } = open('/', false, '?ref=1');
  const before = root.firstElementChild;
  await start(root, false);
  expect(root.firstElementChild).toBe(before);
  expect(root.querySelector('a[href="/en?ref=1"]')).not.toBeNull();
  expect(error.mock.calls).toEqual([]);
});

it('hydrates the page of the document although a reply arrives before', async () => {
  const error = vi.spyOn(console, 'error');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const services = createServices(operator);
  const { root } = open('/', false);
  const before = root.firstElementChild;
  const queryKey = ['banners', 'th'];
  duringHydration(() => {
    void services.queries.prefetchQuery({ queryKey, queryFn: async () => [] });
  });
  await new Promise<void>((onReady) => {
    const renderedFor = { session: 'visitor', operator: operatorStamp(operator) } as const;
    shown = hydrate(root, <App services={services} onReady={onReady} />, renderedFor);
  });
  await vi.waitFor(() => expect(services.queries.getQueryData(queryKey)).toEqual([]));
  expect(root.firstElementChild).toBe(before);
  expect(error.mock.calls).toEqual([]);
});

it.each(['/help', '/en/list/slot'])(
  'hydrates the page of the document although a link to %s was followed before',
  async (href) => {
    const error = vi.spyOn(console, 'error');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const { root } = open('/list/slot', true);
    const title = () => root.querySelector('main h1')?.textContent;
    const before = title();
    duringHydration(() => {
      if (location.pathname === '/list/slot') navigate(href);
    });
    await new Promise<void>((onReady) => {
      const renderedFor = { session: 'member', operator: operatorStamp(operator) } as const;
      const site = <App services={createServices(operator)} onReady={onReady} />;
      shown = hydrate(root, site, renderedFor);
    });
    await vi.waitFor(() => expect(title()).not.toBe(before));
    expect(location.pathname).toBe(href);
    expect(error.mock.calls).toEqual([]);
  },
);

it('renders again when the operator has changed since the server render', async () => {
  const error = vi.spyOn(console, 'error');
  const { root } = open('/', false);
  const before = root.firstElementChild;
  root.dataset['operator'] = operatorStamp({ ...operator, hideaff: !operator.hideaff });
  await start(root, false);
  expect(root.firstElementChild).not.toBe(before);
  expect(error.mock.calls).toEqual([]);
});

it('renders again when the document is for another user', async () => {
  const { root } = open('/', false);
  const before = root.firstElementChild;
  setSession(true);
  await start(root, true);
  expect(root.firstElementChild).not.toBe(before);
});

it('renders again when the document is for another address', async () => {
  const { root } = open('/', false);
  const before = root.firstElementChild;
  history.replaceState(null, '', '/help');
  await start(root, false);
  expect(root.firstElementChild).not.toBe(before);
});

it('renders again when the code for members is unavailable', async () => {
  const error = vi.spyOn(console, 'error');
  vi.spyOn(memberParts, 'peek').mockReturnValue(null);
  const { root } = open('/list/slot', true);
  const before = root.firstElementChild;
  await start(root, true);
  expect(root.firstElementChild).not.toBe(before);
  expect(error.mock.calls).toEqual([]);
});
