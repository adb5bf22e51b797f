import { ApiError } from '@brand/api';
import type { CashierApi } from '@brand/api/cashier';
import {
  type AmountRange,
  CODE,
  INITIAL_WITHDRAW,
  type Satang,
  withdrawLockLeft,
  withdrawTransition,
} from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../../app/failureOf.ts';
import { useHoldPage } from '../../app/busy.ts';
import { useServices } from '../../app/services.ts';
import { useFlow } from '../../app/useFlow.ts';
import { refreshWallet } from '../cashier/refreshWallet.ts';

interface WithdrawBasis {
  readonly range: AmountRange;
  readonly balance: Satang;
  /** Ms on the server's clock, null when no lock is known. */
  readonly lockedUntil: number | null;
  /** Starts the lock from the time that the server gave. */
  readonly lockFrom: (serverTimeMs: number | null) => void;
}

/** Binds the withdraw flow to the API, the lock and the clock. */
export function useWithdrawFlow(api: CashierApi, basis: WithdrawBasis | null) {
  const [state, send, peek] = useFlow(withdrawTransition, INITIAL_WITHDRAW);
  const queries = useQueryClient();
  const { clock } = useServices();
  // An amount is typed, or money is on its way.
  useHoldPage(state.status !== 'succeeded' && state.draft !== '');

  function submit() {
    if (!basis) return;
    const locked = withdrawLockLeft(basis.lockedUntil, clock.now()) > 0;
    send({ type: 'submitted', range: basis.range, balance: basis.balance, locked });
  }

  function confirm() {
    const intent = crypto.randomUUID();
    const next = send({ type: 'confirmed', intent });
    if (next.status === 'sending' && next.intent === intent) void pay(next.amount, intent);
  }

  function recheck() {
    const before = peek();
    const next = send({ type: 'rechecked' });
    if (before.status === 'unsure' && next.status === 'sending') void pay(next.amount, next.intent);
  }

  async function pay(amount: Satang, intent: string) {
    try {
      const { at } = await api.withdraw(amount, { idempotencyKey: intent });
      basis?.lockFrom(at);
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
    if (error instanceof ApiError && error.code === CODE.cooldown) {
      basis?.lockFrom(error.lastWithdrawalAt);
    }
    send({ type: 'refused', intent, failure: failureOf(error) });
  }

  return {
    state,
    type: (text: string) => send({ type: 'amountTyped', text }),
    submit,
    confirm,
    recheck,
    back: () => send({ type: 'returned' }),
    restart: () => send({ type: 'restarted' }),
  };
}
