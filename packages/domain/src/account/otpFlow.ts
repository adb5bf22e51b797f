import type { Failure } from '../errors/errorCatalogue.ts';
import type { FieldProblem } from './fieldCheck.ts';
import type { SentOtp } from './join.ts';
import { checkOtp } from './otp.ts';
import { checkPhone } from './phone.ts';

/** An OTP that was sent to a phone. Times are ms since 1970 on the server's clock. */
export interface PhoneOtp {
  readonly phone: string;
  /** Letters that the SMS shows too. */
  readonly reference: string;
  readonly expiresAt: number;
  /** When another can be asked for. */
  readonly resendAt: number;
  /** True once it cannot be right any more: too many tries, or run out. Only a new one helps. */
  readonly spent: boolean;
}

interface Entry {
  readonly phone: string;
  readonly problem: FieldProblem | null;
  readonly failure: Failure | null;
}

/** How a phone is proved to be somebody's (sections 5, 8 and 9), one named state at a time. */
export type OtpState =
  | (Entry & {
      readonly status: 'phone';
      /** After 6005: when this can be asked for again. */
      readonly waitUntil: number | null;
      /** The OTP that is still on its way to the phone that was typed before. */
      readonly sent: PhoneOtp | null;
    })
  | {
      readonly status: 'requesting';
      readonly phone: string;
      /** Names the call; a reply to another one is not ours. */
      readonly intent: string;
    }
  | (Entry & {
      readonly status: 'code';
      readonly sent: PhoneOtp;
      readonly code: string;
      /** True after a refusal: the next try is the person's own, not that of the sixth digit. */
      readonly tried: boolean;
    })
  | (Out & { readonly status: 'checking'; readonly code: string })
  | (Out & { readonly status: 'resending' });

interface Out {
  readonly phone: string;
  readonly sent: PhoneOtp;
  readonly intent: string;
}

/** What the person, an answer or the clock does to a proof. `now` is ms on the server’s clock. */
export type OtpEvent =
  | { readonly type: 'phoneTyped'; readonly text: string }
  | { readonly type: 'phoneSubmitted'; readonly intent: string; readonly now: number }
  | { readonly type: 'sent'; readonly intent: string; readonly otp: SentOtp; readonly now: number }
  /** A request or a check was refused, or nothing came back. `waitUntil` comes with 6005. */
  | {
      readonly type: 'refused';
      readonly intent: string;
      readonly failure: Failure;
      readonly waitUntil: number | null;
    }
  | { readonly type: 'codeTyped'; readonly text: string }
  | { readonly type: 'codeSubmitted'; readonly intent: string }
  | { readonly type: 'resendAsked'; readonly intent: string; readonly now: number }
  | { readonly type: 'clockReached'; readonly now: number }
  | { readonly type: 'phoneEdited' }
  | { readonly type: 'proved'; readonly intent: string }
  /** The proof was not good enough, or ran out: the phone is asked for again, with why. */
  | { readonly type: 'reopened'; readonly failure: Failure | null };

/** The phone is asked for. */
export const INITIAL_OTP: OtpState = askPhone('');

/** Refusals with which no further try of this code can be right. */
const SPENT = new Set(['6003', '6004']);
/** Refusals that are about the phone and not about the code. */
const ABOUT_PHONE = new Set(['4000', '6002']);

/** An event that the state does not expect changes nothing: the same object comes back. */
export function otpTransition(state: OtpState, event: OtpEvent): OtpState {
  switch (event.type) {
    case 'phoneTyped':
      return state.status === 'phone' ? { ...askPhone(event.text), sent: state.sent } : state;
    case 'phoneSubmitted':
      return state.status === 'phone' ? submitPhone(state, event) : state;
    case 'sent':
      return (state.status === 'requesting' || state.status === 'resending') &&
        state.intent === event.intent
        ? askCode(phoneOtp(state.phone, event))
        : state;
    case 'refused':
      return isOut(state) && state.intent === event.intent ? refuse(state, event) : state;
    case 'codeTyped':
      return state.status === 'code' ? typeCode(state, event.text) : state;
    case 'codeSubmitted':
      return state.status === 'code' ? submitCode(state, event.intent) : state;
    case 'resendAsked':
      return state.status === 'code' && event.now >= state.sent.resendAt
        ? { status: 'resending', phone: state.phone, sent: state.sent, intent: event.intent }
        : state;
    case 'clockReached':
      return state.status === 'code' && !state.sent.spent && event.now >= state.sent.expiresAt
        ? { ...state, sent: { ...state.sent, spent: true } }
        : state;
    case 'phoneEdited':
      return 'sent' in state && state.status !== 'phone'
        ? { ...askPhone(state.phone), sent: state.sent }
        : state;
    case 'proved':
      return state.status === 'checking' && state.intent === event.intent
        ? askPhone(state.phone)
        : state;
    case 'reopened':
      return isOut(state) ? state : { ...askPhone(state.phone), failure: event.failure };
  }
}

type AskingPhone = Extract<OtpState, { status: 'phone' }>;
type AskingCode = Extract<OtpState, { status: 'code' }>;
type Waiting = Extract<OtpState, { status: 'requesting' | 'checking' | 'resending' }>;

/** Whether the code is asked for, and no longer the phone. */
export function isOtpSent(state: OtpState): boolean {
  return state.status !== 'phone' && state.status !== 'requesting';
}

/** The phone, typed so far; nothing is said of it yet. */
export function askPhone(phone: string): AskingPhone {
  return { status: 'phone', phone, problem: null, failure: null, waitUntil: null, sent: null };
}

/** The code of an SMS that is out. */
export function askCode(sent: PhoneOtp, code = ''): AskingCode {
  const { phone } = sent;
  return { status: 'code', phone, sent, code, problem: null, failure: null, tried: false };
}

function isOut(state: OtpState): state is Waiting {
  return (
    state.status === 'requesting' || state.status === 'checking' || state.status === 'resending'
  );
}

function phoneOtp(phone: string, { otp, now }: { otp: SentOtp; now: number }): PhoneOtp {
  const { reference, expiresAt, waitMs } = otp;
  return { phone, reference, expiresAt, resendAt: now + waitMs, spent: expiresAt <= now };
}

function submitPhone(
  state: AskingPhone,
  { intent, now }: { intent: string; now: number },
): OtpState {
  const checked = checkPhone(state.phone);
  if (!checked.ok) return { ...state, problem: checked.problem, failure: null };
  const { sent, waitUntil } = state;
  if (sent && sent.phone === checked.value) {
    // No second SMS while the first is good, nor while none would be sent.
    const over = sent.spent || sent.expiresAt <= now;
    if (!over || sent.resendAt > now) return askCode({ ...sent, spent: over });
  }
  if (waitUntil !== null && waitUntil > now) return state;
  return { status: 'requesting', phone: checked.value, intent };
}

function typeCode(state: AskingCode, code: string): AskingCode {
  return { ...state, code, problem: null, failure: null, tried: state.tried && code !== '' };
}

function submitCode(state: AskingCode, intent: string): OtpState {
  if (state.sent.spent) return state;
  const checked = checkOtp(state.code);
  if (!checked.ok) return { ...state, problem: checked.problem, failure: null };
  const { phone, sent } = state;
  return { status: 'checking', phone, sent, code: checked.value, intent };
}

function refuse(
  state: Waiting,
  { failure, waitUntil }: { failure: Failure; waitUntil: number | null },
): OtpState {
  const code = failure.code ?? '';
  if (state.status === 'requesting') return { ...askPhone(state.phone), failure, waitUntil };
  if (ABOUT_PHONE.has(code)) return { ...askPhone(state.phone), failure };
  const sent: PhoneOtp = {
    ...state.sent,
    resendAt: Math.max(state.sent.resendAt, waitUntil ?? 0),
    spent: state.sent.spent || SPENT.has(code),
  };
  const typed = state.status === 'checking' ? state.code : '';
  return { ...askCode(sent, typed), failure, tried: true };
}
