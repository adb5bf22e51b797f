import type { GameFilter, OfferedFacet } from '@brand/domain';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { GameFilters } from './GameFilters.tsx';

afterEach(cleanup);

const choice = (value: string, count: number, name: string | null = null) => ({
  value,
  count,
  name,
});
const FACETS: readonly OfferedFacet[] = [
  { facet: 'new', choices: [choice('1', 4)] },
  { facet: 'freespin', choices: [choice('1', 0)] },
  { facet: 'bet', choices: [choice('1', 7), choice('50', 11)] },
  {
    facet: 'provider',
    choices: [choice('kk', 1200, 'Kite & Key'), choice('pd', 0, 'Pixel Durian')],
  },
];

function draw(filter: GameFilter) {
  const onFilterChange = vi.fn();
  renderInLanguage(
    <GameFilters
      state={{ status: 'ready', facets: FACETS }}
      filter={filter}
      onFilterChange={onFilterChange}
    />,
  );
  return onFilterChange;
}

describe('GameFilters', () => {
  it('groups facets of one choice each, and shows the number of games of every choice', () => {
    draw({});
    expect(
      screen.getAllByRole('group').map((group) => group.querySelector('h3')?.textContent),
    ).toEqual(['Highlights', 'Minimum bet', 'Providers']);
    const marks = within(screen.getByRole('group', { name: 'Highlights' }));
    expect(marks.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
      'New 4 games',
      'Free spins 0 games',
    ]);
    expect(screen.getByRole('button', { name: 'Kite & Key 1,200 games' })).toBeTruthy();
  });

  it('keeps an active choice without games removable, and other choices without games disabled', async () => {
    const onFilterChange = draw({ provider: ['pd'] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Free spins/ }).disabled).toBe(
      true,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Pixel Durian/, pressed: true }));
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({});
  });

  it('adds to the selection, and replaces one bet range by another', async () => {
    const onFilterChange = draw({ bet: ['1'], provider: ['pd'] });
    await userEvent.click(screen.getByRole('button', { name: /^Kite/ }));
    expect(onFilterChange).toHaveBeenLastCalledWith({ bet: ['1'], provider: ['pd', 'kk'] });
    await userEvent.click(screen.getByRole('button', { name: /^Up to 50 baht/ }));
    expect(onFilterChange).toHaveBeenLastCalledWith({ bet: ['50'], provider: ['pd'] });
  });
});
