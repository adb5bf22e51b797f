import type { CashierApi } from '@brand/api/cashier';
import {
  type DepositQr,
  type DepositState,
  type Locale,
  INITIAL_DEPOSIT,
  type QrChannel,
  type QrStatus,
  type Satang,
  depositTransition,
  isDepositEnd,
} from '@brand/domain';
import { useCountdown } from '@brand/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHoldPage } from '../../app/busy.ts';
import { useFlow } from '../../app/useFlow.ts';
import { failureOf } from '../../app/failureOf.ts';
import { CREDIT_KEY } from '../wallet/creditQuery.ts';
import { refreshWallet } from '../cashier/refreshWallet.ts';

/** The status of a QR is asked for this often (section 9). */
export const QR_POLL_MS = 2_000;

/** Asks until the answer is an end. Nothing is asked while nobody looks at the page. */
function qrStatusOptions(api: CashierApi, qr: DepositQr, locale: Locale) {
  return queryOptions({
    queryKey: ['qrStatus', qr.id],
    queryFn: ({ signal }) => api.qrStatus(qr, { signal, locale }),
    refetchInterval: ({ state }) => (isSettled(state.data) ? false : QR_POLL_MS),
    refetchOnWindowFocus: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

function isSettled(status: QrStatus | undefined): boolean {
  return status !== undefined && status.outcome !== 'waiting';
}

/** Binds the deposit flow to the API and the clock. The panel draws what comes out; an alert comes in the page's language. */
export function useDepositFlow(api: CashierApi, locale: Locale) {
  const [state, send, peek] = useFlow(depositTransition, INITIAL_DEPOSIT);
  const queries = useQueryClient();
  const request = useRef<AbortController | null>(null);
  const qr = state.status === 'waiting' ? state.qr : null;

  const {
    data: status,
    dataUpdatedAt,
    errorUpdatedAt,
    isError,
  } = useQuery({
    ...qrStatusOptions(api, qr ?? NO_QR, locale),
    enabled: qr !== null,
  });
  useEffect(() => {
    if (qr && status) send({ type: 'statusReceived', qrId: qr.id, status });
  }, [qr, status, dataUpdatedAt, send]);
  useEffect(() => {
    if (qr && isError) send({ type: 'statusFailed', qrId: qr.id });
  }, [qr, isError, errorUpdatedAt, send]);

  useCountdown(qr?.expiresAt ?? null, () => {
    if (qr) send({ type: 'clockReached', now: qr.expiresAt });
  });

  // The balance that a success shows is the one after it, never the one that was known before.
  const [balanceAfter, setBalanceAfter] = useState<Satang | null>(null);
  const ended = isDepositEnd(state);
  useEffect(() => {
    if (!ended) return undefined;
    let current = true;
    void refreshWallet(queries).then(() => {
      if (current) setBalanceAfter(queries.getQueryData<Satang>(CREDIT_KEY) ?? null);
    });
    return () => {
      current = false;
      setBalanceAfter(null);
    };
  }, [ended, queries]);

  useHoldPage(isUnderWay(state));

  // Leaving the panel stops a request on its way; its reply would have nobody to show it to.
  useEffect(() => () => request.current?.abort(), []);

  async function submit() {
    const intent = crypto.randomUUID();
    const next = send({ type: 'submitted', intent });
    if (next.status !== 'requesting' || next.intent !== intent) return;
    const controller = new AbortController();
    request.current = controller;
    const { channel, amount } = next;
    try {
      const made = await api.requestQr(
        { channel, amount },
        { idempotencyKey: intent, signal: controller.signal },
      );
      const shown = send({ type: 'qrReceived', intent, qr: made });
      // Cancelled meanwhile, or not payable as shown: the server should not wait for this one.
      const isShown = shown.status === 'waiting' && shown.qr.id === made.id;
      if (!isShown) void api.cancelQr(made).catch(() => undefined);
    } catch (error) {
      if (controller.signal.aborted) return;
      send({ type: 'qrRefused', intent, failure: failureOf(error) });
    }
  }

  function cancel() {
    const before = peek();
    send({ type: 'cancelled' });
    if (before.status === 'requesting') request.current?.abort();
    // A cancel that does not arrive costs nothing: the QR expires, and a payment on it is still credited.
    if (before.status === 'waiting') void api.cancelQr(before.qr).catch(() => undefined);
  }

  function back() {
    const { status } = peek();
    if (status === 'requesting' || status === 'waiting') cancel();
    else send({ type: 'leftChannel' });
  }

  return {
    state,
    /** Null until the deposit has succeeded and the balance has been read again. */
    balanceAfter,
    choose: (channel: QrChannel) => send({ type: 'channelChosen', channel }),
    type: (text: string) => send({ type: 'amountTyped', text }),
    submit: () => void submit(),
    cancel,
    leave: () => send({ type: 'leftChannel' }),
    restart: () => send({ type: 'restarted' }),
    /** One step: from the QR, which is cancelled, to the amount, from there or from an end to the channels. */
    back,
  };
}

/** Stands in while there is no QR; the query is switched off then. */
const NO_QR = { id: '' } as DepositQr;

/** Whether an amount is typed, or a payment is asked for or waited for. */
function isUnderWay(state: DepositState): boolean {
  if (state.status === 'entering') return state.draft !== '';
  return state.status === 'requesting' || state.status === 'waiting';
}
