import { cleanup, screen } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyWins } from '../storyGameDetail.ts';
import { GameWinList } from './GameWinList.tsx';
import { timeAgo } from './timeAgo.ts';

const NOW = Date.parse('2026-01-15T09:30:00+07:00');

let back: () => void;
beforeEach(() => {
  back = setClock(() => NOW);
});
afterEach(() => {
  back();
  cleanup();
});

it('shows player, time, bet, multiplier and win, the newest first', () => {
  renderInLanguage(<GameWinList wins={storyWins} />);
  const cells = screen.getAllByRole('row')[1]?.children ?? [];
  expect([...cells].map((cell) => cell.textContent)).toEqual([
    'som***4 minutes ago15 Jan 2026 09:26',
    '฿20',
    '250.5×',
    '฿5,010',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(storyWins.length + 1);
  expect(screen.getByText(/do not predict the next round/)).toBeDefined();
});

it('supports Thai, with the year of the Buddhist era', () => {
  renderInLanguage(<GameWinList wins={storyWins.slice(2, 4)} />, 'th');
  expect(screen.getByText('15 ม.ค. 2569 06:55')).toBeDefined();
  expect(screen.getByText('1,204.75 เท่า')).toBeDefined();
});

it('shows minutes, hours and days, and never a time in the future', () => {
  const english = createIntl({ locale: 'en' });
  expect(timeAgo(NOW - 59_000, NOW, english)).toBeNull();
  expect(timeAgo(NOW + 90_000, NOW, english)).toBeNull();
  expect(timeAgo(NOW - 60_000, NOW, english)).toBe('1 minute ago');
  expect(timeAgo(NOW - 23.9 * 3_600_000, NOW, english)).toBe('23 hours ago');
  expect(timeAgo(NOW - 3 * 86_400_000, NOW, createIntl({ locale: 'th' }))).toMatch(/3 วัน/);
});
