import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderLobby, setUpLobby, wireGames } from './testing/testLobby.tsx';

const rails = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const rail = (name: string) => screen.getByRole('region', { name });

setUpLobby();

describe('home page of a visitor', () => {
  it('ranks popular games, then shows wins, new games, types and providers', async () => {
    renderLobby();
    await screen.findByRole('region', { name: 'Recent wins' });
    const rows = [
      'Hot games',
      'Recent wins',
      'New games',
      'Free spins',
      'Casino',
      'Maker A',
      'Slots',
      'Maker B',
      'Fishing',
      'Providers',
    ];
    // Without a collection of enough games there is no row of them.
    await waitFor(() => expect(rails()).toEqual(rows));
    expect(within(rail('Hot games')).getByRole('list').tagName).toBe('OL');
    expect(within(rail('Hot games')).getAllByRole('article')).toHaveLength(10);
    expect(screen.queryByText('Recently played')).toBeNull();
  });

  it('shows wins as in the API: masked, with bet, amount, multiplier and time', async () => {
    renderLobby();
    const wins = await screen.findAllByRole('link', { name: /som\*\*\*/ });
    const win = wins[0]!;
    expect(win.textContent).toContain('5 minutes ago');
    expect(win.textContent).toContain('900\u00a0baht');
    expect(win.textContent).toContain('Bet 10');
    expect(win.textContent).toContain('90×');
    expect(screen.getByText(/do not predict the next round/)).toBeTruthy();
  });

  it('has no row of wins when there are none, or without a reply', async () => {
    renderLobby({ wins: [] });
    await waitFor(() => expect(rails()).toContain('Maker A'));
    await waitFor(() => expect(rails()).not.toContain('Recent wins'));
  });

  it('keeps every row except one that fails, which shows an error and recovers', async () => {
    const page = renderLobby({ down: ({ type }) => type === 'casino' });
    const failed = await waitFor(() => within(rail('Casino').parentElement!).getByRole('alert'), {
      timeout: 3000,
    });
    expect(failed.textContent).toContain('No connection');
    expect(within(rail('Hot games')).getAllByRole('article')).toHaveLength(10);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    page.up();
    fireEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(within(rail('Casino')).queryAllByRole('article')).not.toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reserves the space of unavailable banners, and loads them when the page is visible again', async () => {
    const page = renderLobby({ noBanners: true });
    const banners = () => document.querySelector('[data-component=banner-carousel]');
    await waitFor(() => expect(page.banners()).toBe('error'), { timeout: 3000 });
    expect(banners()?.getAttribute('data-state')).toBe('loading');
    page.up();
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(banners()?.getAttribute('data-state')).toBe('ready'));
  });

  it('shows which providers are closed, and gives none of them a row', async () => {
    renderLobby({ closed: ['a'] });
    const makers = await screen.findByRole('region', { name: 'Providers' });
    const tile = await within(makers).findByRole('link', { name: /Maker A/ });
    expect(tile.textContent).toContain('Under maintenance');
    await waitFor(() => expect(rails()).toContain('Maker B'));
    expect(rails()).not.toContain('Maker A');
  });
});

describe('home page of a member', () => {
  it('starts with recently played games, and shows favourites', async () => {
    renderLobby({ member: true, recent: wireGames(3, 'r'), favourite: wireGames(2, 'f') });
    await waitFor(() => expect(rails()).toContain('Favourites'));
    await waitFor(() =>
      expect(within(rail('Recently played')).getAllByRole('article')).toHaveLength(3),
    );
    expect(rails().slice(0, 5)).toEqual([
      'Recently played',
      'Recent wins',
      'Hot games',
      'Favourites',
      'New games',
    ]);
    expect(rails().filter((name) => name === 'Free spins')).toHaveLength(1);
  });

  it('shows games like the one that was played last, and says why', async () => {
    renderLobby({ member: true, recent: wireGames(2, 'game') });
    await waitFor(() => expect(rails()).toContain('Because you played game 0'));
    await waitFor(() =>
      expect(
        within(rail('Because you played game 0')).getAllByRole('article').length,
      ).toBeGreaterThan(3),
    );
    cleanup();
    renderLobby({ member: true });
    await waitFor(() => expect(rails()).toContain('Maker B'));
    expect(rails().join()).not.toContain('Because');
  });

  it('shows other games in place of empty lists, and none of them twice', async () => {
    renderLobby({ member: true });
    await waitFor(() => expect(rails()[0]).toBe('Free spins'));
    await waitFor(() => expect(rails()[3]).toBe('Casino'));
    expect(new Set(rails()).size).toBe(rails().length);
    expect(rails()).not.toContain('Favourites');
  });

  it('has no row that links to a list that the operator does not offer', async () => {
    renderLobby({ member: true, ownLists: false, recent: wireGames(3, 'r') });
    await waitFor(() => expect(rails()[0]).toBe('Free spins'));
    await waitFor(() => expect(rails()).toContain('Maker A'));
    expect(rails()).not.toContain('Recently played');
    expect(document.querySelector('[href$="/list/recent"], [href$="/list/favourite"]')).toBeNull();
    expect(new Set(rails()).size).toBe(rails().length);
  });
});
