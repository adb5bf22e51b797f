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
  it('is one link with the name of the game, before demo and favourite button in reading order', () => {
    renderInLanguage(<GameCard game={game} actions={favouriteActions} />);
    const names = [...document.querySelectorAll('a, button')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent,
    );
    expect(names).toEqual([
      'Durian Riot',
      'Details of Durian Riot, RTP 94.7%',
      'Try demo of Durian Riot',
      'Favourite: Durian Riot',
    ]);
  });

  it('shows the title in place of a broken image until the image changes', () => {
    const { rerender } = renderInLanguage(<GameCard game={game} actions={storyActions} />);
    expect(part('fallback')).toBeNull();
    fireEvent.error(document.querySelector('img') as HTMLImageElement);
    expect(part('fallback')?.textContent).toBe('Durian Riot');
    expect(document.querySelector('img')).toBeNull();
    rerender(<GameCard game={{ ...game, image: '/other.svg' }} actions={storyActions} />);
    expect(part('fallback')).toBeNull();
  });

  it('shows at most two of three badges: hot, then new', () => {
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

  it('leaves out a badge that its list already says', () => {
    renderInLanguage(
      <GameCard
        game={{ ...game, hot: true, isNew: false, freeSpin: true }}
        actions={storyActions}
        withoutBadge="hot"
      />,
    );
    expect(part('badges')?.textContent).toBe('Free spins');
  });

  it('reports the new favourite state and exposes the current one', async () => {
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
  ])('shows an RTP of %s with at most one decimal, and none if unknown', (rtp, words) => {
    renderInLanguage(<GameCard game={{ ...game, rtp }} actions={favouriteActions} />);
    expect(part('info')?.textContent).toBe(words);
  });

  it('shows no info for a game without RTP and details page', () => {
    renderInLanguage(<GameCard game={{ ...game, rtp: null }} actions={storyActions} />);
    expect(part('info')).toBeNull();
  });

  it('shows the RTP also without a details page', () => {
    renderInLanguage(<GameCard game={{ ...game, rtp: 95 }} actions={storyActions} />);
    expect(part('info')?.textContent).toBe('RTP 95%');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('says “Try demo” if it links to play money', () => {
    const { rerender } = renderInLanguage(<GameCard game={game} actions={storyActions} />);
    expect(part('play')?.textContent).toBe('Play');
    rerender(<GameCard game={game} actions={{ ...storyActions, word: 'demo' }} />);
    expect(part('play')?.textContent).toBe('Try demo');
  });

  it('shows that it is launching, and offers no demo meanwhile', () => {
    const marks = storyMarks({ isLaunching: () => true });
    renderInLanguage(<GameCard game={game} actions={{ ...favouriteActions, marks }} />);
    expect(screen.getByRole('link', { name: 'Durian Riot' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    expect(document.querySelector('[data-component=spinner]')).toBeTruthy();
    expect(part('demo')).toBeNull();
    expect(screen.getByRole('button', { name: 'Favourite: Durian Riot' })).toBeTruthy();
  });

  it('reports a press before its link is followed, unless it is closed', () => {
    const onPlay = vi.fn((_game, event) => event.preventDefault());
    const actions = { ...storyActions, onPlay };
    const { rerender } = renderInLanguage(<GameCard game={game} actions={actions} />);
    fireEvent.click(screen.getByRole('link'));
    expect(onPlay).toHaveBeenCalledExactlyOnceWith(game, expect.anything());
    rerender(<GameCard game={{ ...game, available: false }} actions={actions} />);
    fireEvent.click(screen.getByText('Durian Riot'));
    expect(onPlay).toHaveBeenCalledTimes(1);
  });

  it('keeps the favourite button and the info link while it is closed', async () => {
    const onFavouriteChange = vi.fn();
    renderInLanguage(
      <GameCard
        game={{ ...game, available: false }}
        actions={{ ...favouriteActions, onFavouriteChange }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Favourite: Durian Riot' }));
    expect(onFavouriteChange).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: /^Details of/ }).getAttribute('href')).toBe(
      '#about-durian-riot',
    );
  });

  it('renders twelve elements', () => {
    const plain = { ...game, hot: false, rtp: null };
    renderInLanguage(<GameCard game={plain} actions={favouriteActions} />);
    expect(document.querySelectorAll('article, article *')).toHaveLength(12);
  });

  it('has the two layers of an image as one picture for its actions, and none for a flat image', () => {
    const layers = () =>
      (part('actions') as HTMLElement).style.getPropertyValue('--game-card-layers');
    const { rerender } = renderInLanguage(
      <GameCard game={{ ...game, imageLayers: '/two "layers".svg' }} actions={storyActions} />,
    );
    expect(layers()).toBe(String.raw`url("/two \"layers\".svg")`);
    rerender(<GameCard game={game} actions={storyActions} />);
    expect(layers()).toBe('');
  });

  it('has no link while the game is unavailable, and shows the reason', () => {
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
