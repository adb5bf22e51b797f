import { ApiError } from '@brand/api';
import {
  type Failure,
  type PayoutEvent,
  type PayoutState,
  type SentPayout,
  INITIAL_PAYOUT,
} from '@brand/domain';
import { useEffect, useRef } from 'react';
import { useHoldPage } from '../../platform/connection/busy.ts';
import { useServices } from '../services.ts';
import { useFlow } from '../../platform/query/useFlow.ts';
import { type PayoutSearch, usePayoutSearch } from './usePayoutSearch.ts';
import { type PendingName, usePendingPayout } from './usePendingPayout.ts';

/** Parameters of one kind of payout. */
export interface PayoutRules<Basis, Refusal extends Failure> {
  /** Whether nothing may be sent at this moment, for any amount. */
  readonly isLocked: () => boolean;
  /** Terms to check an amount against. Null while unknown. */
  readonly basis: Basis | null;
  /** Sends it. @returns time of the server's record, ms since 1970; null if it is not in the reply */
  readonly pay: (sent: SentPayout) => Promise<number | null>;
  readonly look: PayoutSearch;
  /** Failure that the form shows for a refusal. */
  readonly refusalOf: (error: unknown) => Refusal;
  /** It was sent. */
  readonly onSent?: (sent: SentPayout) => void;
  /** The server has accepted it, at that time. */
  readonly onAccepted?: (at: number | null) => void;
  /** It was not accepted. */
  readonly onNotAccepted?: (intent: string) => void;
  /** Reads the data again that it has changed. */
  readonly refresh: () => Promise<void>;
}

/**
 * Binds a payout to the API, the browser's storage and the clock. A sent payout is stored in the browser until its reply
 * is known, so that a reload and other tabs also search for it, and start no other one.
 *
 * @returns the props of a payout panel
 */
export function usePayoutFlow<Basis extends object, Problem, Refusal extends Failure>(
  name: PendingName,
  userId: string,
  transition: (
    state: PayoutState<Problem, Refusal>,
    event: PayoutEvent<Basis, Refusal>,
  ) => PayoutState<Problem, Refusal>,
  rules: PayoutRules<Basis, Refusal>,
) {
  const [state, send, peek] = useFlow(transition, INITIAL_PAYOUT as PayoutState<Problem, Refusal>);
  const { clock } = useServices();
  const { pending, read, keep, forget } = usePendingPayout(name, userId);
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  // An amount is typed, or money is being sent. An unsure payout survives the page.
  const isTyped = state.status === 'entering' || state.status === 'reviewing';
  useHoldPage(state.status === 'sending' || (isTyped && state.draft !== ''));

  useEffect(() => {
    if (pending) send({ type: 'pendingFound', pending });
  }, [pending, state.status, send]);

  const sought = state.status === 'unsure' ? state : null;
  const settled = pending?.intent !== sought?.intent;
  const search = usePayoutSearch(sought, settled, rules.look);
  const { data: look } = search;
  useEffect(() => {
    if (!look || !sought) return;
    const { intent } = sought;
    const { onAccepted, onNotAccepted, refresh } = latest.current;
    if (look.outcome === 'found') {
      onAccepted?.(look.at);
      forget(intent);
      send({ type: 'found', intent });
      void refresh();
    } else if (look.outcome === 'absent') {
      const next = send(
        settled
          ? { type: 'settledElsewhere', intent }
          : { type: 'absent', intent, at: look.askedAt },
      );
      if (next.status !== 'entering') return;
      onNotAccepted?.(intent);
      if (next.spare?.intent === intent) keep({ ...next.spare, untaken: true });
      void refresh();
    }
  }, [look, sought, settled, send, keep, forget]);

  function submit() {
    const { basis, isLocked } = rules;
    if (basis) send({ type: 'submitted', ...basis, locked: isLocked() });
  }

  function confirm() {
    const other = read();
    if (other) send({ type: 'pendingFound', pending: other });
    const before = peek();
    // The server's clock may have fractions of a millisecond.
    const at = Math.round(clock.now());
    const intent = crypto.randomUUID();
    const next = send({ type: 'confirmed', intent, at, locked: rules.isLocked() });
    if (before.status !== 'reviewing' || next.status !== 'sending') return;
    const { amount, sentAt } = next;
    keep({ intent: next.intent, amount, sentAt, untaken: false });
    rules.onSent?.(next);
    void pay(next);
  }

  function recheck() {
    const before = peek();
    const next = send({ type: 'rechecked' });
    if (before.status === 'unsure' && next.status === 'sending') void pay(next);
  }

  async function pay(sent: SentPayout) {
    const { intent } = sent;
    try {
      const at = await rules.pay(sent);
      rules.onAccepted?.(at);
      forget(intent);
      send({ type: 'accepted', intent });
    } catch (error) {
      settleFailure(error, intent);
    }
    void rules.refresh();
  }

  function settleFailure(error: unknown, intent: string) {
    // No reply is not a refusal: the same key retries without paying twice.
    if (error instanceof ApiError && error.unsettled) {
      send({ type: 'connectionLost', intent });
      return;
    }
    forget(intent);
    rules.onNotAccepted?.(intent);
    send({ type: 'refused', intent, failure: rules.refusalOf(error) });
  }

  return {
    state,
    searchUnreachable: search.isError,
    onAmountChange: (text: string) => void send({ type: 'amountTyped', text }),
    onSubmit: submit,
    onConfirm: confirm,
    onRecheck: recheck,
    onReturn: () => void send({ type: 'returned' }),
    onRestart: () => void send({ type: 'restarted' }),
  };
}
