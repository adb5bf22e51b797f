import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openList } from './testing/testList.tsx';

interface Wire {
  readonly [field: string]: unknown;
}

const TYPES = ['slot', 'casino', 'fishing'];

function wireGame(index: number, change: Wire = {}): Wire {
  return {
    _id: `g${index}`,
    type: TYPES[index % 3],
    category: index % 2 === 0 ? 'kite-and-key' : 'pixel-durian',
    categoryName: index % 2 === 0 ? 'Kite & Key' : 'Pixel Durian',
    handle: '/launch',
    nameEn: `Game ${String(index).padStart(4, '0')}`,
    nameTh: `เกม ${index}`,
    img: 'https://cdn.example/c.svg',
    hot: index % 5 === 0,
    new: index % 7 === 0,
    game_info: { rtp: 94 + (index % 4), min_bet: index % 2 === 0 ? 1 : 20, volatility: 'low' },
    ...change,
  };
}

let list: unknown[] = [];
let providers: unknown[] = [];
let asked: Wire[] = [];
/** Numbers of the calls that fail, counted from 0. */
let down: (call: number) => boolean = () => false;
/** Further pages wait for this promise. */
let held: Promise<void> | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  list = [];
  asked = [];
  down = () => false;
  held = null;
  providers = [{ _id: 'c1', type: 'slot', category: 'kite-and-key', nameEn: 'Kite & Key' }];
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (input: Request) => {
    if (input.url.endsWith('categorys')) return Response.json({ code: 0, result: providers });
    const body = (await input.json()) as Wire & { skip: number; limit: number };
    asked.push(body);
    if (down(asked.length - 1)) throw new TypeError('Failed to fetch');
    if (body.skip > 0) await held;
    const page = list.slice(body.skip, body.skip + body.limit);
    return Response.json({ code: 0, result: { list: page, total: list.length } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets replies arrive until the condition is true, and fails if it stays false. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !isSo(); turn += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(10);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
  expect(isSo()).toBe(true);
}

const tools = () => document.querySelector('[data-component=list-tools]') as HTMLElement | null;
const count = () => tools()?.querySelector('[data-part=count]')?.textContent ?? '';
const isWhole = () => tools()?.dataset['state'] === 'ready';
const cards = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const title = item.querySelector('[data-part=title]');
    return title ? [title.textContent ?? ''] : [];
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('game list', () => {
  it('has 5,000 games, counts them when all are loaded, and renders the visible ones', async () => {
    list = Array.from({ length: 5000 }, (_, index) => wireGame(index));
    let letGo = () => {};
    held = new Promise((resolve) => (letGo = resolve));
    openList('slot');
    await until(() => asked.length === 2);
    expect(cards()[0]).toBe('Game 0000');
    expect(count()).toBe('Loading all games');
    letGo();
    await until(isWhole);
    expect(count()).toBe('5,000 games');
    expect(cards().length).toBeLessThan(60);
    expect(asked[0]).toMatchObject({ type: 'slot', limit: 60, skip: 0 });
  });

  it('opens its filters beside the same cards, in new columns at once', async () => {
    let width = 1280;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
    list = Array.from({ length: 40 }, (_, index) => wireGame(index));
    openList(null);
    await until(isWhole);
    const grid = document.querySelector<HTMLElement>('[data-component=game-grid]');
    const columns = () => grid?.style.getPropertyValue('--game-grid-columns');
    const pictures = () => [...document.querySelectorAll('[data-component=game-card] img')];
    const before = pictures().slice(0, 15);
    expect([columns(), before.length]).toEqual(['7', 15]);
    width = 936;
    press('Filter');
    expect(columns()).toBe('5');
    expect(pictures().slice(0, 15)).toEqual(before);
    width = 1280;
    press('Filter');
    expect(columns()).toBe('7');
    expect(pictures().slice(0, 15)).toEqual(before);
  });

  it.each([
    ['hot', 'Hot'],
    ['new', 'New'],
    ['freespin', 'Free spins'],
  ] as const)('of %s games has no badge %s on its cards', async (id, badge) => {
    list = Array.from({ length: 12 }, (_, index) =>
      wireGame(index, { hot: true, new: true, freespin: true }),
    );
    openList(id);
    await until(isWhole);
    const badges = [...document.querySelectorAll('[data-part=badges] > *')];
    expect(badges).toHaveLength(24);
    expect(badges.map((each) => each.textContent)).not.toContain(badge);
  });

  it('shows an empty state with a link to all games', async () => {
    openList('lotto');
    await until(() => screen.queryByRole('heading', { name: /No games here/ }) !== null);
    expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe(
      '/en/list',
    );
    expect(tools()).toBeNull();
  });

  it('renders with invalid entries in the list', async () => {
    const long = 'ฝึ้ ปี่ น้ำ '.repeat(25);
    list = [
      wireGame(0, { nameEn: long, nameTh: long, categoryName: long }),
      wireGame(1, { img: null }),
      wireGame(2, { img: 'javascript:alert(1)' }),
      wireGame(3, { type: 'poker' }),
      wireGame(1, { nameEn: 'Twice' }),
      wireGame(5, { game_info: 'many', hot: 'yes', color: 'red; x' }),
      null,
      'nonsense',
      wireGame(8, { nameEn: null, nameTh: null }),
    ];
    openList(null);
    await until(isWhole);
    expect(cards()).toEqual(
      [long.trim(), 'Game 0001', 'Game 0002', 'Game 0005'].map((name) =>
        expect.stringContaining(name),
      ),
    );
    expect(count()).toBe('4 games');
    expect(document.querySelector('img[src^=javascript]')).toBeNull();
  });

  it.each([
    ['KITE-AND-KEY', { category: 'kite-and-key' }],
    ['kite key', { category: 'kite-and-key' }],
    ['hot', { hot: true }],
    [null, {}],
  ])('requests %o for the id %s', async (id, query) => {
    list = [wireGame(0)];
    openList(id);
    await until(isWhole);
    expect(asked).toEqual([{ ...query, limit: 60, skip: 0 }]);
  });

  it.each(['---', 'ab', '%%', '\u202e'])(
    'reports that no list is called %j and sends no request',
    async (id) => {
      openList(id);
      await until(() => screen.queryByRole('heading', { name: /No game or provider/ }) !== null);
      expect(asked).toEqual([]);
    },
  );

  it('shows the games of a closed provider as unavailable, and a link to other games', async () => {
    providers = [
      { _id: 'c1', type: 'slot', category: 'kk', nameEn: 'Kite & Key', launching: false },
    ];
    list = [wireGame(0), wireGame(2)];
    openList('kk');
    await until(isWhole);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kite & Key');
    expect(screen.getByText('This provider is under maintenance')).toBeTruthy();
    expect(
      document.querySelectorAll('[data-component=game-card][data-state=unavailable]'),
    ).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'See all games' })).toBeTruthy();
  });
});

describe('game list of a visitor', () => {
  it('shows which games cannot be started, according to their providers', async () => {
    providers = [
      { _id: 'c1', type: 'slot', category: 'kite-and-key', nameEn: 'K', launching: false },
      { _id: 'c2', type: 'slot', category: 'pixel-durian', nameEn: 'P', launching: true },
    ];
    // Types in turn: slot, casino, fishing. Every other game is of Kite & Key.
    list = Array.from({ length: 6 }, (_, index) => wireGame(index));
    openList(null);
    const closed = () =>
      [...document.querySelectorAll('[data-component=game-card][data-state=unavailable]')].map(
        (card) => card.querySelector('[data-part=title]')?.textContent,
      );
    await until(() => isWhole() && closed().length > 0);
    expect(closed()).toEqual(['Game 0000']);
  });
});

describe('order and filters of a list', () => {
  beforeEach(() => {
    list = Array.from({ length: 90 }, (_, index) => wireGame(index));
  });

  it('come from the address and wait for all games', async () => {
    list[89] = wireGame(89, { nameEn: 'Aardvark', type: 'slot', hot: true });
    down = (call) => call === 1 || call === 2;
    openList(null, '?sort=az&hot=1&keep=me&type=poker');
    await until(
      () => asked.length === 3 && screen.queryByText('Not all games could be loaded') !== null,
    );
    expect(cards()).toEqual([]);
    expect(count()).toBe('');
    fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    await until(isWhole);
    expect(cards()[0]).toBe('Aardvark');
    expect(count()).toContain('19 of 90 games');
  });

  it('are chosen, counted and removed one by one, each as a history entry that Back undoes', async () => {
    openList('hot', '?keep=me');
    await until(isWhole);
    press('Filter');
    const filters = within(screen.getByRole('complementary', { name: 'Filter games' }));
    fireEvent.click(filters.getByRole('button', { name: 'Casino 30 games' }));
    expect(location.search).toBe('?keep=me&type=casino');
    expect(count()).toContain('30 of 90 games');
    fireEvent.click(filters.getByRole('button', { name: /^Up to 1 baht 15/ }));
    expect(count()).toContain('15 of 90 games');
    // A second choice of the same facet adds games.
    expect(filters.getByRole('button', { name: /^Slots 15/ })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'az' } });
    expect(location.search).toBe('?keep=me&sort=az&type=casino&bet=1');
    press('Remove filter: Casino');
    expect(location.search).toBe('?keep=me&sort=az&bet=1');
    press('Remove filter: Minimum bet: Up to 1 baht');
    expect(location.search).toBe('?keep=me&sort=az');
    expect(count()).toBe('90 games');
    act(() => history.back());
    await until(() => location.search === '?keep=me&sort=az&bet=1');
    await until(() => count().includes('45 of 90'));
  });

  it('show a message and a way out when no game is left', async () => {
    openList(null, '?type=casino&volatility=high');
    await until(
      () => screen.queryByRole('heading', { name: 'No games match the filters' }) !== null,
    );
    const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
    fireEvent.click(clear as HTMLElement);
    expect(location.search).toBe('');
    expect(count()).toBe('90 games');
  });

  it('offer no demo filter when the operator has no play money', async () => {
    list = list.map((each, at) => ({ ...(each as Wire), demo: at % 2 === 0 }));
    for (const [demo, said] of [
      [true, '45 of 90 games'],
      [false, '90 games'],
    ] as const) {
      openList(null, '?demo=1', {}, undefined, demo);
      await until(isWhole);
      expect(count()).toContain(said);
      press(/^Filter/);
      const filters = within(screen.getByRole('complementary', { name: 'Filter games' }));
      expect(filters.queryByRole('button', { name: /^Try demo/ }) !== null).toBe(demo);
      cleanup();
    }
  });

  it('by a figure show it on the cards and explain it, games without it last', async () => {
    list = [2, null, 17, 0].map((playersToday, at) => wireGame(at, { playersToday }));
    openList(null, '?sort=popularToday');
    await until(isWhole);
    expect(cards()).toEqual(['Game 0002', 'Game 0000', 'Game 0001', 'Game 0003']);
    const seconds = [...document.querySelectorAll('article [data-part=provider]')];
    expect(seconds.map((each) => each.textContent).join('; ')).toBe(
      '17 players today; 2 players today; Pixel Durian; Pixel Durian',
    );
    const select = screen.getByRole('combobox');
    const note = document.getElementById(select.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('members who have played today');
    const options = [...select.querySelectorAll('option')].map((each) => each.value);
    expect(options).toEqual(['default', 'new', 'hot', 'freespin', 'popularToday', 'az']);
    fireEvent.change(select, { target: { value: 'az' } });
    expect(select.getAttribute('aria-describedby')).toBeNull();
  });

  it('by a figure that no game has are not offered, and the list keeps its order', async () => {
    openList(null, '?sort=bigWin');
    await until(isWhole);
    expect((screen.getByRole('combobox') as HTMLSelectElement).value).toBe('default');
    expect(cards()[0]).toBe('Game 0000');
    expect(screen.queryByRole('option', { name: 'Biggest win' })).toBeNull();
  });

  it('drop a provider without games here', async () => {
    openList(null, `?provider=ghost&provider=${'x'.repeat(2000)}`);
    await until(isWhole);
    expect(count()).toBe('90 games');
    expect(document.querySelector('[data-component=active-filters]')).toBeNull();
  });
});
