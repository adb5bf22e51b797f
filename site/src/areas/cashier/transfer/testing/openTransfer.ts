import { ApiError } from '@brand/api';
import type { CashierApi } from '@brand/api/cashier';
import { type BonusTerms, type TransferChannel, type TransferReceipt, satang } from '@brand/domain';
import { bank } from '@brand/domain/testing/transferChannels';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { pendingEntries } from '../../../../member/cashier/pendingEntries.ts';
import { NOW, memberPage, pass } from '../../../../member/testing/memberPage.tsx';
import { useTransferFlow } from '../useTransferFlow.ts';

/** Receipt of an accepted report, in satang. */
export const receipt = (amount = 50_000): TransferReceipt => ({
  id: 'd_1',
  reference: 'D1',
  amount: satang(amount),
});
export const LOST = new ApiError({ kind: 'network' });
export const ENDED = new ApiError({ kind: 'session', code: 7002 });
export const refusal = (code: number) => new ApiError({ kind: 'business', code, area: 'transfer' });
/** The history of the API. */
export const rows: { id: string; type: string; status: string }[] = [];

/** Prepares clock and storage for the tests of a file. */
export function openTransfers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    sessionStorage.clear();
    rows.length = 0;
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** Opens the transfer to a channel. */
export function openTransfer(channel: TransferChannel = bank, requestByKey = false) {
  const api = {
    transfer: vi.fn(async (..._call: Parameters<CashierApi['transfer']>) => receipt()),
    history: async () => ({ entries: rows, total: rows.length, dropped: 0 }),
  };
  const { Page, services } = memberPage({ optionalCalls: { requestByKey } });
  const open = () => {
    const { result, ...hook } = renderHook(
      (now) => useTransferFlow(api as unknown as CashierApi, now.channel),
      { wrapper: Page, initialProps: { channel } },
    );
    const flow = () => result.current;
    return {
      ...hook,
      flow,
      status: () => flow().state.status,
      fill(amount = '500') {
        act(() => flow().open());
        act(() => flow().type('amount', amount));
      },
      async send(bonus?: BonusTerms) {
        act(() => flow().submit(bonus));
        await pass(0);
      },
      async recheck() {
        act(() => flow().recheck());
        await pass(0);
      },
    };
  };
  const keyOf = (call: number) => api.transfer.mock.calls[call]![1].idempotencyKey;
  return {
    ...open(),
    api,
    services,
    /** Opens the channel again, as after a reload. */
    open,
    keyOf,
    /** The entry of the first report in the history. */
    noted: () => pendingEntries.read().find(({ key }) => key === keyOf(0)),
  };
}
