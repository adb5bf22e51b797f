import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storySpins } from '../missions.fixtures.ts';
import { FreeSpinsCard } from './FreeSpinsCard.tsx';

afterEach(cleanup);

it('shows how many are left, their value and their end', () => {
  renderInLanguage(<FreeSpinsCard spins={storySpins} href="/game/g1" />);
  const text = document.body.textContent ?? '';
  expect(text).toContain('3 of 5 left');
  expect(text).toContain('1 baht each');
  expect(text).toContain('Until 22 Jan 2026 09:30');
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/game/g1');
});

it.each([
  [{ spins: { ...storySpins, left: 0 } }, 'Used up'],
  [{ spins: storySpins, state: 'ended' as const }, 'Ended'],
])('has no link to play with %j', (props, badge) => {
  renderInLanguage(<FreeSpinsCard {...props} href="/game/g1" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(badge)).toBeTruthy();
});
