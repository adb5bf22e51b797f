import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cards,
  count,
  isWhole,
  press,
  serveLists,
  served,
  tools,
  until,
  wireGame,
} from './testing/servedLists.ts';
import { openList } from './testing/testList.tsx';

serveLists();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('game list', () => {
  it('has 5,000 games, counts them when all are loaded, and renders the visible ones', async () => {
    served.list = Array.from({ length: 5000 }, (_, index) => wireGame(index));
    let letGo = () => {};
    served.held = new Promise((resolve) => (letGo = resolve));
    openList('slot');
    await until(() => served.asked.length === 2);
    expect(cards()[0]).toBe('Game 0000');
    expect(count()).toBe('Loading all games');
    letGo();
    await until(isWhole);
    expect(count()).toBe('5,000 games');
    expect(cards().length).toBeLessThan(60);
    expect(served.asked[0]).toMatchObject({ type: 'slot', limit: 60, skip: 0 });
  });

  it('opens its filters beside the same cards, in new columns immediately', async () => {
    let width = 1280;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
    served.list = Array.from({ length: 40 }, (_, index) => wireGame(index));
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
    served.list = Array.from({ length: 12 }, (_, index) =>
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
    served.list = [
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
    served.list = [wireGame(0)];
    openList(id);
    await until(isWhole);
    expect(served.asked).toEqual([{ ...query, limit: 60, skip: 0 }]);
  });

  it.each(['---', 'ab', '%%', '\u202e'])(
    'reports that no list is called %j and sends no request',
    async (id) => {
      openList(id);
      await until(() => screen.queryByRole('heading', { name: /No game or provider/ }) !== null);
      expect(served.asked).toEqual([]);
    },
  );

  it('shows the games of a closed provider as unavailable, and a link to other games', async () => {
    served.providers = [
      { _id: 'c1', type: 'slot', category: 'kk', nameEn: 'Kite & Key', launching: false },
    ];
    served.list = [wireGame(0), wireGame(2)];
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
    served.providers = [
      { _id: 'c1', type: 'slot', category: 'kite-and-key', nameEn: 'K', launching: false },
      { _id: 'c2', type: 'slot', category: 'pixel-durian', nameEn: 'P', launching: true },
    ];
    // Types in turn: slot, casino, fishing. Every other game is of Kite & Key.
    served.list = Array.from({ length: 6 }, (_, index) => wireGame(index));
    openList(null);
    const closed = () =>
      [...document.querySelectorAll('[data-component=game-card][data-state=unavailable]')].map(
        (card) => card.querySelector('[data-part=title]')?.textContent,
      );
    await until(() => isWhole() && closed().length > 0);
    expect(closed()).toEqual(['Game 0000']);
  });
});
