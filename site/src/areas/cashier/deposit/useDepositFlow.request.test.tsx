import { ApiError } from '@brand/api';
import { type DepositQr, satangFromBaht } from '@brand/domain';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BONUSES_KEY } from '../../../member/bonus/bonusQueries.ts';
import { pendingQr } from '../../../member/cashier/pendingQr.ts';
import { lateReply, pass, watchReads } from '../../../member/testing/memberPage.tsx';
import { channel, pendingOf300, qrOf300 } from '../../../member/testing/testQr.ts';
import { isPageHeld } from '../../../platform/connection/busy.ts';
import { takeEarlyObservations } from '../../../platform/telemetry/track.ts';
import { daily } from '../testing/daily.ts';
import { openDeposit as open, openDeposits } from './testing/openDeposit.ts';

openDeposits();

/** A deposit whose QR is requested, and its reply. A real call fails with the reason when it is aborted. */
async function request() {
  const page = await open();
  const reply = lateReply<DepositQr>();
  page.api.requestQr.mockImplementation((_, { signal }) => {
    signal!.addEventListener('abort', () => reply.fail(signal!.reason));
    return reply.promise;
  });
  await page.showQr();
  expect(page.status()).toBe('requesting');
  return { ...page, reply, isAborted: () => page.api.requestQr.mock.calls[0]![1].signal!.aborted };
}

describe('the request of a QR', () => {
  it('is sent once for many presses, with its key, and counted', async () => {
    takeEarlyObservations();
    const { flow, api, choose, status } = await open();
    await choose();
    act(() => flow().submit());
    expect(status()).toBe('entering');
    act(() => void flow().type('300'));
    act(() => {
      for (let press = 0; press < 100; press += 1) flow().submit();
    });
    await pass(0);
    expect(api.requestQr.mock.calls).toEqual([
      [
        { channel, amount: 30_000 },
        {
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
    expect(takeEarlyObservations()).toEqual([{ type: 'event', name: 'deposit_started' }]);
  });

  it('keeps the page from the first digit to the result', async () => {
    let paid = false;
    const { flow, choose, showQr } = await open(() => ({ outcome: paid ? 'paid' : 'waiting' }));
    expect(isPageHeld()).toBe(false);
    await choose();
    expect(isPageHeld()).toBe(false);
    act(() => void flow().type('3'));
    expect(isPageHeld()).toBe(true);
    await showQr();
    expect(isPageHeld()).toBe(true);
    paid = true;
    await pass(2_000);
    expect(isPageHeld()).toBe(false);
  });

  it.each(['cancel', 'askToCancel', 'back'] as const)('is aborted by %s', async (how) => {
    const { flow, isAborted } = await request();
    expect(isPageHeld()).toBe(true);
    act(() => flow()[how]());
    expect(isAborted()).toBe(true);
    await pass(0);
    expect(flow().state).toMatchObject({ status: 'entering', draft: '300', failure: null });
  });

  it('is aborted when the panel is left', async () => {
    const { unmount, isAborted } = await request();
    unmount();
    expect(isAborted()).toBe(true);
  });

  it('cancels a QR that arrives after it was cancelled, and keeps that of another tab', async () => {
    const { flow, api, viewer } = await request();
    const reply = lateReply<DepositQr>();
    api.requestQr.mockReturnValue(reply.promise);
    act(() => flow().cancel());
    act(() => flow().submit());
    act(() => flow().cancel());
    act(() => void flow().leave());
    act(() => pendingQr.keep(pendingOf300('q_other'), viewer));
    api.cancelQr.mockRejectedValue(new Error('no connection'));
    reply.arrive(qrOf300('q_late'));
    await pass(0);
    expect(api.cancelQr.mock.calls.map(([qr]) => qr.id)).toEqual(['q_late']);
    expect(flow().state).toMatchObject({ status: 'waiting', qr: { id: 'q_other' } });
    expect(pendingQr.read(viewer)?.id).toBe('q_other');
  });

  it('cancels a QR of another amount, which is not shown', async () => {
    const { flow, api, reply, viewer } = await request();
    reply.arrive({ ...qrOf300(), payAmount: satangFromBaht(400) });
    await pass(0);
    expect(flow().state).toMatchObject({
      status: 'entering',
      failure: { messageId: 'error.deposit.amountMismatch' },
    });
    expect(api.cancelQr).toHaveBeenCalledTimes(1);
    expect(pendingQr.read(viewer)).toBeNull();
  });

  it.each([
    ['SCB-1', '98', []],
    ['BN-2106', 'bonus.2106', ['bonuses']],
  ])(
    'refused with %s shows why, and reads the bonuses again if it was for one',
    async (code, id, read) => {
      const { showQr, flow, api, services } = await open();
      const reads = watchReads(services.queries, BONUSES_KEY, ['other']);
      const refusal = { kind: 'business', code: 98, serverMessage: `no:${code}` } as const;
      api.requestQr.mockRejectedValueOnce(new ApiError({ ...refusal, area: 'deposit' }));
      await showQr(daily);
      expect(flow().state).toMatchObject({
        status: 'entering',
        draft: '300',
        failure: { messageId: `error.deposit.${id}`, code },
      });
      expect(reads()).toEqual(read);
    },
  );
});
