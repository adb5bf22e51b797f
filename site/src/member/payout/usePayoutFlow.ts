import type { ApiError } from '@brand/api';
import {
  type Failure,
  type PayoutEvent,
  type PayoutRecord,
  type PayoutState,
  type RequestOutcome,
  type Fault,
  type SentPayout,
  INITIAL_PAYOUT,
  unknownPayouts,
} from '@brand/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHoldPage } from '../../platform/connection/busy.ts';
import { apiErrorOf } from '../../platform/errors/failureOf.ts';
import { faultOf } from '../../platform/errors/faultOf.ts';
import { useFlow } from '../../platform/query/useFlow.ts';
import { useServices } from '../services.ts';
import { usePayoutDraft } from './usePayoutDraft.ts';
import { type PayoutSearchRules, usePayoutSearch } from './usePayoutSearch.ts';
import { type PendingName, usePendingPayouts } from './usePendingPayouts.ts';

const MINUTE_MS = 60_000;

/** Parameters of one kind of payout. */
export interface PayoutRules<Basis, Refusal extends Failure> extends PayoutSearchRules {
  /** Whether nothing may be sent at this moment, for any amount. */
  readonly isLocked: () => boolean;
  /** Terms to check an amount against. Null while unknown. */
  readonly basis: Basis | null;
  /** Sends it. @returns the server's record, as far as it is in the reply */
  readonly pay: (sent: SentPayout) => Promise<PayoutRecord>;
  /** Failure that the form shows for a refusal. */
  readonly refusalOf: (error: ApiError) => Refusal;
  /**
   * Whether a refusal of a request that was sent again may be caused by its first sending, such as a cooldown. Its
   * outcome stays unknown.
   */
  readonly mayBeMade: (error: ApiError) => boolean;
  /**
   * Makes sure that a payout that has not arrived is not made. @returns its outcome, which is no longer unknown. Null if
   * the API has no such call.
   */
  readonly voidRequest: ((intent: string) => Promise<RequestOutcome>) | null;
  /** Its outcome was unknown, and the server has recorded it. */
  readonly onFound: (sent: SentPayout) => void;
  /** It was sent. */
  readonly onSent?: (sent: SentPayout) => void;
  /** The server has accepted it, at that time. */
  readonly onAccepted: (at: number | null) => void;
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
  const { clock, operator } = useServices();
  const blockedMs = operator.unknownPayoutMinutes * MINUTE_MS;
  const { pending, read, save, remove } = usePendingPayouts(name, userId);
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
  });
  // An amount is typed, or money is being sent. A payout of unknown outcome survives the page.
  const isTyped = state.status === 'entering' || state.status === 'reviewing';
  useHoldPage(state.status === 'sending' || (isTyped && state.draft !== ''));

  useEffect(() => {
    for (const each of pending) send({ type: 'pendingFound', pending: each });
  }, [pending, state.status, send]);

  const type = useCallback((text: string) => void send({ type: 'amountTyped', text }), [send]);
  const saveTyped = usePayoutDraft(name, state, peek, type);

  const sought = unknownPayouts(state);
  const settled = sought
    .map(({ intent }) => intent)
    .filter((intent) => !pending.some((each) => each.intent === intent));
  const search = usePayoutSearch(sought, settled, rules);
  const { data: check } = search;
  const { voidRequest } = rules;
  const learn = useCallback(
    (payout: SentPayout, outcome: RequestOutcome, isSettled: boolean) => {
      const { onAccepted, onNotAccepted, onFound, refresh } = latest.current;
      const { intent } = payout;
      if (!unknownPayouts(peek()).some((each) => each.intent === intent)) return;
      if (outcome.status === 'made') {
        onAccepted(outcome.record.at);
        remove(intent);
        send({ type: 'found', intent, record: outcome.record });
        onFound(payout);
      } else if (outcome.status !== 'unknown') {
        remove(intent);
        onNotAccepted?.(intent);
        send({ type: 'notMade', intent });
      } else if (isSettled) {
        send({ type: 'settledElsewhere', intent });
      } else return;
      void refresh();
    },
    [send, peek, remove],
  );
  useEffect(() => {
    for (const { payout, outcome, isSettled } of check?.results ?? []) {
      learn(payout, outcome, isSettled);
    }
  }, [check, learn]);

  const [voidFault, setVoidFault] = useState<Fault | null>(null);
  async function voidUnknown(voidRequest: NonNullable<typeof rules.voidRequest>) {
    const before = peek();
    if (before.status !== 'unknown') return;
    setVoidFault(null);
    try {
      learn(before, await voidRequest(before.intent), false);
    } catch (error) {
      setVoidFault(faultOf(error));
    }
  }

  function submit() {
    const { basis, isLocked } = rules;
    if (basis) send({ type: 'submitted', ...basis, locked: isLocked() });
  }

  function confirm() {
    for (const each of read()) send({ type: 'pendingFound', pending: each });
    const before = peek();
    // The server's clock may have fractions of a millisecond.
    const at = Math.round(clock.now());
    const intent = crypto.randomUUID();
    const next = send({ type: 'confirmed', intent, at, locked: rules.isLocked() });
    if (before.status !== 'reviewing' || next.status !== 'sending') return;
    const { amount, sentAt } = next;
    save({ intent: next.intent, amount, sentAt, released: false });
    rules.onSent?.(next);
    void pay(next, next.intent !== intent);
  }

  function resend() {
    const before = peek();
    const next = send({ type: 'resent' });
    if (before.status === 'unknown' && next.status === 'sending') void pay(next, true);
  }

  function confirmAnother() {
    const before = peek();
    if (before.status !== 'unknown' || before.step !== 'another') return;
    const { intent, amount, sentAt } = before;
    // Stored first: a payout that is not released returns to its own view.
    save({ intent, amount, sentAt, released: true });
    send({ type: 'anotherConfirmed' });
  }

  async function pay(sent: SentPayout, again: boolean) {
    const { intent } = sent;
    try {
      const record = await rules.pay(sent);
      rules.onAccepted(record.at);
      remove(intent);
      send({ type: 'accepted', intent, record });
    } catch (error) {
      settleFailure(apiErrorOf(error), intent, again);
    }
    void rules.refresh();
  }

  function settleFailure(error: ApiError, intent: string, again: boolean) {
    // No reply is not a refusal: the same key retries without paying twice. A session that has ended refuses only this
    // sending, not an earlier one.
    const mayBeMade = error.kind === 'session' || rules.mayBeMade(error);
    if (error.unsettled || (again && mayBeMade)) {
      send({ type: 'connectionLost', intent });
      return;
    }
    remove(intent);
    rules.onNotAccepted?.(intent);
    send({ type: 'refused', intent, failure: rules.refusalOf(error) });
  }

  return {
    state,
    searchFault: search.error ? faultOf(search.error) : null,
    onAmountChange(text: string) {
      type(text);
      saveTyped(text);
    },
    onSubmit: submit,
    onConfirm: confirm,
    onResend: resend,
    onWait: () => void send({ type: 'waited' }),
    onVoid: voidRequest ? async () => voidUnknown(voidRequest) : undefined,
    voidFault: state.status === 'unknown' ? voidFault : null,
    onAnother: () => void send({ type: 'anotherChosen', at: clock.passed(), blockedMs }),
    onAnotherConfirm: confirmAnother,
    blockedMs,
    onReturn: () => void send({ type: 'returned' }),
    onRestart: () => void send({ type: 'restarted' }),
  };
}
