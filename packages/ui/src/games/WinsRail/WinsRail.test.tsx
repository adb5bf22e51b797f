import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyWins } from '../storyGameDetail.ts';
import { storyGame } from '../storyGames.ts';
import { WinsRail } from './WinsRail.tsx';
import type { WonGame } from './WonGame.ts';

const NOW = Date.parse('2026-01-15T09:30:00+07:00');

/** Reports whether the row is on the screen. */
let look: (isIntersecting: boolean) => void = () => undefined;
let isStill = false;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  isStill = false;
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query.includes('reduced-motion'),
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wins = storyWins.slice(0, 2).map((win) => ({ ...win, game: storyGame() }));
const fresh = (second: number): WonGame => ({
  ...wins[0]!,
  player: `new${second}`,
  at: NOW + second * 1000,
});
const row = (shown: readonly WonGame[]) => (
  <WinsRail state={{ status: 'ready', wins: shown }} hrefOf={({ code }) => `#${code}`} />
);
const players = () =>
  screen.getAllByRole('link').map(({ textContent }) => textContent?.split(' ·')[0]);
const rail = () => document.querySelector<HTMLElement>('[data-component=wins-rail]')!;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const turnPage = (to: DocumentVisibilityState) => {
  visibility = to;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('shows player, win, bet, time and game, and that it predicts nothing', () => {
  renderInLanguage(row(wins));
  const win = screen.getAllByRole('link')[0]!;
  for (const part of [
    'som***',
    '4 minutes ago',
    '5,010\u00a0baht',
    '250.5×',
    'Bet 20',
    'Durian Riot',
  ]) {
    expect(win.textContent).toContain(part);
  }
  expect(win.getAttribute('href')).toBe('#durian-riot');
  const region = screen.getByRole('region', { name: 'Recent wins' });
  const note = document.getElementById(region.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toMatch(/do not predict the next round/);
});

it('shows skeletons and no invented wins while loading', () => {
  renderInLanguage(<WinsRail state={{ status: 'loading' }} hrefOf={() => ''} />, 'th');
  expect(screen.queryByRole('link')).toBeNull();
});

describe('the new wins of a reply', () => {
  const OLD = wins.map(({ player }) => player);
  /** Two new wins, 20 seconds apart. */
  const LATER = [fresh(30), fresh(10), ...wins];

  function begin() {
    const page = renderInLanguage(row(wins));
    look(true);
    wait(60_000);
    page.rerender(row(LATER));
    return page;
  }

  it('slide in one by one at the pace at which they happened', () => {
    begin();
    expect(players()).toEqual(OLD);
    wait(0);
    expect(players()).toEqual(['new10', ...OLD]);
    expect(rail().dataset['arrival']).toBe('odd');
    wait(19_999);
    expect(players()).toEqual(['new10', ...OLD]);
    wait(1);
    expect(players()).toEqual(['new30', 'new10', ...OLD]);
    expect(rail().dataset['arrival']).toBe('even');
  });

  it('are not repeated by later replies, and without new ones nothing moves', () => {
    const page = begin();
    wait(60_000);
    page.rerender(row([...LATER]));
    wait(120_000);
    expect(players()).toEqual(['new30', 'new10', ...OLD]);
    expect(rail().dataset['arrival']).toBe('even');
  });

  it.each([
    ['the page is hidden', () => turnPage('hidden'), () => turnPage('visible')],
    ['the row is off the screen', () => look(false), () => look(true)],
    [
      'a pointer is in it',
      () => fireEvent.pointerEnter(rail()),
      () => fireEvent.pointerLeave(rail()),
    ],
    [
      'it has the focus',
      () => fireEvent.focus(screen.getAllByRole('link')[0]!),
      () => fireEvent.blur(screen.getAllByRole('link')[0]!),
    ],
    ['it has been scrolled', () => scroll(200), () => scroll(0)],
  ])('wait while %s, and then come at their pace', (_name, hold, release) => {
    begin();
    hold();
    wait(300_000);
    expect(players()).toEqual(OLD);
    release();
    wait(0);
    expect(players()).toEqual(['new10', ...OLD]);
    wait(20_000);
    expect(players()).toEqual(['new30', 'new10', ...OLD]);
  });

  it('are all there at once, without movement, for who wants less of it', () => {
    isStill = true;
    begin();
    wait(0);
    expect(players()).toEqual(['new30', 'new10', ...OLD]);
    expect(rail().dataset['arrival']).toBeUndefined();
  });

  it('are the row itself if it was loading before', () => {
    const page = renderInLanguage(<WinsRail state={{ status: 'loading' }} hrefOf={() => ''} />);
    look(true);
    page.rerender(row(wins));
    expect(players()).toEqual(OLD);
    expect(rail().dataset['arrival']).toBeUndefined();
  });
});

it('reports when it is looked at, and when it is no more', () => {
  const onWatchedChange = vi.fn();
  renderInLanguage(
    <WinsRail
      state={{ status: 'ready', wins }}
      hrefOf={() => '#game'}
      onWatchedChange={onWatchedChange}
    />,
  );
  look(true);
  turnPage('hidden');
  turnPage('visible');
  look(false);
  expect(onWatchedChange.mock.calls.flat()).toEqual([false, true, false, true, false]);
});

function scroll(left: number) {
  const list = screen.getByRole('list');
  Object.defineProperty(list, 'scrollLeft', { value: left, configurable: true });
  fireEvent.scroll(list);
}
