import type { Tournament } from '@brand/domain';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyTournament } from '../community.fixtures.ts';
import { TournamentCard } from './TournamentCard.tsx';

const START = Date.UTC(2026, 0, 15, 2, 30);
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (change: Partial<Tournament>, locale: 'th' | 'en' = 'en') => {
  renderInLanguage(
    <TournamentCard
      tournament={{ ...storyTournament, ...change }}
      href="/en/tournament?id=slot-month"
    />,
    locale,
  );
  return screen.getByRole('article');
};

it.each([
  [
    'en',
    { endsAt: START + 75 * HOUR },
    ['Active', '66 players', 'Prize pool', '100,000', 'Ends in 3d 3h', 'Your rank 12'],
  ],
  [
    'th',
    { endsAt: START + 75 * HOUR },
    ['กำลังแข่ง', 'ผู้เล่น 66 คน', 'เงินรางวัลรวม', 'จบใน 3 วัน 3 ชม.', 'อันดับของคุณ 12'],
  ],
  [
    'en',
    { state: 'comingSoon', startsAt: START + HOUR / 2, players: 0 },
    ['Coming soon', 'Starts in 30:00'],
  ],
  [
    'th',
    { state: 'comingSoon', startsAt: START + HOUR / 2, players: 0 },
    ['เร็วๆ นี้', 'เริ่มใน 30:00'],
  ],
  ['en', { state: 'ended', endsAt: START - 81 * HOUR }, ['Ended', '12 Jan 2026 00:30', '1,000']],
  [
    'en',
    { players: 0, own: { ...storyTournament.own!, rank: null } },
    ['No players yet', 'You have no points yet'],
  ],
  ['th', { players: 0, own: { ...storyTournament.own!, rank: null } }, ['ยังไม่มีผู้เล่น', 'คุณยังไม่มีแต้ม']],
] as const)('shows its state, prizes, players and duration (%s, %j)', (locale, change, words) => {
  const text = show(change, locale).textContent;
  for (const word of words) expect(text).toContain(word);
});

it('counts down with a timer that is not announced', () => {
  show({ endsAt: START + 90_000 });
  act(() => void vi.advanceTimersByTime(31_000));
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toBe('0:59');
  expect(timer.closest('[aria-live=assertive]')).toBeNull();
});

it('links to its ranking, and shows a cup if the image cannot be loaded', () => {
  const card = show({});
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/tournament?id=slot-month');
  fireEvent.error(card.querySelector('img')!);
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('[data-part=art] svg')).not.toBeNull();
});
