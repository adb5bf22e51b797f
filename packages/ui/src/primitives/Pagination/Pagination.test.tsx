import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Pagination, type PaginationProps } from './Pagination.tsx';

afterEach(cleanup);

const labels = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  status: (page: number, count: number) => `Page ${page} of ${count}`,
};
const draw = (props: Partial<PaginationProps> = {}) => (
  <Pagination page={5} pageCount={12} labels={labels} {...props} />
);
const asked = (spy: ReturnType<typeof vi.fn>) => spy.mock.calls.map(([page]) => page as number);

describe('Pagination', () => {
  it('requests the pressed page, and not the current one', async () => {
    const onPageChange = vi.fn();
    render(draw({ onPageChange }));
    for (const name of ['Previous', 'Next', 'Page 12', 'Page 5']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(asked(onPageChange)).toEqual([4, 6, 12]);
    expect(screen.getByRole('button', { name: 'Page 5' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('keeps the focus on an arrow at its end, and requests nothing more', async () => {
    const onPageChange = vi.fn();
    const { rerender } = render(draw({ page: 11, onPageChange }));
    const next = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    rerender(draw({ page: 12, onPageChange }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(asked(onPageChange)).toEqual([12]);
  });

  it('announces the page after a change, and not initially', () => {
    const { rerender } = render(draw());
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(draw({ page: 6 }));
    expect(screen.getByRole('status').textContent).toBe('Page 6 of 12');
    rerender(draw({ page: 5 }));
    expect(screen.getByRole('status').textContent).toBe('Page 5 of 12');
  });

  it('renders links when pages have addresses', () => {
    render(draw({ page: 1, pageHref: (page) => `?page=${page}` }));
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('?page=3');
    const previous = screen.getByRole('link', { name: 'Previous' });
    expect(previous.hasAttribute('href')).toBe(false);
    expect(previous.getAttribute('aria-disabled')).toBe('true');
  });

  it('renders nothing for a single page', () => {
    render(draw({ page: 1, pageCount: 1 }));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
