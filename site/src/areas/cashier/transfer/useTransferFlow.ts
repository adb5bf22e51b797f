import type { ApiError } from '@brand/api';
import type { CashierApi } from '@brand/api/cashier';
import {
  type BonusTerms,
  type Satang,
  type TransferChannel,
  type TransferEvent,
  type TransferField,
  type TransferReport,
  type TransferState,
  channelKey,
  checkTransferAmount,
  depositBonus,
  storedTransfer,
  transferFromKept,
  transferTransition,
} from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHoldPage } from '../../../platform/connection/busy.ts';
import { apiErrorOf } from '../../../platform/errors/failureOf.ts';
import { useServices } from '../../../member/services.ts';
import { dropDraft, saveDraft, readDraft } from '../../../platform/storage/drafts.ts';
import { track } from '../../../platform/telemetry/track.ts';
import { useFlow } from '../../../platform/query/useFlow.ts';
import { refreshWallet } from '../../../member/cashier/refreshWallet.ts';
import { wantedBonus } from '../../../member/bonus/wantedBonus.ts';
import { dropPending, notePending } from '../../../member/cashier/pendingEntries.ts';
import { BONUSES_KEY } from '../../../member/bonus/bonusQueries.ts';
import { useBalanceAfter } from '../useBalanceAfter.ts';
import { useTransferByKey } from './useTransferByKey.ts';
import { useTransferOutcome } from './useTransferOutcome.ts';

const OUT_OF_RANGE = 2202;
const BONUS_REFUSED = 2205;

const formOf = (channel: TransferChannel) => `transfer ${channelKey(channel)}`;

/** The stored state of a transfer to a channel in this tab. */
export function storedTransferOf(channel: TransferChannel): TransferState {
  return transferFromKept(readDraft(formOf(channel)), channel);
}

/**
 * Binds a transfer to the API, the clock, the history and the draft of this tab. Mount it with the channel's key, because
 * each channel has its own draft.
 */
export function useTransferFlow(api: CashierApi, channel: TransferChannel) {
  const form = formOf(channel);
  const [kept] = useState(() => storedTransferOf(channel));
  const [state, send, peek] = useFlow(transferTransition, kept);
  const queries = useQueryClient();
  const { clock } = useServices();
  const isVisible = useRef(true);
  useEffect(() => {
    isVisible.current = true;
    return () => {
      isVisible.current = false;
    };
  }, []);
  // There is typed text, or a pending report.
  const { amount, reference } = state.draft;
  useHoldPage(state.status !== 'reported' && amount + reference !== '');

  /** Saves the draft before anything is sent, so that a reloaded page continues with the same intent. */
  function advance(event: TransferEvent) {
    const next = send(event);
    const draft = storedTransfer(next);
    if (Object.values(draft).some(Boolean)) saveDraft(form, draft);
    else dropDraft(form);
    return next;
  }

  function submit(chosen: BonusTerms | null) {
    const intent = crypto.randomUUID();
    const worth = creditTyped(peek().draft.amount, channel);
    // An amount below the minimum of the bonus is sent without it, as the form says.
    const bonus = chosen && worth !== null ? (depositBonus(chosen, worth)?.id ?? null) : null;
    const next = advance({ type: 'submitted', intent, channel, now: clock.now(), bonus });
    if (next.status !== 'sending' || next.intent !== intent) return;
    track('deposit_started');
    void report(next.report, intent, false);
  }

  function recheck() {
    const before = peek();
    const next = advance({ type: 'rechecked' });
    if (before.status === 'unsure' && next.status === 'sending') {
      void report(next.report, next.intent, true);
    }
  }

  async function report(transfer: TransferReport, intent: string, again: boolean) {
    const note = (amount: Satang) =>
      notePending({ key: intent, type: 'deposit', amount, time: clock.now() });
    const worth = creditTyped(peek().draft.amount, channel);
    // Null if the limits of the channel have changed since the report was sent first, which has noted it.
    if (worth !== null) note(worth);
    try {
      const receipt = await api.transfer(transfer, { idempotencyKey: intent });
      // USDT is credited at the current rate.
      if (transfer.kind === 'usdt') note(receipt.amount);
      settle({ type: 'accepted', intent, receipt });
      if (transfer.bonus !== null) wantedBonus.choose(null);
    } catch (error) {
      settleFailure(apiErrorOf(error), intent, again);
    }
    void refreshWallet(queries);
  }

  function settleFailure(error: ApiError, intent: string, again: boolean) {
    // No reply is not a refusal: the same key retries without reporting twice. A session that has ended refuses only this
    // sending, not an earlier one.
    if (error.unsettled || (again && error.kind === 'session')) {
      settle({ type: 'connectionLost', intent });
      return;
    }
    dropPending(intent);
    settle({ type: 'refused', intent, failure: error.failure });
    const { code } = error;
    if (code === OUT_OF_RANGE) void queries.invalidateQueries({ queryKey: ['profile'] });
    if (code === BONUS_REFUSED) void queries.invalidateQueries({ queryKey: BONUSES_KEY });
  }

  /** A reply after the channel was left ends its draft. No reply changes nothing: it is stored for a retry already. */
  function settle(event: TransferEvent) {
    if (isVisible.current || event.type !== 'connectionLost') advance(event);
  }

  const unsure = state.status === 'unsure' ? state.intent : null;
  const { voidReport, voidFault } = useTransferByKey(unsure, {
    onMade: recheck,
    onNotMade(intent, failure) {
      dropPending(intent);
      settle({ type: 'refused', intent, failure });
    },
  });

  const outcome = useTransferOutcome(api, state);
  return {
    state,
    /** The outcome of a reported transfer. */
    outcome,
    /** The balance that was read after the credit. Null before that. */
    balance: useBalanceAfter(outcome === 'credited'),
    /** Opens the report. */
    open: () => void advance({ type: 'opened', now: clock.now() }),
    type: (field: TransferField, text: string) => void advance({ type: 'typed', field, text }),
    /** Sends the report, with the selected bonus if there is one. */
    submit: (bonus: BonusTerms | null = null) => submit(bonus),
    recheck,
    /** Voids a report of unknown outcome. Undefined if the API cannot. */
    voidReport,
    /** Why it could not be voided. */
    voidFault,
    /** Goes from the report to the account details. */
    back: () => void advance({ type: 'returned' }),
    restart: () => void advance({ type: 'restarted' }),
    reopen: () => void advance({ type: 'reopened' }),
  };
}

/** The typed amount in satang. Null while it is not valid for the channel. */
export function creditTyped(typed: string, channel: TransferChannel): Satang | null {
  const checked = checkTransferAmount(typed, channel);
  return checked.ok ? checked.worth : null;
}
