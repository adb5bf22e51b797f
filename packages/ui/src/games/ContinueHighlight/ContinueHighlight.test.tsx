import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { favouriteActions, storyMarks } from '../storyActions.ts';
import { storyGame } from '../storyGames.ts';
import { ContinueHighlight } from './ContinueHighlight.tsx';

afterEach(cleanup);

it('starts the game with one press, and has its details as second link', () => {
  const game = storyGame();
  const onPlay = vi.fn((_game, event) => event.preventDefault());
  renderInLanguage(<ContinueHighlight game={game} actions={{ ...favouriteActions, onPlay }} />);
  const play = screen.getByRole('link', { name: 'Durian Riot' });
  expect(play.getAttribute('href')).toBe('#durian-riot');
  fireEvent.click(play);
  expect(onPlay).toHaveBeenCalledWith(game, expect.anything());
  expect(screen.getByRole('link', { name: 'Details of Durian Riot' }).getAttribute('href')).toBe(
    '#about-durian-riot',
  );
  expect(screen.getByRole('article').textContent).toContain('Pixel Durian');
});

it('shows that its launch is in progress', () => {
  const marks = storyMarks({ isLaunching: () => true });
  renderInLanguage(
    <ContinueHighlight game={storyGame()} actions={{ ...favouriteActions, marks }} />,
  );
  const card = screen.getByRole('article');
  expect(card.getAttribute('aria-busy')).toBe('true');
  expect(card.textContent).toContain('Loading');
  expect(card.textContent).not.toContain('Play');
});

it('shows an icon if the cover cannot be loaded', () => {
  renderInLanguage(<ContinueHighlight game={storyGame()} actions={favouriteActions} />);
  fireEvent.error(document.querySelector('img')!);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('[data-part=art] svg')).not.toBeNull();
});
