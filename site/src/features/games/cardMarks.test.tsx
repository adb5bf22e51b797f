import { GameCard } from '@brand/ui';
import core from '@brand/ui/messages/core.en';
import type { Game } from '@brand/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardMarks } from './cardMarks.ts';

const game = (id: string): Game => ({
  id,
  code: id,
  handle: '/launch',
  type: 'slot',
  nameTh: id,
  nameEn: id,
  provider: { id: 'p', name: 'P', image: null },
  image: null,
  color: null,
  hot: false,
  isNew: false,
  freeSpin: false,
  favourite: false,
  recent: false,
  available: true,
  rtp: null,
  demo: false,
});
const GAMES = Array.from({ length: 60 }, (_, index) => game(`g${index}`));

/** Sixty cards; says which were drawn since it was asked last. */
function drawCards() {
  let drawn: string[] = [];
  const actions = {
    playHref: ({ id }: Game) => `/${id}`,
    marks: cardMarks,
    onFavouriteChange: ({ id }: Game, favourite: boolean) => cardMarks.setFavourite(id, favourite),
  };
  render(
    <IntlProvider locale="en" messages={core}>
      {GAMES.map((one) => (
        <Profiler key={one.id} id={one.id} onRender={(id) => drawn.push(id)}>
          <GameCard game={one} actions={actions} />
        </Profiler>
      ))}
    </IntlProvider>,
  );
  return () => {
    const now = drawn;
    drawn = [];
    return now;
  };
}

afterEach(() => {
  cleanup();
  cardMarks.clear();
  cardMarks.setLaunching(null);
});

describe('marks of cards', () => {
  it('draw exactly one card for a heart, of sixty that stand there', () => {
    const drawn = drawCards();
    expect(drawn()).toHaveLength(60);
    const heart = screen.getByRole('button', { name: 'Favourite: g7' });
    fireEvent.click(heart);
    expect(drawn()).toEqual(['g7']);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    act(() => cardMarks.setFavourite('g7', true));
    expect(drawn()).toEqual([]);
  });

  it('draw the card that is opened and the one that was, and no other', () => {
    const drawn = drawCards();
    drawn();
    act(() => cardMarks.setLaunching('g3'));
    expect(drawn()).toEqual(['g3']);
    act(() => cardMarks.setLaunching('g5'));
    expect(drawn().toSorted()).toEqual(['g3', 'g5']);
    act(() => cardMarks.setLaunching(null));
    expect(drawn()).toEqual(['g5']);
  });

  it('lie over what a list says until the next member comes', () => {
    expect(cardMarks.isFavourite({ id: 'x', favourite: true })).toBe(true);
    cardMarks.setFavourite('x', false);
    expect(cardMarks.isFavourite({ id: 'x', favourite: true })).toBe(false);
    cardMarks.clear();
    expect(cardMarks.isFavourite({ id: 'x', favourite: true })).toBe(true);
  });

  it('tell nobody who has gone', () => {
    const listener = vi.fn();
    cardMarks.subscribe(listener)();
    cardMarks.setFavourite('x', true);
    expect(listener).not.toHaveBeenCalled();
  });
});
