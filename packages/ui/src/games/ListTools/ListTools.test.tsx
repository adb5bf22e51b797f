import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ListTools, type ListToolsProps } from './ListTools.tsx';

afterEach(cleanup);

function draw(props: Partial<ListToolsProps> = {}) {
  const asked = { onSortChange: vi.fn(), onFiltersOpenChange: vi.fn() };
  renderInLanguage(
    <ListTools
      state={{ status: 'ready', count: 24, total: 5000 }}
      sort="default"
      filters={0}
      filtersOpen={false}
      {...asked}
      {...props}
    />,
  );
  return asked;
}

const status = () => screen.getByRole('status').textContent;

describe('ListTools', () => {
  it('says how many of how many are shown, and how many there are where that is all', () => {
    draw();
    expect(status()).toContain('24 of 5,000 games');
    cleanup();
    draw({ state: { status: 'ready', count: 1, total: 1 } });
    expect(status()).toBe('1 game');
  });

  it('counts nothing while games are missing, and shows how far it is', () => {
    draw({ state: { status: 'partial', loaded: 560, total: 5000 } });
    expect(status()).toBe('Loading all games');
    const bar = screen.getByRole('progressbar', { name: 'Loading all games' });
    expect(bar.getAttribute('aria-valuenow')).toBe('560');
    cleanup();
    draw({ state: { status: 'loading' } });
    expect(screen.queryByRole('progressbar')).toBeNull();
    cleanup();
    draw({ state: { status: 'stopped' } });
    expect(status()).toBe('');
  });

  it('asks for the order that is chosen', async () => {
    const { onSortChange } = draw();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A–Z');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith('az');
  });

  it('says how many filters are chosen, and whether they are open', async () => {
    const { onFiltersOpenChange } = draw({ filters: 3 });
    const button = screen.getByRole('button', { name: 'Filter 3 chosen', expanded: false });
    await userEvent.click(button);
    expect(onFiltersOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('has no way to filters where there is nothing to filter by', () => {
    draw({ onFiltersOpenChange: undefined });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
