import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyPrizes } from '../community.fixtures.ts';
import { TournamentPrizes } from './TournamentPrizes.tsx';

afterEach(cleanup);

it.each([
  ['en', 'Prizes', ['Rank 130,000\u00a0baht', 'Ranks 11–30Youeach 1,000\u00a0baht']],
  ['th', 'รางวัล', ['อันดับ 130,000\u00a0บาท', 'อันดับ 11–30คุณคนละ 1,000\u00a0บาท']],
] as const)(
  'shows the prize of each rank and marks the prize of the own rank (%s)',
  (locale, name, rows) => {
    renderInLanguage(<TournamentPrizes prizes={storyPrizes} ownRank={12} />, locale);
    const items = [...screen.getByRole('list', { name }).children];
    expect([items[0]?.textContent, items[4]?.textContent]).toEqual(rows);
    expect(items.filter((item) => item.getAttribute('data-state') === 'own')).toEqual([items[4]]);
  },
);
