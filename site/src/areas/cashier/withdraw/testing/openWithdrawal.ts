import { ApiError } from '@brand/api';
import type { CashierApi, WithdrawReceipt } from '@brand/api/cashier';
import { type WithdrawBasis, satangFromBaht } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { pendingEntries } from '../../../../member/cashier/pendingEntries.ts';
import { NOW, USER, memberPage, pass } from '../../../../member/testing/memberPage.tsx';
import { fingerprint } from '../../../../platform/device/fingerprint.ts';
import { waitingToasts } from '../../../../platform/toasts/notify.ts';
import { useWithdrawFlow } from '../useWithdrawFlow.ts';

type ApiErrorDetails = ConstructorParameters<typeof ApiError>[0];

/** Record of an accepted withdrawal. */
export const RECEIPT: WithdrawReceipt = { at: NOW + 1_000, reference: 'W1' };
export const LOST = new ApiError({ kind: 'network' });
export const ENDED = new ApiError({ kind: 'session', code: 7002 });

/** Error of a refused withdrawal. */
export const refusal = (code: number, more: Partial<ApiErrorDetails> = {}) =>
  new ApiError({ kind: 'business', code, area: 'withdraw', ...more });

/** A row of the history. */
export const row = (baht: number) => ({
  type: 'withdraw',
  time: NOW + 1_000,
  amount: satangFromBaht(baht),
  reference: `W${baht}`,
});

const BASIS: WithdrawBasis = {
  balance: satangFromBaht(10_000),
  range: { min: satangFromBaht(300), max: satangFromBaht(50_000) },
};

/** Prepares clock and storage for the tests of a file. */
export function openWithdrawals(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    localStorage.clear();
    sessionStorage.clear();
    waitingToasts.take();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** Opens the withdrawal of a member, whose first request is accepted unless the test says otherwise. */
export function openWithdrawal(
  optionalCalls: Partial<Operator['optionalCalls']> = {},
  basis: WithdrawBasis | null = BASIS,
) {
  const entries: ReturnType<typeof row>[] = [];
  const api = {
    withdraw: vi.fn(async (..._call: Parameters<CashierApi['withdraw']>) => RECEIPT),
    history: vi.fn(async (..._call: Parameters<CashierApi['history']>) => ({ entries })),
  };
  const { Page, services } = memberPage({ optionalCalls });
  /** The lock, and the times from which it was started. */
  const lock = { isOn: false, begun: [] as (number | null)[] };
  const lockOf = (begun: (number | null)[]) => ({
    isLocked: () => lock.isOn,
    lockFrom: (at: number | null) => void begun.push(at),
  });
  const open = () => {
    const { result, ...hook } = renderHook(
      (now) => useWithdrawFlow(api as unknown as CashierApi, USER, basis, now),
      { wrapper: Page, initialProps: lockOf(lock.begun) },
    );
    const flow = () => result.current;
    return {
      ...hook,
      flow,
      status: () => flow().state.status,
      review(amount = '500') {
        act(() => flow().onAmountChange(amount));
        act(() => flow().onSubmit());
      },
      async confirm() {
        act(() => flow().onConfirm());
        await pass(0);
      },
      async resend() {
        act(() => flow().onResend());
        await pass(0);
      },
    };
  };
  const keyOf = (call: number) => api.withdraw.mock.calls[call]![1].idempotencyKey;
  return {
    ...open(),
    /** Opens it again, as after a reload or in another tab. */
    open,
    api,
    services,
    lock,
    lockOf,
    entries,
    keyOf,
    /** The entry of the first request in the history. */
    noted: () => pendingEntries.read().find(({ key }) => key === keyOf(0)),
  };
}

/** A withdrawal of 500 baht without a reply. */
export async function loseWithdrawal(optionalCalls: Partial<Operator['optionalCalls']> = {}) {
  const page = openWithdrawal(optionalCalls);
  page.api.withdraw.mockRejectedValueOnce(LOST);
  page.review();
  await page.confirm();
  expect(page.flow().state).toMatchObject({ status: 'unknown', amount: 50_000, elsewhere: false });
  return page;
}

/** The stored payouts of unknown outcome. */
export function stored(): readonly object[] {
  const text = localStorage.getItem('pendingWithdrawal');
  return text === null ? [] : (JSON.parse(text) as { payouts: object[] }).payouts;
}

/** Another tab stores these payouts: key, baht and whether it was released. `isHeard`: this tab is notified. */
export async function storeElsewhere(
  payouts: readonly (readonly [intent: string, baht: number, released: boolean])[],
  isHeard = true,
): Promise<void> {
  const all = payouts.map(([intent, baht, released]) => ({
    owner: fingerprint(USER),
    intent,
    amount: baht * 100,
    sentAt: NOW,
    released,
  }));
  if (all.length === 0) localStorage.removeItem('pendingWithdrawal');
  else localStorage.setItem('pendingWithdrawal', JSON.stringify({ payouts: all }));
  if (!isHeard) return;
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'pendingWithdrawal' })));
  await pass(0);
}
