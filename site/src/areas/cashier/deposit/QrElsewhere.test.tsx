import type { QrStatus } from '@brand/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import { waitingToasts } from '../../../platform/toasts/notify.ts';
import { QrElsewhere } from './QrElsewhere.tsx';
import { pendingQr } from '../../../member/cashier/pendingQr.ts';
import { NOW, memberPage, pass } from '../../../member/testing/memberPage.tsx';
import {
  LIFE_MS,
  fakeApi,
  onMessageFromOtherTab,
  pendingOf300,
} from '../../../member/testing/testQr.ts';

let answer: () => QrStatus = () => ({ outcome: 'waiting' });
const api = fakeApi(() => answer());
vi.mock('../../../member/cashier/useCashierApi.ts', () => ({ useCashierApi: () => api }));

function fromAnotherTab(text: string) {
  localStorage.setItem('pendingQr', text);
  onMessageFromOtherTab();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  localStorage.clear();
  answer = () => ({ outcome: 'waiting' });
  navigate('/list/slot?sort=new');
});
afterEach(() => {
  cleanup();
  waitingToasts.take();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function elsewhere() {
  const page = memberPage();
  pendingQr.keep(pendingOf300(`q_${Math.random()}`), page.viewer);
  render(<QrElsewhere />, { wrapper: page.Page });
  await pass(0);
  return page;
}

const bar = () => screen.queryByRole('link', { name: /Waiting for 300 baht/ });

it('links to the QR in the panel of the current page', async () => {
  await elsewhere();
  expect(bar()?.getAttribute('href')).toBe(
    '/list/slot?sort=new&sideDeposit=true&tab=deposit-tab&arr=0',
  );
  expect(bar()?.textContent).toContain('10:00');
});

it.each(['/withdraw', '/deposit?tab=deposit-usdt-tab&arr=1'])(
  'links from %s to the tab of the QR',
  async (address) => {
    navigate(address);
    await elsewhere();
    expect(bar()?.getAttribute('href')).toBe('/deposit?tab=deposit-tab&arr=0');
  },
);

it('reports the payment with the amount, and disappears', async () => {
  await elsewhere();
  answer = () => ({ outcome: 'paid' });
  await pass(2_000);
  expect(waitingToasts.read()).toEqual([{ tone: 'success', text: 'Deposit successful: 300 baht' }]);
  expect(bar()).toBeNull();
  const asked = api.qrStatus.mock.calls.length;
  await pass(60_000);
  expect(api.qrStatus.mock.calls.length).toBe(asked);
});

it('shows the message of the API', async () => {
  await elsewhere();
  answer = () => ({ outcome: 'alert', text: 'The name does not match.' });
  await pass(2_000);
  expect(waitingToasts.read()).toEqual([
    {
      tone: 'danger',
      text: 'There is a problem with your deposit of 300 baht. The name does not match.',
    },
  ]);
});

it('warns when it has expired, and links to the deposit with its parameters', async () => {
  await elsewhere();
  await pass(LIFE_MS);
  const warning = screen.getByRole('alertdialog', { name: 'Expired' });
  expect(warning.textContent).toContain('300 baht has expired');
  await act(async () => screen.getByRole('button', { name: 'Deposit again' }).click());
  await pass(0);
  expect(location.search).toBe('?sort=new&sideDeposit=true&tab=deposit-tab&arr=0');
});

it('disappears silently when another tab has cancelled it', async () => {
  const { viewer } = await elsewhere();
  const { id, since } = pendingQr.read(viewer)!;
  await act(async () =>
    fromAnotherTab(
      JSON.stringify({
        ...JSON.parse(localStorage.getItem('pendingQr')!),
        id,
        since,
        news: { outcome: 'cancelled' },
        qr: null,
        channel: null,
      }),
    ),
  );
  expect(bar()).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(waitingToasts.read()).toEqual([]);
});
