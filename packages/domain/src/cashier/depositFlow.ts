import type { QrChannel } from './channel.ts';
import { type DepositAmountProblem, checkDepositAmount } from './depositAmount.ts';
import { type BonusTerms, type DepositBonus, depositBonus } from './depositBonus.ts';
import type { Failure } from '../errors/errorCatalogue.ts';
import type { Fault } from '../errors/fault.ts';
import { type Satang, formatSatangShort } from '../money/money.ts';
import { qrAsksFor } from './qrPayload.ts';

/** A QR that the API created for one deposit. Times are ms since 1970 on the server's clock. */
export interface DepositQr {
  readonly id: string;
  readonly payload: string;
  readonly payAmount: Satang;
  readonly expiresAt: number;
  readonly merchantRef: string;
  /** Must be sent back with the status poll (section 7). */
  readonly token: string;
  readonly debugKey: string;
}

/** Result of one status poll. */
export type QrStatus =
  | { readonly outcome: 'waiting' }
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'alert'; readonly text: string }
  | { readonly outcome: 'expired' };

/** A QR that waits for payment, as stored between visits and shared by all tabs. */
export interface PendingQr {
  readonly channel: QrChannel;
  readonly amount: Satang;
  readonly qr: DepositQr;
  /** The selected bonus; missing for none. */
  readonly bonus?: DepositBonus;
}

interface OnChannel {
  readonly channel: QrChannel;
  /** The typed text. It is kept after errors and when coming back. */
  readonly draft: string;
}

interface WithQr extends OnChannel, PendingQr {}

/** The QR deposit of section 4 as named states. */
export type DepositState =
  | { readonly status: 'choosing' }
  | (OnChannel & {
      readonly status: 'entering';
      readonly problem: DepositAmountProblem | null;
      readonly failure: Failure | null;
    })
  | (OnChannel & {
      readonly status: 'requesting';
      readonly amount: Satang;
      /** Idempotency key of this request. Replies to other intents are ignored. */
      readonly intent: string;
      /** The selected bonus; missing for none. */
      readonly bonus?: DepositBonus;
    })
  | (WithQr & {
      readonly status: 'waiting';
      /** Why polls fail. The member sees that polling continues. Null while they succeed. */
      readonly fault: Fault | null;
    })
  | (WithQr & { readonly status: 'succeeded' })
  | (WithQr & { readonly status: 'alerted'; readonly text: string })
  | (OnChannel & { readonly status: 'expired'; readonly amount: Satang });

/** Events of a deposit. `intent` is the idempotency key of its call. */
export type DepositEvent =
  | { readonly type: 'channelChosen'; readonly channel: QrChannel }
  | { readonly type: 'amountTyped'; readonly text: string }
  | {
      readonly type: 'submitted';
      readonly intent: string;
      /** The selected bonus. It is omitted if the amount is below its minimum. */
      readonly bonus?: BonusTerms | null;
    }
  | { readonly type: 'qrReceived'; readonly intent: string; readonly qr: DepositQr }
  | { readonly type: 'qrRefused'; readonly intent: string; readonly failure: Failure }
  | { readonly type: 'statusReceived'; readonly qrId: string; readonly status: QrStatus }
  | { readonly type: 'statusFailed'; readonly qrId: string; readonly fault: Fault }
  | { readonly type: 'clockReached'; readonly now: number }
  | { readonly type: 'cancelled' }
  /** A QR from before a reload, or from another tab, is shown again. */
  | { readonly type: 'resumed'; readonly pending: PendingQr }
  /** From a form or a result back to the channel list. */
  | { readonly type: 'leftChannel' }
  /** From a result to the same channel with an empty field. */
  | { readonly type: 'restarted' };

/** The channel list. */
export const INITIAL_DEPOSIT: DepositState = { status: 'choosing' };

/** An event that the state does not expect is ignored: the same object is returned. */
export function depositTransition(state: DepositState, event: DepositEvent): DepositState {
  switch (event.type) {
    case 'channelChosen':
      return canLeave(state) ? enter(event.channel, '') : state;
    case 'amountTyped':
      return state.status === 'entering' ? enter(state.channel, event.text) : state;
    case 'submitted':
      return state.status === 'entering' ? submit(state, event) : state;
    case 'qrReceived':
      return state.status === 'requesting' && state.intent === event.intent
        ? showQr(state, event.qr)
        : state;
    case 'qrRefused':
      return state.status === 'requesting' && state.intent === event.intent
        ? { ...enter(state.channel, state.draft), failure: event.failure }
        : state;
    case 'statusReceived':
      return isWaitingFor(state, event.qrId) ? applyStatus(state, event.status) : state;
    case 'statusFailed':
      return isWaitingFor(state, event.qrId) && !isSameFault(state.fault, event.fault)
        ? { ...state, fault: event.fault }
        : state;
    case 'clockReached':
      return state.status === 'waiting' && event.now >= state.qr.expiresAt ? expire(state) : state;
    case 'cancelled':
      return state.status === 'requesting' || state.status === 'waiting'
        ? enter(state.channel, state.draft)
        : state;
    case 'resumed':
      return state.status === 'choosing' || state.status === 'entering'
        ? resume(state, event.pending)
        : state;
    case 'leftChannel':
      return canLeave(state) ? INITIAL_DEPOSIT : state;
    case 'restarted':
      return isDepositResult(state) ? enter(state.channel, '') : state;
  }
}

type DepositResult = Extract<DepositState, { status: 'succeeded' | 'alerted' | 'expired' }>;
type Entering = Extract<DepositState, { status: 'entering' }>;
type Requesting = Extract<DepositState, { status: 'requesting' }>;
type Waiting = Extract<DepositState, { status: 'waiting' }>;

/** True after the deposit has ended: polling stops. */
export function isDepositResult(state: DepositState): state is DepositResult {
  return state.status === 'succeeded' || state.status === 'alerted' || state.status === 'expired';
}

/** A pending request or a visible QR can only be left by cancelling it. */
function canLeave(state: DepositState): boolean {
  return state.status !== 'requesting' && state.status !== 'waiting';
}

function isSameFault(left: Fault | null, right: Fault): boolean {
  return left?.kind === right.kind && left.code === right.code;
}

function isWaitingFor(state: DepositState, qrId: string): state is Waiting {
  return state.status === 'waiting' && state.qr.id === qrId;
}

function enter(channel: QrChannel, draft: string): Entering {
  return { status: 'entering', channel, draft, problem: null, failure: null };
}

function submit(
  state: Entering,
  { intent, bonus }: { intent: string; bonus?: BonusTerms | null },
): DepositState {
  const { channel, draft } = state;
  const checked = checkDepositAmount(draft, channel.range);
  if (!checked.ok) return { ...state, problem: checked.problem, failure: null };
  const { amount } = checked;
  const taken = bonus && depositBonus(bonus, amount);
  return { status: 'requesting', channel, draft, amount, intent, ...(taken && { bonus: taken }) };
}

function showQr(state: Requesting, qr: DepositQr): DepositState {
  const { channel, draft, amount, bonus } = state;
  if (!isPayable({ amount, qr })) {
    const failure: Failure = { messageId: 'error.deposit.amountMismatch', code: qr.merchantRef };
    return { ...enter(channel, draft), failure };
  }
  const pending = { channel, draft, amount, qr, ...(bonus && { bonus }) };
  return { status: 'waiting', ...pending, fault: null };
}

/**
 * The displayed amount, the requested amount and the amount in the QR must be equal. Otherwise the QR is not shown as
 * payable.
 */
export function isPayable({ amount, qr }: Pick<PendingQr, 'amount' | 'qr'>): boolean {
  return qr.payAmount === amount && qrAsksFor(qr.payload, amount);
}

function resume(state: DepositState, { channel, amount, qr, bonus }: PendingQr): DepositState {
  if (!isPayable({ amount, qr })) return state;
  const draft = formatSatangShort(amount);
  const pending = { channel, draft, amount, qr, ...(bonus && { bonus }) };
  return { status: 'waiting', ...pending, fault: null };
}

function applyStatus(state: Waiting, status: QrStatus): DepositState {
  const { status: _waiting, fault: _fault, ...deposit } = state;
  switch (status.outcome) {
    case 'waiting':
      return state.fault === null ? state : { ...state, fault: null };
    case 'paid':
      return { status: 'succeeded', ...deposit };
    case 'alert':
      return { status: 'alerted', ...deposit, text: status.text };
    case 'expired':
      return expire(state);
  }
}

function expire({ channel, draft, amount }: Waiting): DepositState {
  return { status: 'expired', channel, draft, amount };
}
