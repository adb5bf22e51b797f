import { LOCALES } from '@brand/domain';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';
import { buildOperator } from '@brand/operator/build';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app/App.tsx';
import type { PublicDatum } from './app/embeddedData.ts';
import { hydrate } from './app/hydrate.ts';
import { adoptPublicData } from './app/publicData.ts';
import { createServices } from './member/services.ts';
import { operatorStamp } from './platform/operator/operatorStamp.ts';
import { firstView, isMadeUp, loadAll, pageSearch, readPublicData } from './server.tsx';

const WORDS = ['Koi', 'Jade', 'Lion', 'Moon'];
/** The operator's order is by number, and the order by name is another one. */
const GAMES = Array.from({ length: 200 }, (_, at) => ({
  _id: `g${at}`,
  type: at % 3 === 0 ? 'casino' : 'slot',
  category: at % 2 === 0 ? 'kite' : 'reel',
  categoryName: at % 2 === 0 ? 'Kite' : 'Reel',
  handle: '/launch',
  nameEn: `${WORDS[at % 4]} ${String(999 - at)}`,
  nameTh: `${WORDS[at % 4]} ${String(999 - at)}`,
  hot: at % 5 === 0,
}));
const byName = (ending: (typeof GAMES)[number][]) =>
  ending.map(({ nameEn }) => nameEn).sort((a, b) => a.localeCompare(b));
const SLOTS = GAMES.filter(({ type }) => type === 'slot');

let folder: string;
let operator: Operator;
let shown: Root | null = null;
let calls: { search?: string; type?: string; limit: number; skip: number }[] = [];
let idle: (() => void)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-'));
  await buildOperator({ folder: `${process.cwd()}/site/operators/lotus`, out: folder });
  operator = JSON.parse(await readFile(join(folder, 'operator.json'), 'utf8')) as Operator;
  await loadAll();
});

afterAll(async () => rm(folder, { recursive: true }));

beforeEach(() => {
  calls = [];
  idle = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('fetch', async (input: Request) => {
    if (!input.url.endsWith('game/lists')) return Response.json({ code: 0, result: [] });
    const body = (await input.json()) as (typeof calls)[number];
    calls.push(body);
    const own = GAMES.filter(({ type }) => body.type === undefined || type === body.type);
    const list = own.slice(body.skip, body.skip + body.limit);
    return Response.json({ code: 0, result: { list, total: own.length } });
  });
});

afterEach(async () => {
  await act(async () => shown?.unmount());
  shown = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The public data of an address, and its document as the server sends it. */
async function documentOf(address: string, isMember = false) {
  const [path = '', query = ''] = address.split('?');
  const search = pageSearch(path, query && `?${query}`, operator.languages);
  const request = { operator, path, search, isMember };
  const data = await readPublicData(request, async (_key, load) => load().catch(() => null));
  const view = firstView({ ...request, skeletonOnly: false, data });
  return { path, search, data, html: view.html ?? '', view };
}

const cardsIn = (root: ParentNode) =>
  [...root.querySelectorAll('article [data-part=title]')].map((each) => each.textContent);

async function start(address: string, data: readonly PublicDatum[], html: string, search: string) {
  history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.dataset['path'] = location.pathname;
  if (search) root.dataset['search'] = search;
  root.dataset['session'] = 'visitor';
  root.dataset['operator'] = operatorStamp(operator);
  root.innerHTML = html;
  document.body.replaceChildren(root);
  calls = [];
  const services = createServices(operator);
  const renderedFor = { session: 'visitor', operator: operatorStamp(operator) } as const;
  await act(async () => {
    const embedded = JSON.stringify({ renderedAt: Date.now(), queries: data });
    const site = <App services={services} {...adoptPublicData(services, embedded)} />;
    shown = hydrate(root, site, renderedFor);
  });
  return root;
}

const ADDRESSES = [
  ['/en/list/slot?sort=az', byName(SLOTS)],
  ['/en/list?sort=az&type=casino', byName(GAMES.filter(({ type }) => type === 'casino'))],
  ['/en/list?provider=kite&sort=az', byName(GAMES.filter(({ category }) => category === 'kite'))],
  ['/en/search/koi', GAMES.filter(({ nameEn }) => nameEn.startsWith('Koi')).map((g) => g.nameEn)],
  [
    '/en/search/koi?sort=az&type=slot',
    byName(SLOTS.filter(({ nameEn }) => nameEn.startsWith('Koi'))),
  ],
  ['/en/list/koi', GAMES.filter(({ nameEn }) => nameEn.startsWith('Koi')).map((g) => g.nameEn)],
  [
    '/en/list/koi?sort=az&type=slot',
    byName(SLOTS.filter(({ nameEn }) => nameEn.startsWith('Koi'))),
  ],
] as const;

describe.each(ADDRESSES)('%s', (address, games) => {
  it('has its first games in the HTML, and keeps them when all games have loaded', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { html, data, search, view } = await documentOf(address);
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const first = cardsIn(parsed);
    expect(first.length).toBeGreaterThan(10);
    if (address.includes('sort')) expect(first).toEqual(games.slice(0, first.length));
    else expect(first.every((name) => games.includes(name ?? ''))).toBe(true);
    expect(view.page).not.toBeNull();

    const root = await start(address, data, html, search);
    const card = root.querySelector('article');
    expect(cardsIn(root).slice(0, 10)).toEqual(first.slice(0, 10));
    // What the document has is not requested, and the other games wait until the page is idle.
    expect(calls).toEqual([]);
    const status = root.querySelector('[role=status][data-part=count]')?.textContent;
    for (let round = 0; round < 5; round += 1) {
      await act(async () => {
        for (const run of idle.splice(0)) run();
        await new Promise((resolve) => setTimeout(resolve));
      });
    }
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.every(({ search: term }) => term === undefined)).toBe(true);
    await vi.waitFor(() => expect(cardsIn(root).slice(0, 10)).toEqual(first.slice(0, 10)));
    expect(root.querySelector('article')).toBe(card);
    expect(root.querySelector('[role=status][data-part=count]')?.textContent).toBe(status);
    expect(error.mock.calls.map(String)).toEqual([]);
  });
});

describe('an address that a visitor has made up', () => {
  const HOSTILE = [
    '</script><script>alert(1)</script>',
    'koi\u2028koi\u2029',
    '"><img src=x onerror=alert(1)>',
    'k'.repeat(300),
    '\u0000koi',
    '${7*7}{{7*7}}',
  ];

  it.each(HOSTILE)('is text in the document: %j', async (term) => {
    const written = encodeURIComponent(term);
    for (const address of [
      `/en/search/${written}`,
      `/en/list/${written}`,
      `/en/list/slot?sort=az&provider=${written}`,
    ]) {
      const { html, data } = await documentOf(address);
      expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/);
      expect(html).not.toContain('\u0000');
      // A term that is too long has no answer, and neither has one that finds nothing.
      if (term.length > 60) expect(JSON.stringify(data)).not.toContain(term.slice(0, 100));
    }
  });

  it('asks the API nothing of its own', async () => {
    const keys = new Set<string>();
    for (let at = 0; at < 50; at += 1) {
      for (const path of [`/en/search/koi ${at}`, `/en/list/koi-${at}`, '/en/list/slot']) {
        await readPublicData(
          { operator, path, search: `?sort=az&provider=p${at}`, isMember: false },
          async (key, load) => {
            keys.add(key);
            return load();
          },
        );
      }
    }
    // All games, all slots, and the providers.
    expect([...keys].filter((key) => !key.includes('collections'))).toHaveLength(3);
  });

  it('is limited, and other pages are not', () => {
    const of = (path: string, search = '') => isMadeUp({ operator, path, search, isMember: false });
    expect([
      of('/search/koi'),
      of('/list/koi'),
      of('/list/slot', '?sort=az'),
      of('/en/list', '?provider=x'),
    ]).toEqual([true, true, true, true]);
    expect([of('/'), of('/search'), of('/list/slot'), of('/promotion', '?id=1')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('has an order only if it is short', () => {
    expect(pageSearch('/list', '?utm_source=a&sort=az', [...LOCALES])).toBe('?sort=az');
    expect(pageSearch('/list', `?provider=${'x'.repeat(300)}`, [...LOCALES])).toBe('');
    expect(pageSearch('/list', `?sort=az&${'x'.repeat(3_000)}`, [...LOCALES])).toBe('');
  });
});

it('contains nothing of a member, and the same games', async () => {
  for (const [address] of ADDRESSES) {
    const [member, visitor] = [await documentOf(address, true), await documentOf(address)];
    expect(member.data.map(({ key }) => key)).toEqual(visitor.data.map(({ key }) => key));
    expect(JSON.stringify(member.data)).not.toContain('unknown-member');
    expect(member.html).not.toContain('unknown-member');
  }
});
