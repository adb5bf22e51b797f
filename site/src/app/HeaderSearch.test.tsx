import { createMemberApi } from '@brand/api';
import core from '@brand/ui/messages/core.en';
import games from '@brand/ui/messages/games.en';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePathname } from '../routing/address.ts';
import { LinkNavigation } from './LinkNavigation.tsx';
import { loadMessages } from '../language/messages.ts';
import { RouteParamsContext } from '../routing/navigation.ts';
import { createQueryClient } from '../platform/query/queryClient.ts';
import type { Services } from '../member/services.ts';
import { readPreferences, setPreference } from '../platform/storage/preferences.ts';
import { TestSite } from '../member/testing/testSite.tsx';
import siteCore from '../messages/core.en.json';
import siteGames from '../messages/games.en.json';
import { HeaderSearch } from '../areas/games/search/HeaderSearch.tsx';
import { SearchPage } from '../pages/SearchPage.tsx';

const NAMES = [
  ['Jade River Dragon', 'มังกรแม่น้ำหยก'],
  ['Durian Riot', 'ทุเรียนตัวป่วน'],
  ['Koi in Bloom', 'ปลาคาร์ปกลางดอกไม้'],
  ['Koi Pond', 'ยิงคาร์ปสระทอง'],
];

const GAMES = NAMES.map(([nameEn, nameTh], index) => ({
  _id: `g${index}`,
  type: index === 3 ? 'fishing' : 'slot',
  category: 'kite',
  categoryName: 'Kite & Key',
  handle: '/launch',
  nameEn,
  nameTh,
  hot: index === 1,
}));

let asked: { skip?: number; search?: string }[] = [];
/** The full game list waits for this promise. */
let held: Promise<void> | null = null;
let fails = false;

// Loaded before the tests: the modules are large, and no test should wait for them.
beforeAll(async () => {
  await Promise.all([import('../areas/games/search/SearchPanel.tsx'), loadMessages('en', 'games')]);
});

beforeEach(() => {
  localStorage.clear();
  asked = [];
  held = null;
  fails = false;
  Element.prototype.scrollIntoView = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', async (input: Request) => {
    if (!input.url.endsWith('/lists')) return Response.json({ code: 0, result: {} });
    const body = (await input.json()) as { skip?: number; search?: string };
    asked.push(body);
    if (!body.search) await held;
    if (fails && !body.search) throw new TypeError('Failed to fetch');
    const wanted = body.search?.toLowerCase() ?? '';
    const list = GAMES.filter(({ nameEn = '' }) => nameEn.toLowerCase().includes(wanted));
    return Response.json({ code: 0, result: { list, total: list.length } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Site({ wide }: { wide: boolean }) {
  const [, page, id = ''] = usePathname().replace('/en', '').split('/');
  const term = decodeURIComponent(id);
  return (
    <RouteParamsContext value={term ? { id: term } : {}}>
      <HeaderSearch term={page === 'search' ? term : ''} wide={wide} />
      {page === 'search' && <SearchPage />}
    </RouteParamsContext>
  );
}

function open(path: string, wide = true) {
  history.replaceState({}, '', `/en${path}`);
  const session = {
    read: () => null,
    known: () => null,
    write: () => {},
    subscribe: () => () => {},
    beganHere: () => false,
    isStored: () => true,
  };
  const api = createMemberApi({ baseUrl: 'https://api.example', session, onServerDate: () => {} });
  const queries = createQueryClient();
  const operator = {
    menus: { games: [] },
    hosts: {},
    optionalCalls: { jackpots: false },
    features: {},
  };
  const sessionCheck = { subscribe: () => () => {}, read: () => false };
  const services = { api, session, queries, operator, sessionCheck } as unknown as Services;
  render(
    <TestSite services={services} words={[core, games, siteCore, siteGames]}>
      <LinkNavigation>
        <Site wide={wide} />
      </LinkNavigation>
    </TestSite>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search games' });
/** The suggestions, and not the orders of the results. */
const options = () =>
  screen
    .queryAllByRole('option')
    .filter(({ tagName }) => tagName !== 'OPTION')
    .map((each) => each.getAttribute('href'));
const catalogueAsked = () => asked.filter(({ search }) => search === undefined).length;
const path = () => decodeURIComponent(location.pathname);

describe('header search on desktop', () => {
  it('loads the games once, at the first focus, and requests nothing while the visitor types', async () => {
    open('/');
    expect(asked).toEqual([]);
    await userEvent.click(field());
    await screen.findByText('Popular games');
    expect(asked).toHaveLength(1);
    await userEvent.type(field(), 'koi pond{Backspace}{Backspace}');
    await screen.findByRole('option', { name: /Koi Pond/ });
    await userEvent.clear(field());
    await userEvent.type(field(), 'ปลาคาป');
    await screen.findByRole('option', { name: /Koi in Bloom/ });
    expect(catalogueAsked()).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('searches on Enter while the game list is loading, and says that it is loading', async () => {
    let arrive = () => {};
    held = new Promise((resolve) => (arrive = resolve));
    open('/');
    await userEvent.type(field(), 'koi');
    await screen.findByText('Loading the game list');
    await userEvent.keyboard('{Enter}');
    expect(path()).toBe('/en/search/koi');
    await screen.findByText('2 games found');
    await act(async () => arrive());
    expect(screen.getByText('2 games found')).toBeTruthy();
  });

  it('can still search when the game list could not be loaded', async () => {
    fails = true;
    open('/');
    await userEvent.type(field(), 'koi');
    await screen.findByText('Suggestions could not be loaded', undefined, { timeout: 20_000 });
    await userEvent.click(screen.getByRole('option', { name: 'Search for “koi”' }));
    expect(await screen.findByText('2 games found')).toBeTruthy();
  }, 30_000);

  it('keeps typed text when its code loads', async () => {
    open('/');
    field().focus();
    await userEvent.keyboard('dur');
    await screen.findByRole('option', { name: /Durian Riot/ });
    await userEvent.keyboard('ian');
    expect(field().value).toBe('durian');
  });

  it('recognises a term in the wrong keyboard layout although the field drops some of its characters', async () => {
    open('/');
    await userEvent.click(field());
    await screen.findByText('Popular games');
    await userEvent.keyboard(",y'di");
    expect(field().value).toBe("y'di");
    await screen.findByText('Did you mean “มังกร”?');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([path(), field().value]).toEqual(['/en/search/มังกร', 'มังกร']);
  });

  it('searches on Enter for the corrected term although the field contains only a part of it', async () => {
    open('/');
    await userEvent.click(field());
    await screen.findByText('Popular games');
    await userEvent.keyboard(",y'di");
    await screen.findByText('Did you mean “มังกร”?');
    await userEvent.keyboard('{Enter}');
    expect([path(), field().value]).toEqual(['/en/search/มังกร', 'มังกร']);
    await screen.findByText('1 game found');
    expect(options()).toEqual([]);
  });

  it('closes on Escape and on blur, and opens again at the next key', async () => {
    open('/');
    await userEvent.type(field(), 'koi');
    await screen.findByRole('option', { name: /Koi Pond/ });
    await userEvent.keyboard('{Escape}');
    expect([options(), field().value]).toEqual([[], 'koi']);
    await userEvent.keyboard(' ');
    expect(options()).not.toEqual([]);
    await userEvent.tab();
    await userEvent.tab();
    expect(options()).toEqual([]);
  });

  it('stores the last eight searches, newest first and without duplicates, and removes them one by one', async () => {
    setPreference('recentSearches', ['a11', 'b22', 'c33', 'd44', 'e55', 'f66', 'KOI', 'h88']);
    open('/search/koi');
    await screen.findByText('2 games found');
    expect(readPreferences().recentSearches).toEqual([
      'koi',
      'a11',
      'b22',
      'c33',
      'd44',
      'e55',
      'f66',
      'h88',
    ]);
    await userEvent.clear(field());
    await userEvent.click(await screen.findByRole('button', { name: /Remove “a11”/ }));
    expect(readPreferences().recentSearches).not.toContain('a11');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect([readPreferences().recentSearches, document.activeElement]).toEqual([[], field()]);
  });
});

describe('header search on a phone', () => {
  it('opens the search page, which keeps the typed text', async () => {
    open('/', false);
    await userEvent.click(field());
    expect(path()).toBe('/en/search');
    await screen.findByText('Popular games');
    await userEvent.keyboard('koi');
    await screen.findByRole('option', { name: /Koi Pond/ });
    await userEvent.keyboard('{Enter}');
    expect([path(), field().value]).toEqual(['/en/search/koi', 'koi']);
    await userEvent.click(field());
    expect([path(), field().value]).toEqual(['/en/search', 'koi']);
  });
});

describe('search results page', () => {
  it('uses the order of the suggestions once the games are loaded', async () => {
    open('/');
    await userEvent.type(field(), 'koi');
    await screen.findByRole('option', { name: /See 2 games/ });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('2 games found');
    expect(asked.filter(({ search }) => search)).toEqual([]);
  });

  it('searches all games, and does not ask the API for the term', async () => {
    open('/search/koi');
    await screen.findByText('2 games found');
    expect(asked.filter(({ search }) => search)).toEqual([]);
  });

  it('says that no name matches exactly', async () => {
    open('/search/durain');
    await screen.findByText('1 game found');
    expect(screen.getByText('No exact match. Showing games with similar names.')).toBeTruthy();
  });

  it('leaves out a word that no game has, and says so', async () => {
    open('/search/hippo%20koi');
    expect(
      await screen.findByText('No games match “hippo”. Showing results for the other words.'),
    ).toBeTruthy();
  });

  it('suggests a Thai word that was written together with other words', async () => {
    open(`/search/${encodeURIComponent('ฮิปโปมังกร')}`);
    const way = await screen.findByRole('link', { name: 'Search for “มังกร”' });
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe('/en/search/มังกร');
    expect(screen.getByRole('heading', { name: /^No games found for/ })).toBeTruthy();
    expect(readPreferences().recentSearches).toEqual([]);
  });

  it.each(['%00%00%00', '‮koi', '🐟🐟koi', 'koi'.padEnd(90, ' pond'), '<b>koi</b>'])(
    'puts %j into the address',
    async (term) => {
      open(`/search/${encodeURIComponent(term)}`);
      await vi.waitFor(() => expect(screen.queryAllByText(/found/).length).toBeGreaterThan(0));
      expect(document.querySelector('b')).toBeNull();
    },
  );
});
