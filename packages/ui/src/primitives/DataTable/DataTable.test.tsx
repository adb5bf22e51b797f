import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { DataTable, type DataTableProps } from './DataTable.tsx';
import type { DataColumn } from './dataColumn.ts';

interface Row {
  id: string;
  amount: number;
}
type Look = (
  entries: { isIntersecting: boolean; boundingClientRect: { width: 0; height: 0 } }[],
) => void;

/** IntersectionObserver callbacks by element, so that a test can report visibility. */
const lookers = new Map<Element, Look>();

beforeEach(() => {
  lookers.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      look: Look;
      constructor(look: Look) {
        this.look = look;
      }
      observe(element: Element) {
        lookers.set(element, this.look);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const columns: DataColumn<Row>[] = [
  { id: 'id', header: 'Name', cell: ({ id }) => id },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'number',
    cell: ({ amount }) => amount,
    sortBy: ({ amount }) => amount,
  },
];
const rowsOf = (...amounts: number[]): Row[] =>
  amounts.map((amount, index) => ({ id: `row ${index}`, amount }));
const many = (count: number) => rowsOf(...Array.from({ length: count }, (_, index) => index));
const table = (props: Partial<DataTableProps<Row>> = {}) => (
  <DataTable
    caption="Income"
    columns={columns}
    rowKey={({ id }) => id}
    state={{ status: 'ready', rows: rowsOf(30, 10, 20) }}
    {...props}
  />
);
const amounts = () => screen.getAllByRole('cell').map(({ textContent }) => Number(textContent));
const head = () => screen.getByRole('columnheader', { name: 'Amount' });
const blocks = () => [...document.querySelectorAll<HTMLElement>('[data-part=block]')];
const see = (block: number, isIntersecting: boolean) => {
  const element = blocks()[block] as HTMLElement;
  act(() =>
    lookers.get(element)?.([{ isIntersecting, boundingClientRect: { width: 0, height: 0 } }]),
  );
};
const states = () => blocks().map((block) => block.dataset['state']);

describe('DataTable', () => {
  it('sorts by a press on a header, reverses on the next, and announces the direction', async () => {
    const onSortChange = vi.fn();
    render(table({ onSortChange }));
    expect(head().hasAttribute('aria-sort')).toBe(false);
    await userEvent.click(within(head()).getByRole('button'));
    expect(amounts()).toEqual([30, 20, 10]);
    expect(head().getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(within(head()).getByRole('button'));
    expect(amounts()).toEqual([10, 20, 30]);
    expect(
      onSortChange.mock.calls.map(([sort]) => (sort as { direction: string }).direction),
    ).toEqual(['descending', 'ascending']);
  });

  it('leaves the order to the parent when it is controlled', async () => {
    render(table({ sort: null }));
    await userEvent.click(within(head()).getByRole('button'));
    expect(amounts()).toEqual([30, 10, 20]);
  });

  it('labels every value with its column, for cards and screen readers', () => {
    render(table());
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'row 0',
      'row 1',
      'row 2',
    ]);
    expect(screen.getAllByRole('cell')[0]?.dataset['label']).toBe('Amount');
    expect(screen.getByRole('table', { name: 'Income' }).getAttribute('aria-rowcount')).toBe('4');
  });

  it('has one tab stop per row, with the action of the row', async () => {
    const onAction = vi.fn();
    render(table({ rowAction: { onAction } }));
    await userEvent.click(screen.getByRole('button', { name: 'row 1' }));
    expect(onAction.mock.calls).toEqual([[{ id: 'row 1', amount: 10 }]]);
  });

  it('renders the first fifty of 5,000 rows, then rows near the viewport, and removes distant ones', () => {
    render(table({ state: { status: 'ready', rows: many(5000) } }));
    expect(blocks()).toHaveLength(100);
    expect(screen.getAllByRole('row')).toHaveLength(51);
    see(1, true);
    expect(screen.getAllByRole('row')).toHaveLength(101);
    see(0, false);
    expect(screen.getAllByRole('row')).toHaveLength(51);
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('52');
  });

  it('keeps the focused row in the DOM while scrolling', () => {
    render(
      table({ state: { status: 'ready', rows: many(5000) }, rowAction: { href: ({ id }) => id } }),
    );
    act(() => screen.getByRole('link', { name: 'row 3' }).focus());
    see(0, false);
    expect(states()[0]).toBe('near');
    act(() => (document.activeElement as HTMLElement).blur());
    see(0, false);
    expect(states()[0]).toBe('far');
  });

  it('renders one block on the server', () => {
    const html = renderToString(table({ state: { status: 'ready', rows: many(5000) } }));
    expect(html.match(/data-part="row"/g)).toHaveLength(50);
  });

  it('reports that it is busy, and keeps its header when it is empty', () => {
    const { rerender } = render(table({ state: { status: 'loading', rows: 3 } }));
    const root = () => document.querySelector('[data-component=data-table]');
    expect(root()?.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryAllByRole('cell')).toEqual([]);
    rerender(table({ state: { status: 'empty', content: 'Nothing yet' } }));
    expect(screen.getByText('Nothing yet')).toBeTruthy();
    expect(head()).toBeTruthy();
  });

  it('adds totals below, and leaves a column without total empty', () => {
    render(table({ totals: { label: 'Total', cells: { amount: 60 } } }));
    const rows = screen.getAllByRole('row');
    expect(rows.at(-1)?.textContent).toBe('Total60');
    expect(rows.at(-1)?.getAttribute('aria-rowindex')).toBe('5');
  });
});
