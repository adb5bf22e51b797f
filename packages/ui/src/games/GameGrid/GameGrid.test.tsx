import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import type { Glyph } from '../../primitives/Icon/glyph.ts';
import { heart } from '../../primitives/Icon/glyphs.ts';
import { storyGames } from '../storyGames.ts';
import { GameGrid } from './GameGrid.tsx';

const heartDrawn = vi.hoisted(() => vi.fn());

vi.mock('../../primitives/Icon/Icon.tsx', () => ({
  Icon: ({ glyph }: { glyph: Glyph }) => {
    if (glyph === heart) heartDrawn();
    return <svg />;
  },
}));

const actions = {
  playHref: ({ id }: { id: string }) => `/play/${id}`,
  onFavouriteChange: () => undefined,
};
const onRetry = () => undefined;

/** jsdom has no layout: a row counts as 240 px, the window as 768 px, and the columns are the minimum. */
const ROW_PX = 240;
const COLUMNS = 2;

function grid(games: ReturnType<typeof storyGames>) {
  return <GameGrid state={{ status: 'ready', games }} actions={actions} onRetry={onRetry} />;
}

function scrollPageTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  });
}

const places = () =>
  screen.getAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')));

/** Renders games in a width that is announced before it changes. */
const announcedGrid = (games: ReturnType<typeof storyGames>) => (widthKey: string) => (
  <GameGrid
    state={{ status: 'ready', games }}
    actions={actions}
    onRetry={onRetry}
    widthKey={widthKey}
  />
);

describe('GameGrid', () => {
  beforeEach(() => {
    heartDrawn.mockClear();
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('renders the visible rows of 5,000 games and three more, at the height of all rows', () => {
    renderInLanguage(grid(storyGames(5000)));
    const rowsInSight = Math.ceil(768 / ROW_PX);
    expect(places()).toEqual(
      Array.from({ length: (rowsInSight + 3) * COLUMNS }, (_, index) => index + 1),
    );
    expect(screen.getByRole('list').getAttribute('style')).toContain(
      `${(5000 / COLUMNS) * ROW_PX}px`,
    );
  });

  it('arranges the same cards in new columns before the next paint when its width is announced', () => {
    let width = 1280;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: -window.scrollY, height: ROW_PX }) as DOMRect,
    );
    vi.stubGlobal('scrollTo', ({ top }: { top: number }) =>
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true }),
    );
    // The observer reports only after a paint.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('innerWidth', 1283);
    fireEvent(window, new Event('resize'));
    const beside = announcedGrid(storyGames(5000));
    const columns = () =>
      document
        .querySelector<HTMLElement>('[data-component=game-grid]')
        ?.style.getPropertyValue('--game-grid-columns');
    const { rerender } = renderInLanguage(beside('whole'));
    scrollPageTo(100 * ROW_PX);
    expect(columns()).toBe('7');
    const cardAt = (place: number) => document.querySelector(`[aria-posinset="${place}"] img`);
    const inView = Array.from({ length: 21 }, (_, at) => 701 + at);
    const before = inView.map(cardAt);
    expect(before).not.toContain(null);
    width = 936;
    rerender(beside('open'));
    expect(columns()).toBe('5');
    expect(window.scrollY).toBe(140 * ROW_PX);
    expect(inView.map(cardAt)).toEqual(before);
    width = 1280;
    rerender(beside('whole'));
    expect([columns(), window.scrollY]).toEqual(['7', 100 * ROW_PX]);
    expect(inView.map(cardAt)).toEqual(before);
  });

  it('keeps its place near the end of a list that is shorter in more columns', () => {
    let width = 936;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      // The cards are wider, and so higher, in seven columns.
      () => ({ top: -window.scrollY, height: width > 1000 ? 300 : ROW_PX }) as DOMRect,
    );
    vi.stubGlobal('ResizeObserver', undefined);
    vi.stubGlobal('innerWidth', 1285);
    fireEvent(window, new Event('resize'));
    // As in a browser, the position is never below the end of the page.
    let y = 0;
    const end = () => (Number.parseFloat(screen.getByRole('list').style.blockSize) || 768) - 768;
    Object.defineProperty(window, 'scrollY', {
      get: () => (y = Math.min(y, end())),
      configurable: true,
    });
    vi.stubGlobal('scrollTo', ({ top }: { top: number }) => (y = top));
    const beside = announcedGrid(storyGames(5000));
    const { rerender } = renderInLanguage(beside('open'));
    y = 910.25 * ROW_PX;
    act(() => void fireEvent.scroll(window));
    expect(places()).toContain(910 * 5 + 1);
    width = 1280;
    rerender(beside('whole'));
    expect(window.scrollY).toBe(Math.floor((910 * 5) / 7) * 300);
    expect(places()).toContain(910 * 5 + 1);
    // The event of its own scrolling does not change the place.
    act(() => void fireEvent.scroll(window));
    width = 936;
    rerender(beside('open'));
    expect(window.scrollY).toBe(910.25 * ROW_PX);
  });

  it('reuses the cards for another list, with new images', () => {
    const [one, other] = [storyGames(60).slice(0, 30), storyGames(60).slice(30)];
    const { rerender } = renderInLanguage(grid(one));
    const drawn = () => screen.getAllByRole('article');
    const pictures = () => drawn().map((card) => card.querySelector('img'));
    const [cards, images] = [drawn(), pictures()];
    rerender(grid(other));
    expect(drawn()).toEqual(cards);
    expect(drawn().map((card) => card.querySelector('[data-part=title]')?.textContent)).toEqual(
      other.slice(0, cards.length).map(({ nameEn }) => nameEn),
    );
    // A reused image element would show the former game until the new image has loaded.
    for (const [at, image] of pictures().entries()) {
      const isSame = one[at]?.image === other[at]?.image;
      expect(image === images[at]).toBe(isSame);
    }
    expect(one.some(({ image }, at) => image !== other[at]?.image)).toBe(true);
  });

  it('renders the rows around the scroll position', () => {
    renderInLanguage(grid(storyGames(5000)));
    scrollPageTo(1000 * ROW_PX);
    const drawn = places();
    expect(drawn).toContain(1000 * COLUMNS + 1);
    expect(drawn).not.toContain(1);
    expect(drawn.length).toBeLessThan(12 * COLUMNS);
  });

  it('keeps the focused card in the DOM, at its position in the order', () => {
    renderInLanguage(grid(storyGames(5000)));
    const [first] = screen.getAllByRole('link');
    act(() => first?.focus());
    scrollPageTo(1000 * ROW_PX);
    expect(document.activeElement).toBe(first);
    expect(places()[0]).toBe(1);
    // Its neighbours too, so that Tab continues from it instead of from the scroll position.
    expect(places()[COLUMNS]).toBe(COLUMNS + 1);
  });

  it('renders most of the extra rows in the scroll direction', () => {
    renderInLanguage(grid(storyGames(5000)));
    scrollPageTo(100 * ROW_PX);
    scrollPageTo(1000 * ROW_PX);
    const down = places();
    expect([down[0], down.length]).toEqual([999 * COLUMNS + 1, 10 * COLUMNS]);
    scrollPageTo(900 * ROW_PX);
    expect(places()[0]).toBe(895 * COLUMNS + 1);
  });

  it('has the height of the whole list while a part is loading, and is marked as busy', () => {
    const state = { status: 'ready', games: storyGames(3), more: 997 } as const;
    renderInLanguage(<GameGrid state={state} actions={actions} onRetry={onRetry} />);
    expect(screen.getByRole('list').getAttribute('style')).toContain(
      `${(1000 / COLUMNS) * ROW_PX}px`,
    );
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(
      document.querySelectorAll('[role=listitem] [data-component=card-shape]'),
    ).not.toHaveLength(0);
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  it('contains every name once more for the browser search, one line each, in one text', () => {
    Object.defineProperty(HTMLElement.prototype, 'onbeforematch', {
      value: null,
      configurable: true,
    });
    renderInLanguage(grid(storyGames(5000)));
    const names = document.querySelector('[data-part=names]');
    expect(names?.getAttribute('hidden')).toBe('until-found');
    expect(names?.childNodes).toHaveLength(1);
    const lines = names?.textContent.split('\n') ?? [];
    expect(lines).toHaveLength(5000);
    expect(lines.slice(0, 3)).toEqual(['Durian Riot', '\tKite Duel', 'Velvet Baccarat']);
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
  });

  it('re-renders one card when the favourite state of one game changes', () => {
    const games = storyGames(40);
    const { rerender } = renderInLanguage(grid(games));
    heartDrawn.mockClear();
    rerender(grid(games.map((game, index) => (index === 2 ? { ...game, favourite: true } : game))));
    expect(heartDrawn).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  it('does not repeat the badge of its heading on its cards', () => {
    const games = storyGames(12);
    const state = { status: 'ready', games } as const;
    const badges = () =>
      [...document.querySelectorAll('[data-part=badges] > *')].map((each) => each.textContent);
    const { rerender } = renderInLanguage(grid(games));
    expect(badges()).toContain('Hot');
    rerender(<GameGrid state={state} actions={actions} onRetry={onRetry} withoutBadge="hot" />);
    expect(badges()).not.toContain('Hot');
    expect(badges()).toContain('New');
  });

  it('shows an empty message for a list without games', () => {
    renderInLanguage(grid([]));
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
