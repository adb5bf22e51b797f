import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cards,
  count,
  isWhole,
  press,
  serveLists,
  served,
  until,
  wireGame,
} from './testing/servedLists.ts';
import { openList } from './testing/testList.tsx';

serveLists();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('order and filters of a list', () => {
  beforeEach(() => {
    served.list = Array.from({ length: 90 }, (_, index) => wireGame(index));
  });

  it('come from the address and wait for all games', async () => {
    served.list[89] = wireGame(89, { nameEn: 'Aardvark', type: 'slot', hot: true });
    served.down = (call) => call === 1 || call === 2;
    openList(null, '?sort=az&hot=1&keep=me&type=poker');
    await until(
      () =>
        served.asked.length === 3 && screen.queryByText('Not all games could be loaded') !== null,
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
    served.list = served.list.map((each, at) => ({ ...(each as object), demo: at % 2 === 0 }));
    for (const [demo, said] of [
      [true, '45 of 90 games'],
      [false, '90 games'],
    ] as const) {
      openList(null, '?demo=1', undefined, demo);
      await until(isWhole);
      expect(count()).toContain(said);
      press(/^Filter/);
      const filters = within(screen.getByRole('complementary', { name: 'Filter games' }));
      expect(filters.queryByRole('button', { name: /^Try demo/ }) !== null).toBe(demo);
      cleanup();
    }
  });

  it('by a figure show it on the cards and explain it, games without it last', async () => {
    served.list = [2, null, 17, 0].map((playersToday, at) => wireGame(at, { playersToday }));
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
