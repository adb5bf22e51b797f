import { WHOLE_HISTORY as WHOLE } from '@brand/domain';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { NOW } from '../../private/now.fixtures.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { entries, manyEntries } from '../cashier.fixtures.ts';
import { HistoryPanel, type HistoryPanelProps, type HistoryPanelState } from './HistoryPanel.tsx';
import { HistoryTable } from './HistoryTable.tsx';

const ready: HistoryPanelState = { status: 'ready', entries, more: 'available' };
const nothing = (): void => undefined;

const panel = (props: Partial<HistoryPanelProps> = {}) => (
  <HistoryPanel
    state={ready}
    filter={WHOLE}
    onFilterChange={nothing}
    onLoadMore={nothing}
    onRetry={nothing}
    {...props}
  />
);

let putClockBack = nothing;
beforeEach(() => {
  putClockBack = setClock(() => NOW);
});
afterEach(() => {
  cleanup();
  putClockBack();
  vi.restoreAllMocks();
});

describe('HistoryPanel', () => {
  it.each([
    ['th', ['วันนี้', 'เมื่อวาน', '12 มกราคม 2569']],
    ['en', ['Today', 'Yesterday', '12 January 2026']],
  ] as const)('groups by Bangkok day with localised day names: %s', (locale, days) => {
    renderInLanguage(panel(), locale);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(days);
  });

  it('shows withdrawals with a minus, deposits with a plus, and the status as text', () => {
    renderInLanguage(panel());
    const [withdrawal, deposit] = screen.getAllByRole('listitem');
    expect(within(withdrawal!).getByText('-1,500.00')).toBeTruthy();
    expect(within(withdrawal!).getByText('In progress')).toBeTruthy();
    expect(within(deposit!).getByText('+300.00')).toBeTruthy();
    expect(within(deposit!).getByText('Successful')).toBeTruthy();
    expect(within(deposit!).getByText('09:04')).toBeTruthy();
  });

  it('removes the advance top-up phrase from notes', () => {
    const noted = [{ ...entries[1]!, note: 'เติมเงินล่วงหน้า SCB' }];
    const { container } = renderInLanguage(
      panel({ state: { status: 'ready', entries: noted, more: 'none' } }),
    );
    expect(container.querySelector('[data-part=note]')?.textContent).toBe('SCB');
  });

  it('shows the totals of the visible rows, with pending amounts separate', () => {
    const { container, rerender } = renderInLanguage(panel());
    expect(screen.getByText('Total of 7 entries shown')).toBeTruthy();
    const totals = container.querySelector('[data-part=totals]')!;
    expect(totals.textContent).toBe(
      'Deposited+46,300.00Withdrawn-12,345.50Net deposits33,954.50\u00a0bahtIn progressWithdraw 1,500.00',
    );
    rerender(panel({ netDeposits: false }));
    expect(totals.textContent).not.toContain('Net deposits');
  });

  it.each([
    ['deposit', 'all', 'Deposited+46,300.00In progress'],
    ['withdraw', 'success', 'Withdrawn-12,345.50In progress'],
    ['all', 'inProgress', 'In progress'],
  ] as const)('hides totals that a filter leaves without rows: %s, %s', (type, status, start) => {
    const { container } = renderInLanguage(panel({ filter: { ...WHOLE, type, status } }));
    const totals = container.querySelector('[data-part=totals]')!;
    expect(totals.textContent).toContain(start);
    expect(totals.textContent).not.toContain('Net deposits');
  });

  it('filters by type and status, and clears a status that is pressed again', async () => {
    const onFilterChange = vi.fn();
    const user = userEvent.setup();
    const { rerender } = renderInLanguage(panel({ onFilterChange }));
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(onFilterChange).toHaveBeenLastCalledWith({ ...WHOLE, type: 'withdraw' });
    const filter = { ...WHOLE, type: 'withdraw', status: 'inProgress' } as const;
    await user.click(screen.getByRole('button', { name: 'In progress', pressed: false }));
    expect(onFilterChange).toHaveBeenLastCalledWith({ ...WHOLE, status: 'inProgress' });
    rerender(panel({ onFilterChange, filter }));
    expect(screen.getByRole('button', { name: 'Withdraw', pressed: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'In progress', pressed: true }));
    expect(onFilterChange).toHaveBeenLastCalledWith({ ...WHOLE, type: 'withdraw' });
  });

  it('distinguishes an empty filter result from an empty history, and clears the filter', async () => {
    const onFilterChange = vi.fn();
    const filter = { ...WHOLE, type: 'cancel' } as const;
    const { rerender } = renderInLanguage(panel({ state: { status: 'empty' } }));
    // An empty history has no filters.
    expect(screen.queryByRole('group', { name: 'Type' })).toBeNull();
    expect(screen.getByText('Your deposits and withdrawals will show here.')).toBeTruthy();
    rerender(panel({ state: { status: 'empty' }, filter, onFilterChange }));
    expect(screen.getByText('No entries match this filter.')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith(WHOLE);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'History' }));
    rerender(panel({ state: { status: 'empty', among: 20 }, filter }));
    expect(screen.getByText('No entries match this filter among the latest 20.')).toBeTruthy();
  });

  it('expands a row with its reference, copies exactly that and announces it', async () => {
    const user = userEvent.setup();
    renderInLanguage(panel());
    const row = screen.getAllByRole('listitem')[1]!;
    const button = within(row).getByRole('button');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(within(row).getByText('15 Jan 2026 09:04')).toBeTruthy();
    await user.click(within(row).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('H0002');
    expect(within(row).getByRole('status').textContent).toBe('Copied');
    await user.click(button);
    expect(within(row).queryByText('H0002')).toBeNull();
  });

  it('has no reference to copy before the server has recorded the row', async () => {
    const made = { ...entries[0]!, reference: null };
    renderInLanguage(panel({ state: { status: 'ready', entries: [made], more: 'none' } }));
    const row = screen.getByRole('listitem');
    await userEvent.setup().click(within(row).getByRole('button'));
    expect(within(row).getByText('Waiting to be confirmed')).toBeTruthy();
    expect(within(row).queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it('exports the visible rows as a file named after the day', async () => {
    let table: Blob | null = null;
    const names: string[] = [];
    URL.createObjectURL = (blob) => {
      table = blob as Blob;
      return 'blob:table';
    };
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.href} ${this.download}`);
    });
    const { unmount } = renderInLanguage(panel(), 'th');
    await userEvent.setup().click(screen.getByRole('button', { name: 'ดาวน์โหลด CSV' }));
    expect(names).toEqual(['blob:table history-2026-01-15.csv']);
    const lines = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await table!.arrayBuffer())
      .split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"เวลา (ISO 8601)","วันและเวลา","ประเภท","จำนวนเงิน","สกุลเงิน","สถานะ","หมายเหตุ","เลขอ้างอิง"',
    );
    expect(lines[1]).toBe(
      '"2026-01-15T09:26:00+07:00","15 ม.ค. 2569 09:26","ถอนเงิน",-1500.00,"บาท","กำลังดำเนินการ","KBANK 123-4-56789-0","H0001"',
    );
    expect(lines).toHaveLength(entries.length + 2);
    unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:table');
  });

  it('loads more rows, but not while a page is loading or when there are none', async () => {
    const onLoadMore = vi.fn();
    const user = userEvent.setup();
    const draw = (more: 'none' | 'available' | 'loading') =>
      panel({ state: { status: 'ready', entries, more }, onLoadMore });
    const { rerender } = renderInLanguage(draw('available'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    rerender(draw('loading'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    rerender(draw('none'));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('moves the focus from “load more” to the first new row', async () => {
    const first = manyEntries.slice(0, 10);
    const state = { status: 'ready', more: 'available' } as const;
    const { rerender } = renderInLanguage(panel({ state: { ...state, entries: first } }));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Load more' }));
    rerender(panel({ state: { ...state, entries: manyEntries, more: 'capped' } }));
    const row = screen.getAllByRole('listitem')[10]!;
    expect(document.activeElement).toBe(within(row).getAllByRole('button')[0]);
    expect(screen.getByText(/These are the latest 20 entries/)).toBeTruthy();
  });

  it('says that it could not be loaded, and never that nothing was found', async () => {
    const onRetry = vi.fn();
    renderInLanguage(
      panel({
        state: { status: 'error', failure: { messageId: 'error.general.timeout', code: null } },
        onRetry,
      }),
    );
    expect(screen.getByRole('heading', { name: 'The history could not be loaded' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('keeps the rows after a failed refresh and shows a notice', async () => {
    const onRetry = vi.fn();
    renderInLanguage(panel({ state: { ...ready, stale: true }, onRetry }));
    expect(screen.getAllByRole('listitem')).toHaveLength(entries.length);
    expect(screen.getByText(/Could not be updated/)).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('is a table on a desktop page: sorted by its headers, with the details of a row in a dialog', async () => {
    renderInLanguage(
      panel({
        wide: true,
        table: HistoryTable,
        progressOf: (reference) => `Progress of ${reference}`,
      }),
    );
    const amounts = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell').at(-2)?.textContent);
    const before = amounts();
    await userEvent.click(screen.getByRole('button', { name: /Amount/ }));
    expect(amounts()).not.toEqual(before);
    expect(amounts().toSorted()).toEqual(before.toSorted());

    const row = screen
      .getAllByRole('row')
      .find(({ textContent }) => textContent?.includes('Withdraw'));
    await userEvent.click(within(row!).getAllByRole('button')[0]!);
    const dialog = screen.getByRole('dialog', { name: 'Withdraw' });
    expect(within(dialog).getByText(/^Progress of H/)).toBeTruthy();
  });
});
