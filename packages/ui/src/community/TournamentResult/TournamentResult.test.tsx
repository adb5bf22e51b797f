import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { endedTournament } from '../community.fixtures.ts';
import { TournamentResult } from './TournamentResult.tsx';

afterEach(cleanup);

it.each([
  ['en', 'Winners', 'Rank 1som***30,000 baht', '12 Jan 2026 00:00'],
  ['th', 'ผู้ชนะ', 'อันดับ 1som***30,000 บาท', 'จบเมื่อ'],
] as const)('shows who has won what, and when it ended (%s)', (locale, name, first, ended) => {
  renderInLanguage(<TournamentResult tournament={endedTournament} href="/t" />, locale);
  const winners = within(screen.getByRole('list', { name })).getAllByRole('listitem');
  expect(winners).toHaveLength(3);
  expect(winners[0]?.textContent).toBe(first);
  expect(screen.getByRole('article').textContent).toContain(ended);
});

it('says that no one scored, but not if the API lists no winners', () => {
  const { rerender } = renderInLanguage(
    <TournamentResult tournament={{ ...endedTournament, players: 0, leaders: [] }} href="/t" />,
  );
  expect(screen.getByText('No one scored points')).toBeDefined();
  rerender(<TournamentResult tournament={{ ...endedTournament, leaders: [] }} href="/t" />);
  expect(screen.queryByText('No one scored points')).toBeNull();
});

it('tells the rank only to a member who took part', () => {
  const own = { rank: 2, points: 9, prize: null, pointsToNext: null, paidAt: null };
  const { rerender } = renderInLanguage(
    <TournamentResult tournament={{ ...endedTournament, own }} href="/t" />,
  );
  expect(screen.getByText(/Your rank 2/)).toBeDefined();
  const absent = { ...own, rank: null };
  rerender(<TournamentResult tournament={{ ...endedTournament, own: absent }} href="/t" />);
  expect(screen.queryByText(/did not take part/)).toBeNull();
});
