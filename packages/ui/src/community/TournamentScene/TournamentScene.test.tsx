import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { comingTournament, storyTournament } from '../community.fixtures.ts';
import { TournamentScene, type TournamentSceneProps } from './TournamentScene.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 2, 30) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (tournament: TournamentSceneProps['tournament'], locale: 'th' | 'en' = 'en') => {
  renderInLanguage(
    <TournamentScene
      tournament={tournament}
      href="/tournament?id=slot-month"
      action={<LinkButton href="/tournament?id=slot-month">Play to join</LinkButton>}
    />,
    locale,
  );
  return screen.getByRole('article');
};

it.each([
  [
    'en',
    ['Active', '66 players', 'Prize pool', '100,000', 'Your rank 12', 'som***', 'Play to join'],
  ],
  ['th', ['กำลังแข่ง', 'ผู้เล่น 66 คน', 'เงินรางวัลรวม', '100,000', 'อันดับของคุณ 12', 'som***']],
] as const)('shows state, prize pool, own rank, podium and the next step (%s)', (locale, words) => {
  const text = show(storyTournament, locale).textContent;
  for (const word of words) expect(text).toContain(word);
});

it('shows what counts instead of an empty podium before the first point', () => {
  show({ ...comingTournament, own: null });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText(comingTournament.summary)).toBeDefined();
});

it('names the tournament by its link', () => {
  show(storyTournament);
  const link = screen.getByRole('link', { name: storyTournament.title });
  expect(link.getAttribute('href')).toBe('/tournament?id=slot-month');
});
