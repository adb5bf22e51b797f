/**
 * Why a call has no valid reply. `maintenance` only if the API reports it (9998); any other HTTP 5xx is a `server` error.
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A call without a valid reply. */
export interface Fault {
  readonly kind: FaultKind;
  /** HTTP status or code of the API, for support. Null if there is none. */
  readonly code: string | null;
}

export const FAULT_KINDS = ['network', 'timeout', 'server', 'malformed', 'maintenance'] as const;

/** Id of the message that a call has failed. */
export const failedMessageId = (kind: FaultKind) => `error.general.${kind}` as const;

/** Id of the message that a call is repeated automatically. Its `{code}` is the code of the fault. */
export const retryingMessageId = (kind: FaultKind) => `cashier.retrying.${kind}` as const;
