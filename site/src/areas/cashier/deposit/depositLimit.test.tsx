import { createProtectionApi } from '@brand/api/protection';
import { satang } from '@brand/domain';
import { bank } from '@brand/domain/testing/transferChannels';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  type TestCashier,
  openCashier,
  prepareCashier,
} from '../../../member/testing/testCashier.tsx';
import { type TestSandbox, openTestSandbox } from '../../../member/testing/testSandbox.ts';
import { DepositCashier } from './DepositCashier.tsx';
import { TransferCashier } from '../transfer/TransferCashier.tsx';

let sandbox: TestSandbox;
let page: TestCashier;
/** Requested paths with their query. */
let asked: string[] = [];

// Long timeouts, so that a slow machine does not cause failures.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  sandbox = await openTestSandbox();
  // QR images are not drawn here.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await prepareCashier();
  page = openCashier(sandbox.api);
  await (await page.services.account()).login({ username: 'demo', password: 'demo1234' });
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
    asked.push(request instanceof Request ? request.url : request);
    return send(request, init);
  });
});
afterEach(() => {
  cleanup();
  asked = [];
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

/** Sets how many baht the member can still deposit this week. */
async function leave(baht: number): Promise<void> {
  const api = createProtectionApi(page.services.api.client);
  const week = (await api.limits()).limits.find(({ period }) => period === 'week');
  await api.setLimit('week', satang(Math.ceil((week?.used ?? 0) / 100) * 100 + baht * 100));
}
const patience = { timeout: 15_000 };
const qrs = () => asked.filter((address) => address.includes('get_qr'));
const limitsRead = () =>
  waitFor(
    () => expect(page.services.queries.getQueryData(['depositLimits'])).toBeTruthy(),
    patience,
  );

/** Renders the deposit, and types an amount for the first channel. */
async function type(amount: string): Promise<HTMLElement> {
  page.show(<DepositCashier shown />);
  const channel = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part=channel]');
    if (!found) throw new Error('No channel is there.');
    return found;
  }, patience);
  fireEvent.click(channel);
  const field = await screen.findByRole('textbox', { name: 'Amount to deposit' }, patience);
  fireEvent.change(field, { target: { value: amount } });
  return field;
}
const submit = () => fireEvent.click(document.querySelector('[type=submit]')!);

it('an amount over the member’s own limit shows the rest and a link to the limits, and sends no request', async () => {
  await leave(3_000);
  const field = await type('3001');
  expect(
    await screen.findByText(/deposit 3,000 baht more this week/, undefined, patience),
  ).toBeTruthy();
  const way = screen.getByRole('link', { name: 'See your limits' });
  expect(way.getAttribute('href')).toBe('/en/limits');
  submit();
  expect(document.activeElement).toBe(way);
  expect(qrs()).toEqual([]);
  fireEvent.change(field, { target: { value: '3000' } });
  expect(screen.queryByRole('link', { name: 'See your limits' })).toBeNull();
});

it('an amount that the API refuses shows the reason, with a link to the limits', async () => {
  await type('900');
  await limitsRead();
  // Meanwhile set on another device.
  await leave(500);
  submit();
  expect(
    await screen.findByText(/This is over your weekly deposit limit/, undefined, patience),
  ).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'See your limits' }, patience)).toBeTruthy();
  expect(qrs()).toHaveLength(1);
});

it('requests no limits when the operator has none', async () => {
  const { protection } = page.services.operator;
  Object.assign(protection, { depositLimits: false });
  await type('900');
  submit();
  await waitFor(() => expect(qrs()).toHaveLength(1), patience);
  page.show(<TransferCashier channel={bank} onLeave={null} onChangeChannel={null} />);
  expect(asked.filter((address) => address.includes('protection'))).toEqual([]);
  Object.assign(protection, { depositLimits: true });
});

it('shows the rest before a transfer, which can still be reported', async () => {
  await leave(300);
  page.show(<TransferCashier channel={bank} onLeave={null} onChangeChannel={null} />);
  expect(
    await screen.findByText(/deposit 300 baht more this week/, undefined, patience),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your limits' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Report my transfer' }));
  expect(await screen.findByRole('textbox', { name: 'Amount transferred' }, patience)).toBeTruthy();
  expect(screen.queryByText(/baht more this week/)).toBeNull();
});
