import type { Tournament } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyTournament } from '../community.fixtures.ts';
import { TournamentHighlight, type TournamentHighlightProps } from './TournamentHighlight.tsx';

const START = Date.UTC(2026, 0, 15, 2, 30);
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(
  change: Partial<Tournament>,
  props: Partial<TournamentHighlightProps> = {},
  locale: 'th' | 'en' = 'en',
) {
  renderInLanguage(
    <TournamentHighlight
      tournament={{ ...storyTournament, ...change }}
      href="#one"
      invites="learn"
      {...props}
    />,
    locale,
  );
  return screen.getByRole('article').textContent;
}

const UNRANKED = { ...storyTournament.own!, rank: null, points: 0 };

it.each([
  ['en', { own: null, endsAt: START + 2 * HOUR }, 'learn', ['Ends in 2:00:00', 'How to join']],
  ['th', { own: null, endsAt: START + 75 * HOUR }, 'learn', ['จบใน 3 วัน 3 ชม.', 'ดูวิธีเข้าร่วม']],
  ['en', { own: UNRANKED }, 'join', ['Prize pool 100,000\u00a0baht', 'Join']],
  ['th', { own: UNRANKED }, 'join', ['เงินรางวัลรวม 100,000\u00a0บาท', 'เข้าร่วม']],
  ['en', {}, 'join', ['Rank 12 · 1,240 points']],
  ['th', {}, 'join', ['อันดับ 12 · 1,240 แต้ม']],
  ['en', { own: UNRANKED }, 'details', ['Details']],
  ['en', { state: 'comingSoon', startsAt: START + HOUR }, 'join', ['Starts in 1:00:00', 'Details']],
] as const)(
  'shows time, prizes and the next step (%s, %j, %s)',
  (locale, change, invites, words) => {
    const text = show(change, { invites }, locale);
    for (const word of words) expect(text).toContain(word);
  },
);

it('invites no one to join who must not be invited, or before it starts', () => {
  expect(show({ own: UNRANKED }, { invites: 'details' })).not.toContain('Join');
  cleanup();
  expect(show({ state: 'comingSoon' }, { invites: 'join' })).not.toMatch(/Join|Rank/);
});

it('links to the others that run, if there are any', () => {
  show({}, { others: { count: 2, href: '#all' } });
  expect(screen.getByRole('link', { name: '2 more tournaments' }).getAttribute('href')).toBe(
    '#all',
  );
  cleanup();
  show({}, { others: { count: 0, href: '#all' } });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
