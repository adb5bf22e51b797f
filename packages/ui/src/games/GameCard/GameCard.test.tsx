import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyGame } from '../storyGames.ts';
import { GameCard } from './GameCard.tsx';
import { heartActions, storyActions } from '../storyActions.ts';

afterEach(cleanup);

const game = storyGame();
const part = (name: string) => document.querySelector(`[data-part=${name}]`);

describe('GameCard', () => {
  it('is one link by the name of the game, and the reader meets it before demo and heart', () => {
    renderInLanguage(<GameCard game={game} actions={heartActions} />);
    const names = [...document.querySelectorAll('a, button')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent,
    );
    expect(names).toEqual(['Durian Riot', 'Try demo of Durian Riot', 'Favourite: Durian Riot']);
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
