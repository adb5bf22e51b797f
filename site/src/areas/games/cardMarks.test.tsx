import { GameCard } from '@brand/ui';
import core from '@brand/ui/messages/core.en';
import type { Game } from '@brand/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameOf } from './play/testing/testLaunch.ts';
import { cardMarks } from './cardMarks.ts';

const game = (id: string): Game => gameOf('slot', { id, code: id, nameTh: id, nameEn: id });
const GAMES = Array.from({ length: 60 }, (_, index) => game(`g${index}`));

/** Renders sixty cards. Returns a function that lists the cards rendered since its last call. */
function renderCards() {
  let rendered: string[] = [];
  const actions = {
    playHref: ({ id }: Game) => `/${id}`,
    marks: cardMarks,
    onFavouriteChange: ({ id }: Game, favourite: boolean) => cardMarks.setFavourite(id, favourite),
  };
  render(
    <IntlProvider locale="en" messages={core}>
      {GAMES.map((one) => (
        <Profiler key={one.id} id={one.id} onRender={(id) => rendered.push(id)}>
          <GameCard game={one} actions={actions} />
        </Profiler>
      ))}
    </IntlProvider>,
  );
  return () => {
    const now = rendered;
    rendered = [];
    return now;
  };
}

afterEach(() => {
  cleanup();
  cardMarks.clear();
  cardMarks.setLaunching(null);
});

describe('card marks', () => {
  it('rerender exactly one of sixty cards for a favourite button', () => {
    const rendered = renderCards();
    expect(rendered()).toHaveLength(60);
    const heart = screen.getByRole('button', { name: 'Favourite: g7' });
    fireEvent.click(heart);
    expect(rendered()).toEqual(['g7']);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    act(() => cardMarks.setFavourite('g7', true));
    expect(rendered()).toEqual([]);
  });

  it('rerender the card that is opened and the previous one, and no other', () => {
    const rendered = renderCards();
    rendered();
    act(() => cardMarks.setLaunching('g3'));
    expect(rendered()).toEqual(['g3']);
    act(() => cardMarks.setLaunching('g5'));
    expect(rendered().toSorted()).toEqual(['g3', 'g5']);
    act(() => cardMarks.setLaunching(null));
    expect(rendered()).toEqual(['g5']);
  });

  it('override the favourite state of a list until the member changes', () => {
    expect(cardMarks.isFavourite({ id: 'x', favourite: true })).toBe(true);
    cardMarks.setFavourite('x', false);
    expect(cardMarks.isFavourite({ id: 'x', favourite: true })).toBe(false);
    cardMarks.clear();
    expect(cardMarks.isFavourite({ id: 'x', favourite: true })).toBe(true);
  });

  it('disable the cards of a provider that is closed for this type of game, and enable them again', () => {
    const maker = { id: 'c', code: 'p', nameTh: 'P', nameEn: 'P', image: null, disabled: false };
    const closed = () =>
      document.querySelectorAll('[data-state=unavailable]:not(:has([data-part=title][href]))')
        .length;
    renderCards();
    act(() => cardMarks.setClosed([{ ...maker, type: 'fishing', enabled: false }]));
    expect(closed()).toBe(0);
    act(() => cardMarks.setClosed([{ ...maker, type: 'slot', enabled: false }]));
    expect(closed()).toBe(60);
    act(() => cardMarks.setClosed([{ ...maker, type: 'slot', enabled: true }]));
    expect(closed()).toBe(0);
  });

  it('do not notify a removed listener', () => {
    const listener = vi.fn();
    cardMarks.subscribe(listener)();
    cardMarks.setFavourite('x', true);
    expect(listener).not.toHaveBeenCalled();
  });
});
