import { type Satang, satang } from '@brand/domain';
import { QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BONUSES_KEY } from '../../../member/bonus/bonusQueries.ts';
import { wantedBonus } from '../../../member/bonus/wantedBonus.ts';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { pendingQr } from '../../../member/cashier/pendingQr.ts';
import { pass, watchReads } from '../../../member/testing/memberPage.tsx';
import { LIFE_MS, channel, pendingOf300 } from '../../../member/testing/testQr.ts';
import { useQrOnShow } from './qrOnShow.ts';
import { daily } from '../testing/daily.ts';
import { endedInAnotherTab, openDeposit as open, openDeposits } from './testing/openDeposit.ts';

openDeposits();

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
    expect(again.seen).not.toContain('choosing');
    expect(again.api.requestQr).not.toHaveBeenCalled();
    act(() => again.flow().cancel());
    expect(again.status()).toBe('entering');
  });

  it('appears in a tab that shows the channels, and does not replace a typed amount', async () => {
    const idle = await open();
    const typing = await open();
    act(() => void typing.flow().choose(channel));
    act(() => void typing.flow().type('1,000'));
    act(() => pendingQr.keep(pendingOf300(), idle.viewer));
    await pass(0);
    expect(idle.status()).toBe('waiting');
    expect(typing.flow().state).toMatchObject({ status: 'entering', draft: '1,000' });
    act(() => void typing.flow().leave());
    await pass(0);
    expect(typing.status()).toBe('waiting');
    expect(idle.api.cancelQr).not.toHaveBeenCalled();
  });

  it('appears on a chosen channel while nothing is typed', async () => {
    const { choose, status, viewer } = await open();
    await choose();
    act(() => pendingQr.keep(pendingOf300(), viewer));
    await pass(0);
    expect(status()).toBe('waiting');
  });

  it('is polled and counts as visible only while its panel is shown', async () => {
    const { showQr, api, rerender, viewer } = await open(undefined, false);
    const onShow = renderHook(useQrOnShow).result;
    await showQr();
    expect([api.qrStatus.mock.calls.length, onShow.current]).toEqual([0, false]);
    rerender({ shown: true });
    await pass(0);
    expect([api.qrStatus.mock.calls.length, onShow.current]).toEqual([1, true]);
    act(() => pendingQr.learn('q_1', { outcome: 'expired' }, viewer));
    await pass(0);
    expect(onShow.current).toBe(false);
  });

  it.each([true, false])(
    'is paid here and for other tabs, if it is still stored (%s)',
    async (isStored) => {
      let paid = false;
      const { showQr, status, viewer } = await open(() => ({ outcome: paid ? 'paid' : 'waiting' }));
      await showQr();
      if (!isStored) localStorage.clear();
      paid = true;
      await pass(2_000);
      expect(status()).toBe('succeeded');
      expect(pendingQr.read(viewer)?.news.outcome).toBe(isStored ? 'paid' : undefined);
    },
  );

  it('says that its status cannot be read', async () => {
    const { showQr, flow } = await open(() => 'down');
    await showQr();
    expect(flow().state).toMatchObject({ status: 'waiting', fault: { kind: 'network' } });
  });

  it('is not cancelled by leaving the panel', async () => {
    const { showQr, unmount, api, viewer } = await open();
    await showQr();
    unmount();
    await pass(60_000);
    expect(api.cancelQr).not.toHaveBeenCalled();
    expect(pendingQr.read(viewer)?.pending).not.toBeNull();
  });

  it('is cancelled after one confirmation; Back opens the dialog, and Back again closes it', async () => {
    const { showQr, flow, api, status, viewer } = await open();
    await showQr();
    act(() => flow().back());
    expect(flow().asksToCancel).toBe(true);
    act(() => flow().back());
    expect([flow().asksToCancel, status()]).toEqual([false, 'waiting']);
    act(() => flow().askToCancel());
    expect(flow().asksToCancel).toBe(true);
    act(() => flow().storeQr());
    expect(flow().asksToCancel).toBe(false);
    act(() => flow().cancel());
    await pass(0);
    expect(flow().state).toMatchObject({ status: 'entering', draft: '300' });
    expect(api.cancelQr).toHaveBeenCalledTimes(1);
    expect(pendingQr.read(viewer)).toMatchObject({ news: { outcome: 'cancelled' }, pending: null });
    const asked = api.qrStatus.mock.calls.length;
    await pass(60_000);
    expect(api.qrStatus.mock.calls.length).toBe(asked);
  });

  it('shows the result that another tab received', async () => {
    const { showQr, status } = await open();
    await showQr();
    await endedInAnotherTab('paid');
    expect(status()).toBe('succeeded');
    expect((await open()).status()).toBe('choosing');
  });

  it('goes back to the amount when another tab has cancelled it', async () => {
    const { showQr, flow } = await open();
    await showQr();
    await endedInAnotherTab('cancelled');
    expect(flow().state).toMatchObject({ status: 'entering', draft: '300' });
  });

  it('goes back to the channels from the amount and from its result, or to an empty amount', async () => {
    const { choose, flow, status, showQr, viewer } = await open();
    await choose();
    act(() => flow().back());
    expect(status()).toBe('choosing');
    await showQr();
    act(() => pendingQr.learn('q_1', { outcome: 'expired' }, viewer));
    act(() => void flow().restart());
    expect(flow().state).toMatchObject({ status: 'entering', draft: '' });
    await showQr();
    act(() => pendingQr.learn('q_2', { outcome: 'expired' }, viewer));
    act(() => flow().back());
    expect(status()).toBe('choosing');
  });

  it('is replaced by a newer one of another tab', async () => {
    const { showQr, flow, api, viewer } = await open();
    await showQr();
    act(() => pendingQr.keep(pendingOf300('q_other'), viewer));
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
  it('is requested with it, and is shown next to it after a reload', async () => {
    const { showQr, flow, api } = await open();
    await showQr(daily);
    expect(api.requestQr.mock.calls[0]?.[0]).toMatchObject({ bonus: 'daily-first' });
    const bonus = { id: 'daily-first', credit: 3_000, turnover: 99_000 };
    expect(flow().state).toMatchObject({ status: 'waiting', bonus });
    const again = await open();
    expect(again.flow().state).toMatchObject({ status: 'waiting', bonus });
  });

  it('is none if none was selected', async () => {
    const { showQr, flow, api } = await open();
    await showQr();
    expect(api.requestQr.mock.calls[0]?.[0]).not.toHaveProperty('bonus');
    expect(flow().state).not.toHaveProperty('bonus');
  });

  it.each([true, false])(
    'is no longer wanted once a QR was paid with it (%s)',
    async (withBonus) => {
      let paid = false;
      wantedBonus.choose(daily.id);
      const { showQr, status, services } = await open(() => ({
        outcome: paid ? 'paid' : 'waiting',
      }));
      const reads = watchReads(services.queries, BONUSES_KEY, ['other']);
      await showQr(withBonus ? daily : undefined);
      expect(wantedBonus.read()).toBe(daily.id);
      paid = true;
      await pass(2_000);
      expect(status()).toBe('succeeded');
      expect(wantedBonus.read()).toBe(withBonus ? null : daily.id);
      expect(reads()).toEqual(withBonus ? ['bonuses'] : []);
    },
  );
});
