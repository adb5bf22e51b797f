import type { Failure } from '../errors/errorCatalogue.ts';
import type { FieldProblem } from './fieldCheck.ts';
import type { SentOtp } from './join.ts';
import { checkOtp } from './otp.ts';
import { checkPhone } from './phone.ts';

/** An OTP that was sent to a phone. Times are ms since 1970 on the server's clock. */
export interface PhoneOtp {
  readonly phone: string;
  /** Reference letters that the SMS also shows; empty if unknown. */
  readonly reference: string;
  /** Null if unknown: the reply to the request was lost. */
  readonly expiresAt: number | null;
  /** When another OTP can be requested. */
  readonly resendAt: number;
  /** True if the server has refused the code for good (too many tries or expired). Only a new code helps. */
  readonly spent: boolean;
}

interface Entry {
  readonly phone: string;
  readonly problem: FieldProblem | null;
  readonly failure: Failure | null;
}

/** Phone verification (sections 5, 8 and 9) as named states. */
export type OtpState =
  | (Entry & {
      readonly status: 'phone';
      /** After code 6005: when the request can be repeated. */
      readonly waitUntil: number | null;
      /** The OTP that was sent to the phone that was entered before. */
      readonly sent: PhoneOtp | null;
      /** Number that an SMS may have reached although nothing confirmed it. Its code can be entered. */
      readonly asked: string | null;
    })
  | {
      readonly status: 'requesting';
      readonly phone: string;
      /** Id of the call. Replies to other calls are ignored. */
      readonly intent: string;
    }
  | (Entry & {
      readonly status: 'code';
      readonly sent: PhoneOtp;
      readonly code: string;
      /** True after a refusal. The next check then needs a submit and does not start with the sixth digit. */
      readonly tried: boolean;
    })
  | (Out & { readonly status: 'checking'; readonly code: string })
  | (Out & { readonly status: 'resending' });

interface Out {
  readonly phone: string;
  readonly sent: PhoneOtp;
  readonly intent: string;
}

/** Events of phone verification. `now` is ms on the server’s clock. */
export type OtpEvent =
  | { readonly type: 'phoneTyped'; readonly text: string }
  | { readonly type: 'phoneSubmitted'; readonly intent: string; readonly now: number }
  | { readonly type: 'sent'; readonly intent: string; readonly otp: SentOtp; readonly now: number }
  /**
   * A request or check was refused, or got no reply. `waitUntil` is set with code 6005, `maybeSent` if an SMS may be on its
   * way all the same.
   */
  | {
      readonly type: 'refused';
      readonly intent: string;
      readonly failure: Failure;
      readonly waitUntil: number | null;
      readonly maybeSent: boolean;
    }
  /** The visitor has a code although nothing confirmed that it was sent. */
  | { readonly type: 'codeAtHand'; readonly now: number }
  | { readonly type: 'codeTyped'; readonly text: string }
  | { readonly type: 'codeSubmitted'; readonly intent: string }
  | { readonly type: 'resendAsked'; readonly intent: string; readonly now: number }
  | { readonly type: 'phoneEdited' }
  | { readonly type: 'proved'; readonly intent: string }
  /** The proof was refused or expired. The phone is requested again, and the reason is shown. */
  | { readonly type: 'reopened'; readonly failure: Failure | null };

/** Initial state: asks for the phone. */
export const INITIAL_OTP: OtpState = askPhone('');

/** Error codes after which this code can no longer succeed. */
const SPENT: ReadonlySet<string | null> = new Set(['6003', '6004']);
/** Error codes that concern the phone and not the code. */
const ABOUT_PHONE: ReadonlySet<string | null> = new Set(['4000', '6002', '8000']);

/** An event that the state does not expect is ignored: the same object is returned. */
export function otpTransition(state: OtpState, event: OtpEvent): OtpState {
  switch (event.type) {
    case 'phoneTyped':
      return state.status === 'phone'
        ? { ...askPhone(event.text), sent: state.sent, asked: state.asked }
        : state;
    case 'phoneSubmitted':
      return state.status === 'phone' ? submitPhone(state, event) : state;
    case 'sent':
      return (state.status === 'requesting' || state.status === 'resending') &&
        state.intent === event.intent
        ? askCode(phoneOtp(state.phone, event))
        : state;
    case 'refused':
      return isOut(state) && state.intent === event.intent ? refuse(state, event) : state;
    case 'codeAtHand':
      return state.status === 'phone' ? enterCode(state, event.now) : state;
    case 'codeTyped':
      return state.status === 'code' ? typeCode(state, event.text) : state;
    case 'codeSubmitted':
      return state.status === 'code' ? submitCode(state, event.intent) : state;
    case 'resendAsked':
      return state.status === 'code' && event.now >= state.sent.resendAt
        ? { status: 'resending', phone: state.phone, sent: state.sent, intent: event.intent }
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

/** Whether the flow is at the code step. */
export function isOtpSent(state: OtpState): boolean {
  return state.status !== 'phone' && state.status !== 'requesting';
}

/** Whether a code can be entered that nothing confirmed: the reply to its request was lost. */
export function canEnterCode(state: OtpState): boolean {
  if (state.status !== 'phone' || state.asked === null) return false;
  const phone = checkPhone(state.phone);
  return phone.ok && phone.value === state.asked;
}

/** Whether the code step can be shown again without another SMS. */
export function hasSentCode(state: OtpState, now: number): boolean {
  if (state.status !== 'phone' || state.sent === null) return false;
  const { sent } = state;
  const phone = checkPhone(state.phone);
  if (!phone.ok || phone.value !== sent.phone) return false;
  const isOver = sent.spent || (sent.expiresAt !== null && sent.expiresAt <= now);
  return !isOver || sent.resendAt > now;
}

/** The phone step with the typed text and no error. */
export function askPhone(phone: string): AskingPhone {
  return {
    status: 'phone',
    phone,
    problem: null,
    failure: null,
    waitUntil: null,
    sent: null,
    asked: null,
  };
}

/** The code step for an SMS that was sent. */
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
  return { phone, reference, expiresAt, resendAt: now + waitMs, spent: false };
}

function submitPhone(
  state: AskingPhone,
  { intent, now }: { intent: string; now: number },
): OtpState {
  const checked = checkPhone(state.phone);
  if (!checked.ok) return { ...state, problem: checked.problem, failure: null };
  const { sent, waitUntil } = state;
  // Do not send a second SMS while the first code is valid, or before the wait time ends.
  if (sent && hasSentCode(state, now)) return askCode(sent);
  if (waitUntil !== null && waitUntil > now) return state;
  return { status: 'requesting', phone: checked.value, intent };
}

function enterCode(state: AskingPhone, now: number): OtpState {
  if (!canEnterCode(state) || state.asked === null) return state;
  const resendAt = state.waitUntil ?? now;
  return askCode({ phone: state.asked, reference: '', expiresAt: null, resendAt, spent: false });
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
  { failure, waitUntil, maybeSent }: Extract<OtpEvent, { type: 'refused' }>,
): OtpState {
  const { code } = failure;
  if (state.status === 'requesting') {
    const asked = maybeSent ? state.phone : null;
    return { ...askPhone(state.phone), failure, waitUntil, asked };
  }
  if (ABOUT_PHONE.has(code)) return { ...askPhone(state.phone), failure };
  const sent: PhoneOtp = {
    ...state.sent,
    resendAt: Math.max(state.sent.resendAt, waitUntil ?? 0),
    spent: state.sent.spent || SPENT.has(code),
  };
  const typed = state.status === 'checking' ? state.code : '';
  return { ...askCode(sent, typed), failure, tried: true };
}
