import { bangkokDay, lastSettledDay, shiftDay } from '@brand/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../language/messages.ts';
import {
  type TestCashier,
  openCashier,
  prepareCashier,
} from '../../member/testing/testCashier.tsx';
import { type TestSandbox, openTestSandbox } from '../../member/testing/testSandbox.ts';
import { AffiliateMemberReport } from './AffiliateMemberReport.tsx';

let sandbox: TestSandbox;
let page: TestCashier;

// Long timeouts, so that a slow machine does not cause failures.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const patience = { timeout: 15_000 };

beforeAll(async () => {
  sandbox = await openTestSandbox();
  await prepareCashier();
  await loadMessages('en', 'affiliate');
  vi.stubGlobal('scrollTo', () => undefined);
  page = openCashier(sandbox.api);
  await (await page.services.account()).login({ username: 'aff', password: 'demo1234' });
});
afterEach(cleanup);
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

function open(address: string, day: string | null): void {
  history.replaceState(null, '', `/en${address}`);
  page.show(<AffiliateMemberReport day={day} />);
}

/** Names in the rows, once they have loaded. */
const names = () =>
  waitFor(() => {
    const rows = document.querySelectorAll<HTMLElement>('tbody [data-part=row]');
    expect(document.querySelector('[data-component=data-table]')?.getAttribute('data-state')).toBe(
      'ready',
    );
    return [...rows].map((row) => within(row).getByRole('rowheader').textContent);
  }, patience);
const type = (name: string, day: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: day } });

describe('member report', () => {
  it('lists each member once for all days of the address, and more members for a week than for a day', async () => {
    const last = lastSettledDay(page.services.clock.now());
    open(`/affiliate/reportDetail?from=${shiftDay(last, -29)}&to=${last}`, null);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/20\d\d – .*20\d\d$/);
    expect(screen.getByRole('button', { name: '30 days', pressed: true })).toBeTruthy();
    const month = await names();
    expect(new Set(month).size).toBe(month.length);
    open('/affiliate/reportDetail', null);
    expect((await names()).length).toBeLessThan(month.length);
  });

  it('shows other days only after both days have been typed', async () => {
    const last = lastSettledDay(page.services.clock.now());
    const first = shiftDay(last, -3);
    open(`/affiliate/reportDetail/${last}`, last);
    type('From', first);
    type('To', shiftDay(last, -1));
    expect(location.pathname).toBe(`/en/affiliate/reportDetail/${last}`);
    fireEvent.click(screen.getByRole('button', { name: 'Show report' }));
    expect(location.pathname + location.search).toBe(
      `/en/affiliate/reportDetail?from=${first}&to=${shiftDay(last, -1)}`,
    );
    open(location.pathname.slice(3) + location.search, null);
    type('To', first);
    fireEvent.click(screen.getByRole('button', { name: 'Show report' }));
    expect(location.pathname + location.search).toBe(`/en/affiliate/reportDetail/${first}`);
  });

  it('shows the last day when the address asks for too many', async () => {
    open('/affiliate/reportDetail?from=2020-01-01', null);
    expect(screen.getByRole('alert').textContent).toBe('Choose 92 days at most.');
    await names();
    expect(screen.getByRole('heading', { level: 2 }).textContent).not.toContain('–');
  });

  it('marks today as incomplete, and links to no future day', async () => {
    const today = bangkokDay(page.services.clock.now());
    open(`/affiliate/reportDetail/${today}`, today);
    expect(await screen.findByText(/are not complete yet/, undefined, patience)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Previous day' }).getAttribute('href')).toBe(
      `/en/affiliate/reportDetail/${shiftDay(today, -1)}`,
    );
    expect(screen.queryByRole('link', { name: 'Next day' })).toBeNull();
  });
});
