import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyRows } from '../community.fixtures.ts';
import { Leaderboard } from './Leaderboard.tsx';

afterEach(cleanup);

it('says rank, name, prize and points of every row, and which one is the member’s', () => {
  renderInLanguage(<Leaderboard rows={storyRows} />);
  const rows = within(screen.getByRole('list', { name: 'Leaderboard' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Rank 1som***30,000\u00a0baht9,120 points',
    'Rank 2plo***15,000\u00a0baht7,410 points',
    'Rank 3tan***10,000\u00a0baht6,005 points',
    'Rank 4dem***You3,000\u00a0baht5,100 points',
    'Rank 5zoo***4,870 points',
  ]);
  expect(rows.map(({ dataset }) => dataset.state)).toEqual([
    'other',
    'other',
    'other',
    'own',
    'other',
  ]);
});
