/**
 * Why a call has no valid reply. `maintenance` only if the API reports it (9998); any other HTTP 5xx is a `server` error.
 */
export type FaultKind = 'network' | 'timeout' | 'server' | 'malformed' | 'maintenance';

/** A call without a valid reply. */
export interface Fault {
  readonly kind: FaultKind;
  /** HTTP status or code of the API, for support. Null if there is none. */
  readonly code: string | null;
}

/** The messages of a fault. */
export interface FaultMessages {
  /** The call has failed. */
  readonly failed: `error.general.${FaultKind}`;
  /** The call is repeated automatically. `{code}` is the code. */
  readonly retrying: `error.retrying.${FaultKind}`;
}

/** The messages of all faults, for every flow. */
export const FAULT_MESSAGES: Readonly<Record<FaultKind, FaultMessages>> = {
  network: { failed: 'error.general.network', retrying: 'error.retrying.network' },
  timeout: { failed: 'error.general.timeout', retrying: 'error.retrying.timeout' },
  server: { failed: 'error.general.server', retrying: 'error.retrying.server' },
  malformed: { failed: 'error.general.malformed', retrying: 'error.retrying.malformed' },
  maintenance: { failed: 'error.general.maintenance', retrying: 'error.retrying.maintenance' },
};
