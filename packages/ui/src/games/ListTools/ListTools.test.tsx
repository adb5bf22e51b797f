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
  it('shows how many of how many games are visible, or only the total if all are', () => {
    draw();
    expect(status()).toContain('24 of 5,000 games');
    cleanup();
    draw({ state: { status: 'ready', count: 1, total: 1 } });
    expect(status()).toBe('1 game');
  });

  it('shows no count while games are missing, but the progress', () => {
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

  it('reports the selected order', async () => {
    const { onSortChange } = draw();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'A–Z');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith('az');
  });

  it('shows how many filters are active, and whether the panel is open', async () => {
    const { onFiltersOpenChange } = draw({ filters: 3 });
    const button = screen.getByRole('button', { name: 'Filter 3 chosen', expanded: false });
    await userEvent.click(button);
    expect(onFiltersOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('shows no filter button without filters', () => {
    draw({ onFiltersOpenChange: undefined });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
