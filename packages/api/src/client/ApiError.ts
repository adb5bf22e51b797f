import {
  type ErrorArea,
  type ErrorMessageId,
  type Failure,
  type FailureFacts,
  type Satang,
  CODE,
  errorMessageId,
  supportCode,
} from '@brand/domain';

/**
 * What kind of failure it was, which decides what a screen does:
 * - `network`: nothing came back, or nothing in time.
 * - `maintenance`: the service is down (code 9998 or HTTP 5xx, section 8).
 * - `session`: the member has to log in again (7002, 7003 after a failed refresh).
 * - `business`: the API understood and refused; `code` says why.
 * - `malformed`: something came back that is no reply of this API.
 */
export type ApiErrorKind = 'network' | 'maintenance' | 'session' | 'business' | 'malformed';

/** What is known of a failed call. Amounts are in satang, times in ms since 1970; what is left out counts as null. */
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** HTTP status, null when there was no reply. */
  readonly status?: number | null;
  /** Code of section 8, null when the reply carried none. */
  readonly code?: number | null;
  /** Which catalogue the sentence of a business code comes from. */
  readonly area?: ErrorArea | null;
  /** A sentence of its own instead of the kind's. */
  readonly messageId?: Failure['messageId'];
  /** The API's own wording, for calls that show it (launch code 99). */
  readonly serverMessage?: string | null;
  readonly minimum?: Satang | null;
  readonly lastWithdrawalAt?: number | null;
  readonly amountLeft?: Satang | null;
  readonly turnoverLeft?: Satang | null;
  readonly opensAt?: number | null;
  readonly waitMs?: number | null;
  readonly field?: string | null;
  /** What the sentence prints of a refusal that protects the player (codes 2301 and 5010). */
  readonly facts?: FailureFacts;
  /** Whether the call is one whose failure may replace the page (section 7, last paragraph). @default false */
  readonly raises?: boolean;
  readonly cause?: unknown;
}

/** The one error that a call of the member API rejects with (besides the caller's own abort reason). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, null when there was no reply. */
  readonly status: number | null;
  /** Code of section 8, null when the reply carried none. */
  readonly code: number | null;
  /** Id of the sentence that says what happened and what to do next. */
  readonly messageId: Failure['messageId'];
  /** The API's own wording, null when it gave none. */
  readonly serverMessage: string | null;
  /** With code 1002: the least that can be withdrawn. */
  readonly minimum: Satang | null;
  /** With code 1005: the time that the cooldown counts from, in ms since 1970. */
  readonly lastWithdrawalAt: number | null;
  /** With code 1012: what can still be withdrawn today. */
  readonly amountLeft: Satang | null;
  /** With code 1013: what is still to be bet until bonus money can be withdrawn. */
  readonly turnoverLeft: Satang | null;
  /** With codes 1004 and 1005 of an affiliate withdrawal: when the next is allowed, in ms since 1970. */
  readonly opensAt: number | null;
  /** With code 6005: how long until an OTP can be asked for again, in ms. */
  readonly waitMs: number | null;
  /** With code 4000: the field of the request that is wrong, as the wire names it; null where nobody says. */
  readonly field: string | null;
  /** With codes 2301 and 5010: what the sentence prints. */
  readonly facts: FailureFacts | undefined;
  /**
   * True when the content area gives way to the maintenance message: code 9998 or no connection, on any but the credit,
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
    this.messageId = details.messageId ?? sentenceOf(kind, details.area ?? null, code);
    this.serverMessage = details.serverMessage ?? null;
    this.minimum = details.minimum ?? null;
    this.lastWithdrawalAt = details.lastWithdrawalAt ?? null;
    this.amountLeft = details.amountLeft ?? null;
    this.turnoverLeft = details.turnoverLeft ?? null;
    this.opensAt = details.opensAt ?? null;
    this.waitMs = details.waitMs ?? null;
    this.field = details.field ?? null;
    this.facts = details.facts;
    this.raisesMaintenance =
      (details.raises ?? false) && (kind === 'maintenance' || kind === 'network');
  }

  /**
   * True when the API may have done what was asked although no answer says so. A money call is then asked again with the
   * same idempotency key, never with a new one.
   */
  get unsettled(): boolean {
    return this.kind !== 'business' && this.kind !== 'session';
  }

  /**
   * As a flow keeps it and a panel shows it. A refused QR names its code after the first colon (section 8); a reply that makes no
   * sense although it says that all went well has none.
   */
  get failure(): Failure {
    const named = this.code === CODE.qrFailed ? supportCode(this.serverMessage ?? '') : null;
    return {
      messageId: this.messageId,
      code: named ?? (this.code ? String(this.code) : null),
      ...this.facts,
    };
  }
}

function sentenceOf(
  kind: ApiErrorKind,
  area: ErrorArea | null,
  code: number | null,
): ErrorMessageId {
  switch (kind) {
    case 'business':
      return area ? errorMessageId(area, code) : 'error.general.other';
    default:
      return `error.general.${kind}`;
  }
}
