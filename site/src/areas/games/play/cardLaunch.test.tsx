import type { Game } from '@brand/domain';
import { setClock } from '@brand/ui';
import core from '@brand/ui/messages/core.en';
import games from '@brand/ui/messages/games.en';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestSite } from '../../../member/testing/testSite.tsx';
import siteCore from '../../../messages/core.en.json';
import siteGames from '../../../messages/games.en.json';
import { cardMarks } from '../cardMarks.ts';
import { CardLaunchDialog } from './CardLaunchDialog.tsx';
import { cardLaunch } from './cardLaunch.ts';
import { playFromCard } from './playFromCard.ts';
import {
  ADDRESS,
  type FakeTab,
  beDevice,
  fakeTab,
  gameOf,
  launchServices,
  settled,
} from './testing/testLaunch.ts';

vi.mock('../recordRecent.ts', () => ({ recordRecent: vi.fn() }));
vi.mock('../../../member/contact/useAdminContact.ts', () => ({
  useAdminContact: (wanted: boolean) => (wanted ? 'https://line.example/admin' : null),
}));

let tabs: FakeTab[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  setClock(() => Date.now());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  beDevice('desktop');
  tabs = [];
  vi.stubGlobal('open', () => {
    const tab = fakeTab();
    tabs.push(tab);
    return tab;
  });
  history.replaceState(null, '', '/en');
});
afterEach(() => {
  cleanup();
  cardLaunch.show(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cardMarks.setLaunching(null);
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

/** A card that links to its game, and the dialog above it. */
function card(game: Game, { visitor = false } = {}) {
  const { services, asked } = launchServices({ visitor });
  const play = playFromCard(services, 'en');
  const followed = vi.fn();
  render(
    <TestSite services={services} words={[core, games, siteCore, siteGames]}>
      <div
        role="presentation"
        onClick={(event) => {
          if (!event.defaultPrevented) followed();
          event.preventDefault();
        }}
      >
        <a href="/en/game/g" onClick={(event) => play(game, event)}>
          Play
        </a>
      </div>
      <CardLaunchDialog />
    </TestSite>,
  );
  const press = async (with_: object = {}) => {
    fireEvent.click(screen.getByRole('link', { name: 'Play', hidden: true }), with_);
    // The code of the launcher loads asynchronously.
    await act(() => vi.dynamicImportSettled());
    await act(settled);
  };
  const answer = (reply: object | 'down') => act(() => asked.at(-1)!.answer(reply));
  return { asked, answer, followed, press };
}

describe('a press on a card', () => {
  it('follows the link to the page of a slot game, marked for at most 1500 ms', async () => {
    const slot = gameOf('slot');
    const { asked, followed, press } = card(slot);
    await press();
    expect(followed).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
    expect(tabs).toEqual([]);
    expect(cardMarks.isLaunching(slot)).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(cardMarks.isLaunching(slot)).toBe(false);
  });

  it.each(['sport', 'lotto'] as const)(
    'opens a tab for %s on a desktop, and only there',
    async (type) => {
      const { answer, asked, followed, press } = card(gameOf(type));
      await press();
      expect(followed).not.toHaveBeenCalled();
      expect(asked).toMatchObject([{ body: { client: 'PC', lang: 'en', game_code: type } }]);
      await answer({ code: 0, result: ADDRESS });
      expect(tabs[0]!.location.replace).toHaveBeenCalledExactlyOnceWith(ADDRESS);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('follows the link on a phone, where the page starts the game', async () => {
    beDevice('phone');
    const { asked, followed, press } = card(gameOf('sport'));
    await press();
    expect(followed).toHaveBeenCalledOnce();
    expect([asked, tabs]).toEqual([[], []]);
  });

  it('lets a visitor follow the link: the guard of that page asks for login', async () => {
    const { asked, followed, press } = card(gameOf('sport'), { visitor: true });
    await press();
    expect(followed).toHaveBeenCalledOnce();
    expect([asked, tabs]).toEqual([[], []]);
    expect(cardMarks.isLaunching(gameOf('sport'))).toBe(false);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('with %j still opens another tab of this site', async (modifier) => {
    const { asked, press } = card(gameOf('sport'));
    await press(modifier);
    expect([asked, tabs]).toEqual([[], []]);
  });

  it('does nothing when it is repeated while the game opens', async () => {
    const { asked, press } = card(gameOf('sport'));
    await press();
    await press();
    await press();
    expect(asked).toHaveLength(1);
    expect(tabs).toHaveLength(1);
  });
});

describe('dialog above the cards', () => {
  it('has the title Maintenance, shows the message of the API as text, and links to other games', async () => {
    const { answer, press } = card(gameOf('sport'));
    await press();
    await answer({ code: 99, message: 'Back at <img src=x onerror=alert(1)> noon' });
    const dialog = screen.getByRole('alertdialog', { name: 'Maintenance' });
    expect(dialog.textContent).toContain('Back at noon');
    expect(dialog.querySelector('img')).toBeNull();
    expect(tabs[0]!.closed).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Other games' })));
    expect(location.pathname).toBe('/en/list/sport');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows another failure with its code, a link to admin and a retry', async () => {
    const { answer, asked, press } = card(gameOf('sport'));
    await press();
    await answer({ code: 5999, message: 'E5999' });
    const dialog = screen.getByRole('alertdialog', { name: 'Game sport' });
    expect(dialog.textContent).toContain('5999');
    expect(screen.getByRole('link', { name: 'Contact admin' })).toHaveProperty(
      'href',
      'https://line.example/admin',
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    await act(settled);
    expect(asked).toHaveLength(2);
    await answer({ code: 0, result: ADDRESS });
    expect(tabs.at(-1)!.location.replace).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says why an address is refused', async () => {
    const { answer, press } = card(gameOf('lotto'));
    await press();
    await answer({ code: 0, result: 'http://games.example/' });
    expect(screen.getByRole('alertdialog').textContent).toContain('not secure');
  });

  it('says that the browser blocked the tab, and its button opens the tab', async () => {
    vi.stubGlobal('open', () => null);
    const { answer, asked, press } = card(gameOf('sport'));
    await press();
    expect(asked).toEqual([]);
    const open = screen.getByRole('button', { name: 'Open in a new tab' });
    const tab = fakeTab();
    vi.stubGlobal('open', () => tab);
    await act(async () => fireEvent.click(open));
    await act(settled);
    await answer({ code: 0, result: ADDRESS });
    expect(tab.location.replace).toHaveBeenCalledOnce();
  });
});
