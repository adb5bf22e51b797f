import type { CashierApi } from '@brand/api/cashier';
import {
  type BonusTerms,
  type DepositEvent,
  type DepositState,
  type Locale,
  INITIAL_DEPOSIT,
  type QrChannel,
  depositTransition,
  isDepositResult,
  refusedBonus,
} from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHoldPage } from '../../../platform/connection/busy.ts';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { localStore } from '../../../platform/storage/localStore.ts';
import { track } from '../../../platform/telemetry/track.ts';
import { useFlow } from '../../../platform/query/useFlow.ts';
import { wantedBonus } from '../../../member/bonus/wantedBonus.ts';
import { BONUSES_KEY } from '../../../member/bonus/bonusQueries.ts';
import {
  type KnownQr,
  type QrUpdate,
  pendingQr,
  usePendingQr,
  useQrViewer,
} from '../../../member/cashier/pendingQr.ts';
import { useShowsQr } from './qrOnShow.ts';
import { useBalanceAfter } from '../useBalanceAfter.ts';
import { useCancelQr } from './useCancelQr.ts';
import { useLastMoment } from './useLastMoment.ts';
import { useQrWatch } from './useQrWatch.ts';

/**
 * Binds the deposit flow to the API, the clock and the other tabs. An alert is in the page's language.
 *
 * @param shown whether the flow is visible; otherwise `QrElsewhere` polls the QR and reports its result
 */
export function useDepositFlow(api: CashierApi, locale: Locale, shown: boolean) {
  const viewer = useQrViewer();
  const known = usePendingQr();
  const [begin] = useState(() => beginWith(known));
  const [state, send, peek] = useFlow(depositTransition, begin);
  const queries = useQueryClient();
  const request = useRef<AbortController | null>(null);
  const qr = state.status === 'waiting' ? state.qr : null;
  useShowsQr(shown && qr !== null);

  function hear(qrId: string, news: QrUpdate) {
    send(eventOf(qrId, news));
    pendingQr.learn(qrId, news, viewer);
  }
  useQrWatch(api, shown ? qr : null, locale, hear);
  useLastMoment(qr, ({ id }) => hear(id, { outcome: 'expired' }));

  const choose = useCallback(
    (channel: QrChannel) => send({ type: 'channelChosen', channel }),
    [send],
  );
  const type = useCallback((text: string) => send({ type: 'amountTyped', text }), [send]);

  const giveUp = useCancelQr(api, locale);
  useEffect(() => {
    if (!known) return;
    const now = peek();
    if (now.status === 'waiting' && now.qr.id === known.id) send(eventOf(known.id, known.news));
    else if (known.pending) {
      // Another tab has requested a newer QR. Only one QR can be pending.
      if (now.status === 'waiting') {
        send({ type: 'cancelled' });
        giveUp(now.qr);
      }
      const isTyping = now.status === 'entering' && now.draft !== '';
      if (!isTyping) send({ type: 'resumed', pending: known.pending });
    }
  }, [known, state.status, giveUp, peek, send]);

  const ended = isDepositResult(state);
  const balanceAfter = useBalanceAfter(ended);
  const paidBonus = state.status === 'succeeded' && state.bonus !== undefined;
  useEffect(() => {
    if (!paidBonus) return;
    wantedBonus.choose(null);
    void queries.invalidateQueries({ queryKey: BONUSES_KEY });
  }, [paidBonus, queries]);

  useHoldPage(isUnderWay(state));

  // Leaving the panel aborts a pending request, because its reply could not be shown. A visible QR stays active.
  useEffect(() => () => request.current?.abort(), []);

  async function submit(chosen: BonusTerms | null) {
    const intent = crypto.randomUUID();
    const next = send({ type: 'submitted', intent, bonus: chosen });
    if (next.status !== 'requesting' || next.intent !== intent) return;
    track('deposit_started');
    const controller = new AbortController();
    request.current = controller;
    const { channel, amount, bonus } = next;
    try {
      const made = await api.requestQr(
        { channel, amount, ...(bonus && { bonus: bonus.id }) },
        { idempotencyKey: intent, signal: controller.signal },
      );
      const after = send({ type: 'qrReceived', intent, qr: made });
      if (after.status === 'waiting' && after.qr.id === made.id) pendingQr.keep(after, viewer);
      // Meanwhile cancelled, or not payable as shown: the server need not wait for this one.
      else void api.cancelQr(made).catch(() => undefined);
    } catch (error) {
      if (controller.signal.aborted) return;
      const failure = failureOf(error);
      const ofBonus = refusedBonus(failure);
      send({ type: 'qrRefused', intent, failure: ofBonus ?? failure });
      // The available bonuses have changed since they were read.
      if (ofBonus) void queries.invalidateQueries({ queryKey: BONUSES_KEY });
    }
  }

  const [askedFor, setAskedFor] = useState<string | null>(null);
  const asksToCancel = qr !== null && askedFor === qr.id;

  const [reuseUnderstood, setReuseUnderstood] = useState(isReuseKnown);
  function understandReuse() {
    localStore.write('qrReuseKnown', '1');
    setReuseUnderstood(true);
  }

  function cancel() {
    const before = peek();
    send({ type: 'cancelled' });
    request.current?.abort();
    if (before.status !== 'waiting') return;
    pendingQr.learn(before.qr.id, { outcome: 'cancelled' }, viewer);
    giveUp(before.qr);
  }

  /** A QR may already be paid, so cancelling it needs a confirmation. A pending request is aborted directly. */
  function askToCancel() {
    if (qr) setAskedFor(qr.id);
    else cancel();
  }

  function back() {
    const now = peek();
    if (now.status === 'waiting') setAskedFor(asksToCancel ? null : now.qr.id);
    else if (now.status === 'requesting') cancel();
    else send({ type: 'leftChannel' });
  }

  return {
    state,
    /** Null until the deposit has succeeded and the balance has been read again. */
    balanceAfter,
    choose,
    type,
    /** Requests the QR, with the selected bonus if there is one. */
    submit: (bonus: BonusTerms | null = null) => void submit(bonus),
    /** Whether the confirmation is open: cancel this QR or keep it? */
    asksToCancel,
    askToCancel,
    storeQr: () => setAskedFor(null),
    /** Answers the confirmation. */
    cancel,
    /** Whether the member has confirmed that a QR must not be paid twice. Every QR asks until then. */
    reuseUnderstood,
    understandReuse,
    leave: () => send({ type: 'leftChannel' }),
    restart: () => send({ type: 'restarted' }),
    /** One step back: from the QR to the confirmation, from the amount or a result to the channels. */
    back,
  };
}

function isReuseKnown(): boolean {
  return localStore.read('qrReuseKnown') !== null;
}

function beginWith(known: KnownQr | null): DepositState {
  if (!known?.pending) return INITIAL_DEPOSIT;
  return depositTransition(INITIAL_DEPOSIT, { type: 'resumed', pending: known.pending });
}

function eventOf(qrId: string, news: QrUpdate): DepositEvent {
  switch (news.outcome) {
    case 'unreachable':
      return { type: 'statusFailed', qrId, fault: news.fault };
    case 'cancelled':
      return { type: 'cancelled' };
    default:
      return { type: 'statusReceived', qrId, status: news };
  }
}

/** Whether an amount is typed, or a payment is requested or pending. */
function isUnderWay(state: DepositState): boolean {
  if (state.status === 'entering') return state.draft !== '';
  return state.status === 'requesting' || state.status === 'waiting';
}

/** Props of the deposit views. */
export type DepositFlow = ReturnType<typeof useDepositFlow>;
