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

/** What one kind of payout has of its own. */
export interface PayoutRules<Basis, Refusal extends Failure> {
  /** Whether nothing may be sent at this moment, whatever the amount. */
  readonly isLocked: () => boolean;
  /** What an amount is measured by; null while it is not known. */
  readonly basis: Basis | null;
  /** Sends it. @returns when the server has written it down, ms since 1970; null where it does not say */
  readonly pay: (sent: SentPayout) => Promise<number | null>;
  readonly look: PayoutSearch;
  /** What the form says about an answer that is a refusal. */
  readonly refusalOf: (error: unknown) => Refusal;
  /** It is on its way. */
  readonly onSent?: (sent: SentPayout) => void;
  /** The server has taken it, at that time. */
  readonly onAccepted?: (at: number | null) => void;
  /** It was not taken. */
  readonly onNotAccepted?: (intent: string) => void;
  /** Reads anew what it has changed. */
  readonly refresh: () => Promise<void>;
}

/**
 * Binds a payout to the API, the browser's storage and the clock. What is sent is kept in the browser until its answer is
 * known, so that a reload and other tabs look for it as well, and start no other.
 *
 * @returns what the panel of a payout takes
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
  // An amount is typed, or money is on its way; what is unsure outlives the page.
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
    // The server's clock stands between two milliseconds.
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
    // No answer is not a refusal: the same key asks again without paying twice.
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
