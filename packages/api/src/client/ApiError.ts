import {
  type ErrorArea,
  failedMessageId,
  type Fault,
  type FaultKind,
  type ErrorMessageId,
  type Failure,
  type FailureFacts,
  type Satang,
  CODE,
  errorMessageId,
  supportCode,
} from '@brand/domain';
import { TimeLimitError } from './deadline.ts';
import { UnreadableReplyError } from './wire.ts';

/**
 * Kind of failure. It decides what a screen shows:
 * - `network`: no complete reply: no connection, a timeout, or a reply that was cut off.
 * - `maintenance`: the service is down (code 9998 or HTTP 5xx, section 8). `fault` tells the two apart.
 * - `session`: the member has to log in again (7002, 7003 after a failed refresh).
 * - `business`: the API refused the request; `code` gives the reason.
 * - `malformed`: the response is not a valid reply of this API.
 */
export type ApiErrorKind = 'network' | 'maintenance' | 'session' | 'business' | 'malformed';

/** Details of a failed call. Amounts are in satang, times in ms since 1970; an omitted value means null. */
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** HTTP status; null without a reply. */
  readonly status?: number | null;
  /** Code of section 8; null if the reply contained none. */
  readonly code?: number | null;
  /** Message catalogue of a business code. */
  readonly area?: ErrorArea | null;
  /** A specific message instead of the default of the kind. */
  readonly messageId?: Failure['messageId'];
  /** The API text, for calls that show it (launch code 99). */
  readonly serverMessage?: string | null;
  readonly minimum?: Satang | null;
  readonly lastWithdrawalAt?: number | null;
  readonly amountLeft?: Satang | null;
  readonly turnoverLeft?: Satang | null;
  readonly opensAt?: number | null;
  readonly waitMs?: number | null;
  readonly field?: string | null;
  /** Values for the message of a player protection refusal (codes 2301 and 5010). */
  readonly facts?: FailureFacts;
  /** How long the call had waited when it failed without a complete reply, in ms. @default null */
  readonly afterMs?: number | null;
  /** Whether a failure of the call may replace the page (section 7, last paragraph). @default false */
  readonly raises?: boolean;
  readonly cause?: unknown;
}

/** The only error that calls of the member API reject with, except the caller's own abort reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** What is wrong, in the names of the messages. Null if the API refused the request, or the session has ended. */
  readonly fault: Fault | null;
  /** HTTP status; null without a reply. */
  readonly status: number | null;
  /** Code of section 8; null if the reply contained none. */
  readonly code: number | null;
  /** Id of the message that explains what happened and what to do next. */
  readonly messageId: Failure['messageId'];
  /** The API text; null if there is none. */
  readonly serverMessage: string | null;
  /** With code 1002: the minimum withdrawal. */
  readonly minimum: Satang | null;
  /** With code 1005: the start of the cooldown, in ms since 1970. */
  readonly lastWithdrawalAt: number | null;
  /** With code 1012: what can still be withdrawn today. */
  readonly amountLeft: Satang | null;
  /** With code 1013: the turnover that is still open before bonus money can be withdrawn. */
  readonly turnoverLeft: Satang | null;
  /** With codes 1004 and 1005 of an affiliate withdrawal: when the next is allowed, in ms since 1970. */
  readonly opensAt: number | null;
  /** With code 6005: time until an OTP can be requested again, in ms. */
  readonly waitMs: number | null;
  /** With code 4000: the API name of the invalid field; null if unknown. */
  readonly field: string | null;
  /** With codes 2301 and 5010: values for the message. */
  readonly facts: FailureFacts | undefined;
  /** How long the call had waited when it failed without a complete reply, in ms. Null if there was one. */
  readonly afterMs: number | null;
  /**
   * True if the maintenance message replaces the content area: code 9998 or no connection, except on the credit,
   * payment, profile, promotion list and history paths (sections 7 and 8).
   */
  readonly raisesMaintenance: boolean;

  constructor(details: ApiErrorDetails) {
    const { kind, status = null, code = null } = details;
    super(`member API: ${kind} (HTTP ${status ?? 'none'}, code ${code ?? 'none'})`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.fault = faultOf(details);
    this.messageId = details.messageId ?? sentenceOf(this.fault, details);
    this.serverMessage = details.serverMessage ?? null;
    this.minimum = details.minimum ?? null;
    this.lastWithdrawalAt = details.lastWithdrawalAt ?? null;
    this.amountLeft = details.amountLeft ?? null;
    this.turnoverLeft = details.turnoverLeft ?? null;
    this.opensAt = details.opensAt ?? null;
    this.waitMs = details.waitMs ?? null;
    this.field = details.field ?? null;
    this.facts = details.facts;
    this.afterMs = details.afterMs ?? null;
    this.raisesMaintenance =
      (details.raises ?? false) && (kind === 'maintenance' || kind === 'network');
  }

  /**
   * True if the API may have executed the request although no reply confirms it. Retry a money call with the same
   * idempotency key, never with a new one.
   */
  get unsettled(): boolean {
    return this.kind !== 'business' && this.kind !== 'session';
  }

  /**
   * The failure as flows store it and panels show it. The code of a refused QR follows the first colon (section 8). A
   * successful reply with invalid content has no code.
   */
  get failure(): Failure {
    const named = this.code === CODE.qrFailed ? supportCode(this.serverMessage ?? '') : null;
    return {
      messageId: this.messageId,
      code: named ?? (this.code ? String(this.code) : (this.fault?.code ?? null)),
      ...this.facts,
    };
  }
}

function sentenceOf(
  fault: Fault | null,
  { kind, area = null, code = null }: ApiErrorDetails,
): ErrorMessageId {
  if (fault) return failedMessageId(fault.kind);
  if (kind === 'session') return 'error.general.session';
  return area ? errorMessageId(area, code) : 'error.general.other';
}

function faultOf({ kind, status = null, code = null, cause }: ApiErrorDetails): Fault | null {
  switch (kind) {
    case 'business':
    case 'session':
      return null;
    case 'malformed':
      return { kind, code: null };
    case 'network':
      return { kind: networkFault(cause), code: null };
    case 'maintenance':
      return code === CODE.apiDown
        ? { kind, code: String(code) }
        : { kind: 'server', code: status === null ? null : String(status) };
  }
}

function networkFault(cause: unknown): FaultKind {
  if (cause instanceof TimeLimitError) return 'timeout';
  return cause instanceof UnreadableReplyError ? 'malformed' : 'network';
}
