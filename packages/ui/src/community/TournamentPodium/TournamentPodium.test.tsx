import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyRows } from '../community.fixtures.ts';
import { TournamentPodium } from './TournamentPodium.tsx';

afterEach(cleanup);

it.each([
  ['en', 'Top three', 'Rank 1som***9,120 points'],
  ['th', 'สามอันดับแรก', 'อันดับ 1som***9,120 แต้ม'],
] as const)('lists the first three in the order of their ranks (%s)', (locale, name, first) => {
  renderInLanguage(<TournamentPodium rows={storyRows} />, locale);
  const places = within(screen.getByRole('list', { name })).getAllByRole('listitem');
  expect(places).toHaveLength(3);
  expect(places[0]?.textContent).toBe(first);
  expect(places.map(({ dataset }) => dataset.place)).toEqual(['1', '2', '3']);
});

it('shows a shared rank on both steps', () => {
  const rows = storyRows.map((row) => ({ ...row, rank: 1 }));
  renderInLanguage(<TournamentPodium rows={rows} />);
  expect(screen.getAllByText('1')).toHaveLength(3);
});
