// @vitest-environment jsdom
import { satang } from '@brand/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { certainClock } from '../../platform/clock/certainClock.ts';
import { localStore } from '../../platform/storage/localStore.ts';
import { type Services, ServicesContext } from '../services.ts';
import { usePendingPayouts } from './usePendingPayouts.ts';

const NOW = Date.UTC(2026, 0, 15, 2, 30);
const YEAR = 365 * 86_400_000;

afterEach(() => {
  cleanup();
  localStore.clear('pendingWithdrawal');
});

/** The withdrawals of a member on this device. */
function pendingOf(userId: string) {
  const services = { clock: certainClock(() => NOW) } as unknown as Services;
  return renderHook(() => usePendingPayouts('pendingWithdrawal', userId), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  }).result;
}

const payout = (intent: string, sentAt = NOW - 5_000) => ({
  intent,
  amount: satang(100_000),
  sentAt,
  released: false,
});

it("shows and keeps a member's own payouts next to those of another member", () => {
  const first = pendingOf('m_1');
  const second = pendingOf('m_2');
  act(() => first.current.save(payout('intent-of-m1')));
  expect(second.current.pending).toEqual([]);
  act(() => second.current.save(payout('intent-of-m2')));
  expect(first.current.pending).toEqual([payout('intent-of-m1')]);
  expect(second.current.read()).toEqual([payout('intent-of-m2')]);
  act(() => second.current.remove('intent-of-m1'));
  act(() => second.current.remove('intent-of-m2'));
  expect(first.current.pending).toEqual([payout('intent-of-m1')]);
});

it.each([-YEAR, YEAR])('ignores a payout that was not sent around now (%d ms)', (distance) => {
  const own = pendingOf('m_1');
  act(() => own.current.save(payout('intent-recent')));
  act(() => own.current.save(payout('intent-misdated', NOW + distance)));
  expect(own.current.pending).toEqual([payout('intent-recent')]);
});
