import { type GamePage, ApiError } from '@brand/api';
import { createGameDetailApi } from '@brand/api/gameDetail';
import { countCases } from '@brand/domain/testing/countCases';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PageBoundary } from '../frame/layout/PageBoundary.tsx';
import { loadMessages } from '../language/messages.ts';
import { lobbyMore } from '../areas/games/lobby/lobbyParts.ts';
import { RouteParamsContext } from '../routing/navigation.ts';
import { seededRandom } from '../platform/testing/brokenReply.ts';
import { type TestCashier, openCashier, prepareCashier } from '../member/testing/testCashier.tsx';
import { openTestSandbox } from '../member/testing/testSandbox.ts';
import { Lobby } from '../areas/games/lobby/Lobby.tsx';
import { SearchPage } from './SearchPage.tsx';
import { GameList } from '../areas/games/list/GameList.tsx';
import { brokenList, soundGames } from '../areas/games/list/brokenList.ts';

/** Broken replies for the list of games. Both clients read each of them, and one of the three pages renders it. */
const REPLIES = process.env['PROVE'] ? 10_000 : 300;
const SHOWN = process.env['PROVE'] ? REPLIES : 30;
const PATIENCE_MS = 60 * 60_000;
/** Number of games in the broken reply. More would only slow down the test. */
const GAMES = 12;
const NEVER_SHOWN = /\bNaN\b|undefined|\[object|Infinity|Invalid Date/;

let page: TestCashier;
let good: unknown;
/** The reply for a list. The valid one if it is not set. */
let broken: string | Uint8Array | null = null;
let underway = 0;
const errors: unknown[] = [];
const others = new Map<string, string>();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A reply that contains 9998 by chance replaces the page content with maintenance (section 8). */
const isDown = (word: unknown) => word instanceof ApiError && word.kind === 'maintenance';

const isList = (url: string) => url.includes('/game/lists');

beforeAll(async () => {
  await Promise.all([prepareCashier(), loadMessages('en', 'games'), lobbyMore.load()]);
  const sandbox = await openTestSandbox();
  page = openCashier(sandbox.api);
  const games = { games: ['casino', 'slot', 'fishing', 'lotto', 'sport'] };
  Object.assign(page.services.operator, { menus: games });
  good = await post(sandbox.api, '/api/v3/member/game/lists', {
    limit: GAMES,
    slotWinHistory: true,
  });
  others.set(
    'categorys',
    JSON.stringify(await post(sandbox.api, '/api/v3/member/game/categorys', {})),
  );
  await sandbox.close();
  page.services.session.write(null);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!words.some(isDown)) errors.push(words);
  });
  addEventListener('error', ({ error }) => void errors.push(error));
  process.on('unhandledRejection', (reason) => void errors.push(reason));
}, 60_000);

afterEach(() => {
  broken = null;
  errors.length = 0;
  cleanup();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function post(api: string, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return reply.json();
}

async function answer(request: Request | string): Promise<Response> {
  underway += 1;
  await Promise.resolve();
  underway -= 1;
  const url = request instanceof Request ? request.url : request;
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
  if (!isList(url)) {
    const text = url.includes('categorys') ? others.get('categorys') : undefined;
    return new Response(text ?? '{"code":0,"result":[]}', { headers });
  }
  const { skip = 0 } = (await (request as Request).clone().json()) as { skip?: number };
  const rest = '{"code":0,"result":{"list":[],"total":0}}';
  // All games are on the first page.
  const body = skip > 0 ? rest : (broken ?? JSON.stringify(good));
  return new Response(body as BodyInit, { headers });
}

/** Waits until no request is pending. */
async function settle(): Promise<void> {
  for (let turn = 0, quiet = 0; turn < 200 && quiet < 4; turn += 1) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    const waits = underway > 0 || document.querySelector('[aria-busy=true]') !== null;
    quiet = waits ? 0 : quiet + 1;
  }
}

const PAGES = {
  list: { path: '/en/list/slot', id: 'slot', element: <GameList /> },
  home: { path: '/en', id: '', element: <Lobby /> },
  search: { path: '/en/search/lan', id: 'lan', element: <SearchPage /> },
} as const;
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as readonly PageName[];

async function show(name: PageName): Promise<void> {
  const { path, id, element } = PAGES[name];
  history.replaceState(null, '', path);
  await act(async () => {
    page.show(
      <PageBoundary>
        <RouteParamsContext value={{ id }}>{element}</RouteParamsContext>
      </PageBoundary>,
    );
  });
  await settle();
}

/** The page is rendered without errors, and contains no technical text such as `undefined`. */
function expectSane(said: string): void {
  const text = document.body.textContent ?? '';
  expect(errors, said).toEqual([]);
  expect(text.length, said).toBeGreaterThan(10);
  expect(text, said).not.toMatch(NEVER_SHOWN);
}

/** Every valid game is in the list, and the first ones are rendered with their names. */
function expectSoundGames(said: string): void {
  const sound = soundGames(broken ?? '');
  const names = sound && [...sound.values()];
  const cards = [...document.querySelectorAll('[data-component=game-grid] article')];
  if (names === null || names.length === 0) {
    expect(cards, said).toHaveLength(0);
    return;
  }
  const total = document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize');
  expect(Number(total), said).toBe(names.length);
  const rendered = cards.map((card) => card.querySelector('[data-part=title]')?.textContent);
  expect(rendered.slice(0, names.length), said).toEqual(names.slice(0, rendered.length));
}

it.each(NAMES)('a valid reply fills the page: %s', async (name) => {
  await show(name);
  // Its code may still be loading. The tests below then have it.
  await waitFor(() => expect(document.querySelectorAll('article').length).toBeGreaterThan(0));
  expectSane(name);
});

/** The client's result for a reply: the ids of its games, or nothing. */
async function readBy(ask: () => Promise<GamePage>): Promise<readonly string[] | null> {
  try {
    const { games } = await ask();
    return games.map(({ id }) => id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

it(
  `${REPLIES} broken lists leave a complete page, with every valid game`,
  { timeout: PATIENCE_MS },
  async () => {
    const { api } = page.services;
    const detail = createGameDetailApi(api.client);
    const random = seededRandom(50_021);
    for (let count = 0; count < REPLIES; count += 1) {
      const name = NAMES[count % NAMES.length] as PageName;
      broken = brokenList(good, random);
      const text = typeof broken === 'string' ? broken : Buffer.from(broken).toString('latin1');
      const said = `${name} ${count}: ${text.slice(0, 3000)}`;
      const sound = soundGames(broken);
      const ids = sound && [...sound.keys()];
      expect(await readBy(() => api.games()), said).toEqual(ids);
      expect(await readBy(() => detail.games()), said).toEqual(ids);
      if (count >= SHOWN) continue;
      await show(name);
      expectSane(said);
      if (name === 'list') expectSoundGames(said);
      cleanup();
    }
    countCases(REPLIES);
  },
);
