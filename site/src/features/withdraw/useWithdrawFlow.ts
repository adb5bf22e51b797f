import { ApiError } from '@brand/api';
import type { CashierApi } from '@brand/api/cashier';
import {
  CODE,
  INITIAL_WITHDRAW,
  type SentWithdrawal,
  type WithdrawBasis,
  withdrawTransition,
} from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from '../../app/failureOf.ts';
import { useHoldPage } from '../../app/busy.ts';
import { useServices } from '../../app/services.ts';
import { useFlow } from '../../app/useFlow.ts';
import { refreshWallet } from '../cashier/refreshWallet.ts';
import { dropPending, notePending } from '../history/pendingEntries.ts';
import { usePendingWithdrawal } from './usePendingWithdrawal.ts';
import { useWithdrawSearch } from './useWithdrawSearch.ts';

interface WithdrawLock {
  /** Whether the lock runs at this moment. */
  readonly isLocked: () => boolean;
  /** Starts the lock from the time that the server gave. */
  readonly lockFrom: (serverTimeMs: number | null) => void;
}

/**
 * Binds the withdraw flow to the API, the lock and the clock. What is sent is kept in the browser until its answer is
 * known, so that a reload and other tabs look for it as well, and start no other.
 */
export function useWithdrawFlow(
  api: CashierApi,
  userId: string,
  basis: WithdrawBasis | null,
  { isLocked, lockFrom }: WithdrawLock,
) {
  const [state, send, peek] = useFlow(withdrawTransition, INITIAL_WITHDRAW);
  const queries = useQueryClient();
  const { clock } = useServices();
  const { pending, read, keep, forget } = usePendingWithdrawal(userId);
  // An amount is typed, or money is on its way; what is unsure outlives the page.
  const isTyped = state.status === 'entering' || state.status === 'reviewing';
  useHoldPage(state.status === 'sending' || (isTyped && state.draft !== ''));

  useEffect(() => {
    if (pending) send({ type: 'pendingFound', pending });
  }, [pending, state.status, send]);

  const sought = state.status === 'unsure' ? state : null;
  const settled = pending?.intent !== sought?.intent;
  const search = useWithdrawSearch(api, sought, settled);
  const { data: look } = search;
  useEffect(() => {
    if (!look || !sought) return;
    const { intent } = sought;
    if (look.outcome === 'found') {
      lockFrom(look.at);
      forget(intent);
      send({ type: 'found', intent });
      void refreshWallet(queries);
    } else if (look.outcome === 'absent') {
      const next = send(
        settled
          ? { type: 'settledElsewhere', intent }
          : { type: 'absent', intent, at: look.askedAt },
      );
      if (next.status !== 'entering') return;
      dropPending(intent);
      if (next.spare?.intent === intent) keep({ ...next.spare, untaken: true });
      void refreshWallet(queries);
    }
  }, [look, sought, settled, send, keep, forget, lockFrom, queries]);

  // The server's clock stands between two milliseconds.
  const now = () => Math.round(clock.now());

  function submit() {
    if (basis) send({ type: 'submitted', ...basis, locked: isLocked() });
  }

  function confirm() {
    const other = read();
    if (other) send({ type: 'pendingFound', pending: other });
    const before = peek();
    const intent = crypto.randomUUID();
    const next = send({ type: 'confirmed', intent, at: now(), locked: isLocked() });
    if (before.status !== 'reviewing' || next.status !== 'sending') return;
    const { amount, sentAt } = next;
    keep({ intent: next.intent, amount, sentAt, untaken: false });
    const time = now();
    notePending({ key: next.intent, type: 'withdraw', amount, time, since: sentAt });
    void pay(next);
  }

  function recheck() {
    const before = peek();
    const next = send({ type: 'rechecked' });
    if (before.status === 'unsure' && next.status === 'sending') void pay(next);
  }

  async function pay({ amount, intent }: SentWithdrawal) {
    try {
      const { at } = await api.withdraw(amount, { idempotencyKey: intent });
      lockFrom(at);
      forget(intent);
      send({ type: 'accepted', intent });
    } catch (error) {
      settleFailure(error, intent);
    }
    void refreshWallet(queries);
  }

  function settleFailure(error: unknown, intent: string) {
    // No answer is not a refusal: the same key asks again without paying twice.
    if (error instanceof ApiError && error.unsettled) {
      send({ type: 'connectionLost', intent });
      return;
    }
    forget(intent);
    dropPending(intent);
    if (error instanceof ApiError && error.code === CODE.cooldown) lockFrom(error.lastWithdrawalAt);
    send({ type: 'refused', intent, failure: { ...failureOf(error), figure: figureOf(error) } });
  }

  return {
    state,
    searchUnreachable: search.isError,
    type: (text: string) => send({ type: 'amountTyped', text }),
    submit,
    confirm,
    recheck,
    back: () => send({ type: 'returned' }),
    restart: () => send({ type: 'restarted' }),
  };
}

/** The figure that a refusal names, by its code: the minimum, what is left today, or of the turnover. */
function figureOf(error: unknown) {
  if (!(error instanceof ApiError)) return null;
  return error.minimum ?? error.amountLeft ?? error.turnoverLeft;
}
