import { ApiError } from '@brand/api';
import type { Fault } from '@brand/domain';

/** Why a repeated call failed. A refusal counts as a server error with its code. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof ApiError)) return { kind: 'network', code: null };
  return error.fault ?? { kind: 'server', code: error.code === null ? null : String(error.code) };
}
