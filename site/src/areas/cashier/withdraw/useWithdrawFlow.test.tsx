import type { WithdrawReceipt } from '@brand/api/cashier';
import { satangFromBaht } from '@brand/domain';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openWithdrawal as openedWithdrawal } from '../../../member/cashier/openWithdrawal.ts';
import { NOW, lateReply, pass, watchReads } from '../../../member/testing/memberPage.tsx';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { isPageHeld } from '../../../platform/connection/busy.ts';
import { takeEarlyObservations } from '../../../platform/telemetry/track.ts';
import {
  LOST,
  RECEIPT,
  openWithdrawal as open,
  openWithdrawals,
  refusal,
  stored,
  storeElsewhere,
} from './testing/openWithdrawal.ts';

openWithdrawals();

describe('a withdrawal', () => {
  it('is sent once for many presses, as reviewed, and is stored until its reply', async () => {
    takeEarlyObservations();
    const { flow, review, api, keyOf, noted, services, lock, status } = open();
    const reads = watchReads(services.queries, CREDIT_KEY, ['other']);
    const reply = lateReply<WithdrawReceipt>();
    api.withdraw.mockReturnValue(reply.promise);
    services.clock.learn(NOW, 41);
    review();
    expect(flow().state).toMatchObject({ status: 'reviewing', amount: 50_000 });
    act(() => {
      for (let press = 0; press < 100; press += 1) flow().onConfirm();
    });
    expect(api.withdraw.mock.calls).toEqual([[50_000, { idempotencyKey: expect.any(String) }]]);
    const sentAt = Math.round(services.clock.now());
    const entry = { key: keyOf(0), type: 'withdraw', amount: 50_000, time: sentAt, since: sentAt };
    expect(noted()).toMatchObject(entry);
    expect(stored()).toMatchObject([{ intent: keyOf(0), amount: 50_000, sentAt, released: false }]);
    expect([takeEarlyObservations(), reads()]).toEqual([[], []]);
    reply.arrive(RECEIPT);
    await pass(0);
    expect(flow().state).toMatchObject({ status: 'succeeded', record: RECEIPT });
    expect([stored(), lock.begun, reads()]).toEqual([[], [RECEIPT.at], ['credit']]);
    expect(takeEarlyObservations()).toEqual([{ type: 'event', name: 'withdrawal_requested' }]);
    act(() => flow().onRestart());
    expect([status(), flow().state]).toMatchObject(['entering', { draft: '' }]);
  });

  it.each([true, false])('is followed on this device if the API can (%s)', async (can) => {
    const { review, confirm } = open({ withdrawalProgress: can });
    review();
    await confirm();
    expect(openedWithdrawal.isKept()).toBe(can);
  });

  it('is not reviewed before the terms are known', () => {
    const { review, status } = open({}, null);
    review();
    expect(status()).toBe('entering');
  });

  it('is neither reviewed nor sent while locked', async () => {
    const { review, confirm, lock, api, flow, status } = open();
    lock.isOn = true;
    review();
    expect(status()).toBe('entering');
    lock.isOn = false;
    review();
    lock.isOn = true;
    await confirm();
    expect(flow().state).toMatchObject({ status: 'entering', draft: '500' });
    expect([api.withdraw.mock.calls, stored()]).toEqual([[], []]);
  });

  it('is not sent while another tab waits for one, also if this tab was not told', async () => {
    const { review, confirm, api, flow } = open();
    review();
    await storeElsewhere([['of-another-tab', 700, false]], false);
    await confirm();
    expect(flow().state).toMatchObject({ status: 'unknown', amount: 70_000, elsewhere: true });
    expect(api.withdraw).not.toHaveBeenCalled();
  });

  it('can be changed after the review', () => {
    const { review, flow } = open();
    review();
    act(() => flow().onReturn());
    expect(flow().state).toMatchObject({ status: 'entering', draft: '500' });
  });

  it.each([
    [1001, {}, null],
    [1002, { minimum: satangFromBaht(600) }, 60_000],
    [1012, { amountLeft: satangFromBaht(200) }, 20_000],
    [1013, { turnoverLeft: satangFromBaht(100) }, 10_000],
    [1005, { lastWithdrawalAt: NOW - 1_000 }, null],
  ])('refused with %i shows why with the figure of %j', async (code, details, figure) => {
    const { review, confirm, api, flow, lock, noted, services } = open();
    const reads = watchReads(services.queries, CREDIT_KEY, ['other']);
    api.withdraw.mockRejectedValueOnce(refusal(code, details));
    review();
    await confirm();
    const failure = { code: `${code}`, figure };
    expect(flow().state).toMatchObject({ status: 'entering', draft: '500', failure });
    expect([noted(), stored(), reads()]).toEqual([undefined, [], ['credit']]);
    expect(lock.begun).toEqual(code === 1005 ? [NOW - 1_000] : []);
  });

  it('keeps the page while it is typed, reviewed and sent', async () => {
    const { review, flow, confirm, api, resend, status } = open();
    const reply = lateReply<WithdrawReceipt>();
    api.withdraw.mockReturnValueOnce(reply.promise);
    expect(isPageHeld()).toBe(false);
    act(() => flow().onAmountChange('5'));
    expect(isPageHeld()).toBe(true);
    review();
    expect(isPageHeld()).toBe(true);
    await confirm();
    expect(isPageHeld()).toBe(true);
    reply.fail(LOST);
    await pass(0);
    expect([status(), isPageHeld()]).toEqual(['unknown', false]);
    await resend();
    expect([status(), isPageHeld()]).toEqual(['succeeded', false]);
  });

  it('keeps the typed amount over a reload, until it was sent', async () => {
    const { flow, unmount, open: reload } = open();
    act(() => flow().onAmountChange('500'));
    unmount();
    const again = reload();
    expect(again.flow().state).toMatchObject({ draft: '500' });
    again.review();
    await again.confirm();
    again.unmount();
    expect(reload().flow().state).toMatchObject({ status: 'entering', draft: '' });
  });
});
