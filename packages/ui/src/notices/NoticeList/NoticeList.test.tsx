import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '../../hooks/clock.ts';
import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { inboxNotices } from '../inbox.fixtures.ts';
import { NoticeList, type NoticeListProps } from './NoticeList.tsx';

const nothing = (): void => undefined;

const list = (props: Partial<NoticeListProps> = {}) => (
  <NoticeList
    state={{ status: 'ready', notices: inboxNotices, more: 'available' }}
    unread={2}
    hrefOf={({ id }) => `/notices?notice=${id}`}
    onReadAll={nothing}
    onLoadMore={nothing}
    onRetry={nothing}
    {...props}
  />
);

let putClockBack = nothing;
beforeEach(() => {
  putClockBack = setClock(() => Date.UTC(2026, 0, 15, 2, 30));
});
afterEach(() => {
  cleanup();
  putClockBack();
});

const EMPTY = { status: 'empty' } as const;
const FAILED = {
  status: 'error',
  failure: { messageId: 'error.general.timeout', code: null },
} as const;

describe('NoticeList', () => {
  it.each([
    ['th', ['วันนี้', 'เมื่อวาน', '11 มกราคม 2569']],
    ['en', ['Today', 'Yesterday', '11 January 2026']],
  ] as const)('groups by day in Bangkok time, with localised day names: %s', (locale, days) => {
    renderInLanguage(list(), locale);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(days);
  });

  it.each([
    ['th', 'ใหม่', 'ยังไม่อ่าน 2 รายการ', 'สิ้นสุดแล้ว'],
    ['en', 'New', '2 unread', 'Ended'],
  ] as const)('labels unread and ended notices: %s', (locale, fresh, count, over) => {
    renderInLanguage(list(), locale);
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText(fresh) !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(screen.getByRole('status').textContent).toBe(count);
    expect(within(rows[3]!).getByText(over)).toBeTruthy();
  });

  it('links to the address of each notice', () => {
    renderInLanguage(list());
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/notices?notice=n_bank',
    );
  });

  it('starts with the text of a notice without title, and shows no markup', () => {
    const [notice] = inboxNotices;
    const untitled = { ...notice!, title: '', unsafeHtml: '<p>ก <b>ข</b></p><script>ค</script>' };
    renderInLanguage(list({ state: { status: 'ready', notices: [untitled], more: 'none' } }));
    expect(screen.getByRole('link').querySelector('[data-part=title]')?.textContent).toBe('ก ข');
  });

  it('marks all as read on request, and offers this only while something is unread', async () => {
    const onReadAll = vi.fn<() => void>();
    const { rerender } = renderInLanguage(list({ onReadAll }));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(onReadAll).toHaveBeenCalledOnce();
    rerender(list({ unread: 0 }));
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('All read');
  });

  it('loads older notices, and retries after an error', async () => {
    const onLoadMore = vi.fn<() => void>();
    const { rerender } = renderInLanguage(list({ onLoadMore }));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    rerender(
      list({ onLoadMore, state: { status: 'ready', notices: inboxNotices, more: 'failed' } }),
    );
    expect(screen.getByRole('alert').textContent).toBe('Older notifications could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('moves the focus from the removed “load more” to the first new row', async () => {
    const first = inboxNotices.slice(0, 3);
    const ready = { status: 'ready', more: 'available' } as const;
    const { rerender } = renderInLanguage(list({ state: { ...ready, notices: first } }));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    rerender(list({ state: { ...ready, notices: inboxNotices, more: 'none' } }));
    expect(document.activeElement).toBe(screen.getAllByRole('link')[3]);
  });

  it.each([
    ['th', EMPTY, 'ยังไม่มีการแจ้งเตือน'],
    ['en', EMPTY, 'No notifications yet'],
    ['th', FAILED, 'โหลดการแจ้งเตือนไม่สำเร็จ'],
    ['en', FAILED, 'Notifications could not be loaded'],
  ] as const)('shows the empty and error states: %s %o', (locale, state, words) => {
    renderInLanguage(list({ state, unread: null }), locale);
    expect(screen.getByRole('heading', { name: words })).toBeTruthy();
  });

  it.each([
    ['th', 'กำลังโหลดการแจ้งเตือน'],
    ['en', 'Loading notifications'],
  ] as const)('announces that it is loading: %s', (locale, words) => {
    const { container, rerender } = renderInLanguage(
      list({ state: { status: 'loading' } }),
      locale,
    );
    expect(screen.getByText(words)).toBeTruthy();
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
    rerender(list({ state: { status: 'ready', notices: inboxNotices, more: 'loading' } }));
    expect(container.querySelector('[data-part=more]')?.getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    ['th', 'รายการนี้อาจไม่ใช่ข้อมูลล่าสุด', 'โหลดรายการก่อนหน้าไม่สำเร็จ'],
    ['en', 'This list may be out of date.', 'Older notifications could not be loaded.'],
  ] as const)('keeps loaded notices and says what is missing: %s', (locale, stale, older) => {
    const state = { status: 'ready', notices: inboxNotices, more: 'failed', stale: true } as const;
    renderInLanguage(list({ state }), locale);
    expect(screen.getByText(stale)).toBeTruthy();
    expect(screen.getByText(older)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(inboxNotices.length);
  });
});
