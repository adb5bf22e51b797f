import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyWins } from '../storyGameDetail.ts';
import { storyGame } from '../storyGames.ts';
import { WinsRail } from './WinsRail.tsx';

let back: () => void;
beforeEach(() => {
  back = setClock(() => Date.parse('2026-01-15T09:30:00+07:00'));
});
afterEach(() => {
  back();
  cleanup();
});

const wins = storyWins.slice(0, 2).map((win) => ({ ...win, game: storyGame() }));

it('shows player, win, bet, time and game, and that it predicts nothing', () => {
  renderInLanguage(
    <WinsRail state={{ status: 'ready', wins }} hrefOf={({ code }) => `#${code}`} />,
  );
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
  const row = screen.getByRole('region', { name: 'Recent wins' });
  const note = document.getElementById(row.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toMatch(/say nothing about the next round/);
});

it('shows skeletons and no invented wins while loading', () => {
  renderInLanguage(<WinsRail state={{ status: 'loading' }} hrefOf={() => ''} />, 'th');
  expect(screen.queryByRole('link')).toBeNull();
});
