import { ApiError } from '@brand/api';
import { type QrStatus, type Satang, satang } from '@brand/domain';
import { QueryObserver } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { pendingQr } from '../../../member/cashier/pendingQr.ts';
import {
  LIFE_MS,
  NOW,
  channel,
  fakeApi,
  onMessageFromOtherTab,
  memberPage,
  pendingOf300,
  pass,
} from '../../../member/testing/testQr.tsx';
import { useDepositFlow } from './useDepositFlow.ts';

function fromAnotherTab(text: string) {
  localStorage.setItem('pendingQr', text);
  onMessageFromOtherTab();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(answer: () => QrStatus | 'down' = () => ({ outcome: 'waiting' })) {
  const api = fakeApi(answer);
  const page = memberPage();
  const hook = renderHook(() => useDepositFlow(api, 'en', true), { wrapper: page.Page });
  await pass(0);
  return {
    ...hook,
    ...page,
    api,
    flow: () => hook.result.current,
    status: () => hook.result.current.state.status,
    async showQr() {
      act(() => void hook.result.current.choose(channel));
      act(() => void hook.result.current.type('300'));
      act(() => hook.result.current.submit());
      await pass(0);
    },
  };
}

describe('visible QR', () => {
  it('is restored after a reload, and in a second tab', async () => {
    const first = await open();
    await first.showQr();
    expect(first.status()).toBe('waiting');
    const again = await open();
    expect(again.flow().state).toMatchObject({
      status: 'waiting',
      amount: 30_000,
      qr: { id: 'q_1' },
    });
    expect(again.api.requestQr).not.toHaveBeenCalled();
  });

  it('appears in a tab that shows the channels, and does not replace a typed amount', async () => {
    const idle = await open();
    const typing = await open();
    act(() => void typing.flow().choose(channel));
    act(() => void typing.flow().type('1,000'));
    act(() => pendingQr.keep(pendingOf300(), idle.looker));
    await pass(0);
    expect(idle.status()).toBe('waiting');
    expect(typing.flow().state).toMatchObject({ status: 'entering', draft: '1,000' });
    act(() => void typing.flow().leave());
    await pass(0);
    expect(typing.status()).toBe('waiting');
  });

  it('is not cancelled by leaving the panel', async () => {
    const { showQr, unmount, api, looker } = await open();
    await showQr();
    unmount();
    await pass(60_000);
    expect(api.cancelQr).not.toHaveBeenCalled();
    expect(pendingQr.read(looker)?.pending).not.toBeNull();
  });

  it('is cancelled after one confirmation; Back opens the dialog, and Back again closes it', async () => {
    const { showQr, flow, api, status } = await open();
    await showQr();
    act(() => flow().back());
    expect(flow().asksToCancel).toBe(true);
    act(() => flow().back());
    expect([flow().asksToCancel, status()]).toEqual([false, 'waiting']);
    act(() => flow().askToCancel());
    act(() => flow().cancel());
    await pass(0);
    expect(flow().state).toMatchObject({ status: 'entering', draft: '300' });
    expect(api.cancelQr).toHaveBeenCalledTimes(1);
    const asked = api.qrStatus.mock.calls.length;
    await pass(60_000);
    expect(api.qrStatus.mock.calls.length).toBe(asked);
  });

  it('needs no confirmation while only the request is pending', async () => {
    const { flow, api, status } = await open();
    api.requestQr.mockImplementation(() => new Promise(() => {}));
    act(() => void flow().choose(channel));
    act(() => void flow().type('300'));
    act(() => flow().submit());
    act(() => flow().askToCancel());
    expect([flow().asksToCancel, status()]).toEqual([false, 'entering']);
  });

  it('shows the result that another tab received', async () => {
    const { showQr, status } = await open();
    await showQr();
    const row = JSON.parse(localStorage.getItem('pendingQr')!) as object;
    act(() =>
      fromAnotherTab(
        JSON.stringify({ ...row, news: { outcome: 'paid' }, qr: null, channel: null }),
      ),
    );
    await pass(0);
    expect(status()).toBe('succeeded');
  });

  it('is replaced by a newer one of another tab', async () => {
    const { showQr, flow, api, looker } = await open();
    await showQr();
    act(() => pendingQr.keep(pendingOf300('q_other'), looker));
    await pass(0);
    expect(flow().state).toMatchObject({ status: 'waiting', qr: { id: 'q_other' } });
    expect(api.cancelQr).toHaveBeenCalledTimes(1);
  });

  it('is removed at most five seconds after its end, also without a reply', async () => {
    const { showQr, status, api } = await open();
    await showQr();
    api.qrStatus.mockImplementation(() => new Promise(() => {}));
    await pass(LIFE_MS - 1_000);
    expect(status()).toBe('waiting');
    await pass(6_100);
    expect(status()).toBe('expired');
  });

  it('stays when the clock is a day wrong, which the next reply corrects', async () => {
    const { showQr, status, services, api } = await open();
    await showQr();
    await pass(10_000);
    const wrong = 86_400_000;
    api.qrStatus.mockImplementation(async () => {
      services.clock.learn(Date.now() - wrong, 20);
      return { outcome: 'waiting' };
    });
    vi.setSystemTime(Date.now() + wrong);
    await pass(20_000);
    expect(status()).toBe('waiting');
  });

  it('warns of paying twice until the member confirms, and stores the confirmation', async () => {
    const { flow } = await open();
    expect(flow().reuseUnderstood).toBe(false);
    act(() => flow().understandReuse());
    expect(flow().reuseUnderstood).toBe(true);
    expect((await open()).flow().reuseUnderstood).toBe(true);
  });

  it('shows the balance after its payment, never the one before, however late it can be read', async () => {
    let paid = false;
    const { showQr, flow, status, services } = await open(() => ({
      outcome: paid ? 'paid' : 'waiting',
    }));
    let credit: () => Promise<Satang> = async () => satang(100_000);
    const header = new QueryObserver(services.queries, {
      queryKey: CREDIT_KEY,
      queryFn: () => credit(),
      refetchInterval: 15_000,
      retry: false,
    });
    const close = header.subscribe(() => {});
    await pass(0);
    await showQr();
    credit = () => Promise.reject(new Error('down'));
    paid = true;
    await pass(2_000);
    expect([status(), flow().balanceAfter]).toEqual(['succeeded', null]);
    credit = async () => satang(130_000);
    await pass(15_000);
    expect(flow().balanceAfter).toBe(130_000);
    // Later winnings do not belong to this deposit.
    credit = async () => satang(990_000);
    await pass(15_000);
    expect(flow().balanceAfter).toBe(130_000);
    close();
  });

  it('reports that it was paid when it can no longer be cancelled', async () => {
    let paid = false;
    const { showQr, flow, api } = await open(() => ({ outcome: paid ? 'paid' : 'waiting' }));
    await showQr();
    paid = true;
    api.cancelQr.mockRejectedValue(new Error('paid already'));
    act(() => flow().cancel());
    await pass(0);
    const { waitingToasts } = await import('../../../platform/toasts/notify.ts');
    expect(waitingToasts.take()).toMatchObject([{ text: 'Deposit successful: 300 baht' }]);
  });
});

describe('bonus of a QR', () => {
  const terms = {
    minDeposit: null,
    bonus: { kind: 'percent', percent: 10 },
    maxBonus: null,
    turnover: 3,
    turnoverOn: 'depositAndBonus',
    excludedTypes: [],
    excludedGames: [],
  } as const;
  const daily = { id: 'daily-first', title: '10% daily bonus', terms };

  it('is requested with it, and is shown next to it after a reload', async () => {
    const { flow, api } = await open();
    act(() => void flow().choose(channel));
    act(() => void flow().type('300'));
    act(() => flow().submit(daily));
    await pass(0);
    expect(api.requestQr.mock.calls[0]?.[0 as never]).toMatchObject({ bonus: 'daily-first' });
    const bonus = { id: 'daily-first', credit: 3_000, turnover: 99_000 };
    expect(flow().state).toMatchObject({ status: 'waiting', bonus });
    const again = await open();
    expect(again.flow().state).toMatchObject({ status: 'waiting', bonus });
  });

  it('is none if none was selected', async () => {
    const { showQr, flow, api } = await open();
    await showQr();
    expect(api.requestQr.mock.calls[0]?.[0 as never]).not.toHaveProperty('bonus');
    expect(flow().state).not.toHaveProperty('bonus');
  });

  it('shows why only the bonus was refused, keeps the amount, and does not blame the channel', async () => {
    const { flow, api } = await open();
    const refusal = { kind: 'business', code: 98, serverMessage: 'no bonus:BN-2106' } as const;
    api.requestQr.mockRejectedValueOnce(new ApiError({ ...refusal, area: 'deposit' }));
    act(() => void flow().choose(channel));
    act(() => void flow().type('300'));
    act(() => flow().submit(daily));
    await pass(0);
    expect(flow().state).toMatchObject({
      status: 'entering',
      draft: '300',
      failure: { messageId: 'error.deposit.bonus.2106', code: 'BN-2106' },
    });
  });
});
