import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyGame } from '../storyGames.ts';
import { GameCard } from './GameCard.tsx';
import { favouriteActions, storyActions, storyMarks } from '../storyActions.ts';

afterEach(cleanup);

const game = storyGame();
const part = (name: string) => document.querySelector(`[data-part=${name}]`);

describe('GameCard', () => {
  it('is one link by the name of the game, and the reader meets it before demo and heart', () => {
    renderInLanguage(<GameCard game={game} actions={favouriteActions} />);
    const names = [...document.querySelectorAll('a, button')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent,
    );
    expect(names).toEqual([
      'Durian Riot',
      'About Durian Riot, RTP 94.7%',
      'Try demo of Durian Riot',
      'Favourite: Durian Riot',
    ]);
  });

  it('shows the title in place of a picture that cannot come, until another picture does', () => {
    const { rerender } = renderInLanguage(<GameCard game={game} actions={storyActions} />);
    expect(part('fallback')).toBeNull();
    fireEvent.error(document.querySelector('img') as HTMLImageElement);
    expect(part('fallback')?.textContent).toBe('Durian Riot');
    expect(document.querySelector('img')).toBeNull();
    rerender(<GameCard game={{ ...game, image: '/other.svg' }} actions={storyActions} />);
    expect(part('fallback')).toBeNull();
  });

  it('shows two badges of three at most: hot, then new', () => {
    renderInLanguage(
      <GameCard
        game={{ ...game, hot: true, isNew: true, freeSpin: true }}
        actions={storyActions}
      />,
    );
    expect([...(part('badges')?.children ?? [])].map((badge) => badge.textContent)).toEqual([
      'Hot',
      'New',
    ]);
  });

  it('tells the new state of the heart and says which it is in', async () => {
    const onFavouriteChange = vi.fn();
    renderInLanguage(
      <GameCard
        game={{ ...game, favourite: true }}
        actions={{ ...storyActions, onFavouriteChange }}
      />,
    );
    const heart = screen.getByRole('button', { name: 'Favourite: Durian Riot', pressed: true });
    await userEvent.click(heart);
    expect(onFavouriteChange).toHaveBeenCalledExactlyOnceWith({ ...game, favourite: true }, false);
  });

  it.each([
    [96.48, 'RTP 96.5%'],
    [97, 'RTP 97%'],
    [null, ''],
  ])(
    'tells a return to the player of %s with one decimal at most, and none that is unknown',
    (rtp, words) => {
      renderInLanguage(<GameCard game={{ ...game, rtp }} actions={favouriteActions} />);
      expect(part('info')?.textContent).toBe(words);
    },
  );

  it('says nothing of a game of which nothing is known and that cannot be read about', () => {
    renderInLanguage(<GameCard game={{ ...game, rtp: null }} actions={storyActions} />);
    expect(part('info')).toBeNull();
  });

  it('tells a return to the player where it leads nowhere, too', () => {
    renderInLanguage(<GameCard game={{ ...game, rtp: 95 }} actions={storyActions} />);
    expect(part('info')?.textContent).toBe('RTP 95%');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('says that it tries where it leads to play money', () => {
    const { rerender } = renderInLanguage(<GameCard game={game} actions={storyActions} />);
    expect(part('play')?.textContent).toBe('Play');
    rerender(<GameCard game={game} actions={{ ...storyActions, word: 'demo' }} />);
    expect(part('play')?.textContent).toBe('Try demo');
  });

  it('says that it opens, and offers no demo meanwhile', () => {
    const marks = storyMarks({ isLaunching: () => true });
    renderInLanguage(<GameCard game={game} actions={{ ...favouriteActions, marks }} />);
    expect(screen.getByRole('link', { name: 'Durian Riot' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    expect(document.querySelector('[data-component=spinner]')).toBeTruthy();
    expect(part('demo')).toBeNull();
    expect(screen.getByRole('button', { name: 'Favourite: Durian Riot' })).toBeTruthy();
  });

  it('tells of a press before its link is followed, unless it is closed', () => {
    const onPlay = vi.fn((_game, event) => event.preventDefault());
    const actions = { ...storyActions, onPlay };
    const { rerender } = renderInLanguage(<GameCard game={game} actions={actions} />);
    fireEvent.click(screen.getByRole('link'));
    expect(onPlay).toHaveBeenCalledExactlyOnceWith(game, expect.anything());
    rerender(<GameCard game={{ ...game, available: false }} actions={actions} />);
    fireEvent.click(screen.getByText('Durian Riot'));
    expect(onPlay).toHaveBeenCalledTimes(1);
  });

  it('keeps its heart, and the way to what is told of it, while it is closed', async () => {
    const onFavouriteChange = vi.fn();
    renderInLanguage(
      <GameCard
        game={{ ...game, available: false }}
        actions={{ ...favouriteActions, onFavouriteChange }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Durian Riot' }));
    expect(onFavouriteChange).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: /^About/ }).getAttribute('href')).toBe(
      '#about-durian-riot',
    );
  });

  it('stands in the page with twelve elements', () => {
    const plain = { ...game, hot: false, rtp: null };
    renderInLanguage(<GameCard game={plain} actions={favouriteActions} />);
    expect(document.querySelectorAll('article, article *')).toHaveLength(12);
  });

  it('leads nowhere while the game cannot be started, and says why', () => {
    renderInLanguage(
      <GameCard
        game={{ ...game, available: false }}
        actions={{ ...storyActions, demoHref: () => '/d' }}
      />,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Under maintenance')).toBeTruthy();
  });
});
