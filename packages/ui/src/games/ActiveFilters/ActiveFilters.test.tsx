import type { GameFilter } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

afterEach(cleanup);

function Live({ filter: first }: { filter: GameFilter }) {
  const [filter, setFilter] = useState(first);
  return (
    <ActiveFilters
      filter={filter}
      onFilterChange={setFilter}
      providerName={(id) => (id === 'kk' ? 'Kite & Key' : null)}
    />
  );
}

const names = () => screen.queryAllByRole('button').map((button) => button.textContent);
const focused = () => document.activeElement?.textContent;

describe('ActiveFilters', () => {
  it('labels each filter unambiguously, and a provider by its id until its name is known', () => {
    renderInLanguage(
      <Live filter={{ bet: ['more'], rtp: ['0'], type: ['sport'], provider: ['kk', 'pd'] }} />,
    );
    expect(names()).toEqual([
      'Sports',
      'Minimum bet: Over 50 baht',
      'RTP: Under 95%',
      'Kite & Key',
      'pd',
      'Clear all',
    ]);
  });

  it('removes one at a time and moves the focus to the next filter, the last filter, then the group', async () => {
    renderInLanguage(<Live filter={{ hot: ['1'], type: ['slot'], volatility: ['high'] }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Slots' }));
    expect(focused()).toBe('Volatility: High');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Volatility: High' }));
    expect(names()).toEqual(['Hot']);
    expect(focused()).toBe('Hot');
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Chosen filters' }));
  });

  it('clears all if there are several', async () => {
    renderInLanguage(<Live filter={{ hot: ['1'], type: ['slot'] }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(names()).toEqual([]);
  });
});
