import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW, pass, watchReads } from '../../../member/testing/memberPage.tsx';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { HISTORY_KEY } from '../../../member/wallet/historyKey.ts';
import { waitingToasts } from '../../../platform/toasts/notify.ts';
import {
  ENDED,
  LOST,
  loseWithdrawal as lose,
  openWithdrawal as open,
  openWithdrawals,
  refusal,
  row,
  stored,
  storeElsewhere,
} from './testing/openWithdrawal.ts';

openWithdrawals();

const MINUTE = 60_000;
const LATE = [{ tone: 'success', text: 'Delayed response: 500 baht withdrawal requested' }];

describe('a withdrawal without a reply', () => {
  it('is found in the history, locks from its own time, and is reported once', async () => {
    const { flow, api, entries, rerender, lockOf, lock, noted, services } = await lose();
    expect(noted()).toBeDefined();
    const signal = expect.any(AbortSignal);
    expect(api.history.mock.calls).toEqual([[{ limit: 20 }, { locale: 'th', signal }]]);
    const reads = watchReads(services.queries, CREDIT_KEY, HISTORY_KEY, ['other']);
    await pass(5_500);
    expect([flow().state.status, api.history.mock.calls.length]).toEqual(['unknown', 2]);
    expect(reads()).toEqual(['credit']);
    const begun: (number | null)[] = [];
    rerender(lockOf(begun));
    entries.push(row(500));
    await pass(5_500);
    const record = { at: NOW + 1_000, reference: 'W500' };
    expect(flow().state).toMatchObject({ status: 'succeeded', record });
    expect([begun, lock.begun, stored(), waitingToasts.take()]).toEqual([
      [NOW + 1_000],
      [],
      [],
      LATE,
    ]);
    expect(reads()).toEqual(['credit', 'history']);
  });

  it('says why it cannot be searched for, as long as that is so', async () => {
    const { flow, api } = await lose();
    expect(flow().searchFault).toBeNull();
    api.history.mockRejectedValueOnce(LOST);
    await pass(5_500);
    expect(flow().searchFault).toEqual({ kind: 'network', code: null });
    await pass(5_500);
    expect(flow().searchFault).toBeNull();
  });

  it('is sent again once under its key, also after a reload', async () => {
    const { unmount, open: reload, api, keyOf } = await lose();
    unmount();
    const { flow, status } = reload();
    expect(status()).toBe('unknown');
    act(() => {
      for (let press = 0; press < 100; press += 1) flow().onResend();
    });
    await pass(0);
    expect(status()).toBe('succeeded');
    expect(api.withdraw.mock.calls).toHaveLength(2);
    expect(api.withdraw.mock.calls[1]).toEqual([50_000, { idempotencyKey: keyOf(0) }]);
  });

  it.each([
    ['session has ended', ENDED, 'unknown'],
    ['first sending may have locked', refusal(1005), 'unknown'],
    ['balance is too low', refusal(1001), 'entering'],
  ])('sent again: the %s', async (_, error, status) => {
    const { api, resend, flow } = await lose();
    api.withdraw.mockRejectedValueOnce(error);
    await resend();
    expect(flow().state).toMatchObject({ status, draft: '500' });
    expect(stored()).toHaveLength(status === 'unknown' ? 1 : 0);
  });

  it.each([ENDED, refusal(1005)])(
    'is not unknown if the first sending is refused: %s',
    async (error) => {
      const { api, review, confirm, status } = open();
      api.withdraw.mockRejectedValueOnce(error);
      review();
      await confirm();
      expect(status()).toBe('entering');
    },
  );

  it('blocks another amount for ten minutes, and until that is confirmed', async () => {
    const { flow, open: reload, unmount } = await lose();
    expect(flow().blockedMs).toBe(10 * MINUTE);
    await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE - 1_000));
    act(() => flow().onAnother());
    act(() => flow().onAnotherConfirm());
    expect([flow().state, stored()]).toMatchObject([{ step: 'open' }, [{ released: false }]]);
    act(() => flow().onWait());
    expect(flow().state).toMatchObject({ step: 'waiting' });
    await pass(1_000);
    act(() => flow().onAnother());
    expect(flow().state).toMatchObject({ step: 'another' });
    act(() => flow().onAnotherConfirm());
    const form = { status: 'entering', draft: '', open: [{ amount: 50_000, sentAt: NOW }] };
    expect([flow().state, stored()]).toMatchObject([form, [{ released: true }]]);
    act(() => flow().onAnotherConfirm());
    unmount();
    expect(reload().flow().state).toMatchObject(form);
  });

  it('keeps its key for its amount beside another one, and may be what locks', async () => {
    const { review, confirm, api, flow, keyOf } = open();
    await storeElsewhere([['released-earlier', 500, true]]);
    api.withdraw.mockRejectedValueOnce(refusal(1001));
    review('700');
    await confirm();
    expect(keyOf(0)).not.toBe('released-earlier');
    api.withdraw.mockRejectedValueOnce(refusal(1005));
    review();
    await confirm();
    expect(keyOf(1)).toBe('released-earlier');
    expect(flow().state).toMatchObject({ status: 'unknown', intent: 'released-earlier' });
  });
});

describe('withdrawals of another tab', () => {
  it('are unknown here as long as they are there, each separately', async () => {
    const { flow, entries, services } = open();
    act(() => flow().onAmountChange('900'));
    const first = ['released-first', 600, true] as const;
    const own = ['of-another-tab', 500, false] as const;
    await storeElsewhere([first, ['released-later', 700, true], own]);
    expect(flow().state).toMatchObject({ status: 'unknown', intent: own[0], elsewhere: true });
    const reads = watchReads(services.queries, HISTORY_KEY);
    await storeElsewhere([first, own]);
    expect(flow().state).toMatchObject({ status: 'unknown', open: [{ intent: first[0] }] });
    expect(reads()).toEqual(['history']);
    entries.push(row(600));
    await pass(5_500);
    expect(flow().state).toMatchObject({ status: 'unknown', open: [] });
    await storeElsewhere([]);
    const notice = { code: 'answered', amount: 50_000 };
    expect(flow().state).toMatchObject({ status: 'entering', draft: '900', notice });
  });
});
