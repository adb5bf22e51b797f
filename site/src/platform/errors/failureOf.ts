import { ApiError } from '@brand/api';
import { CODE, type Failure } from '@brand/domain';
import { isPageHeld } from '../connection/busy.ts';

/** The failure that a panel shows for a failed call. An error that is not the API's is a bug and is rethrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  throw error;
}

/**
 * The same for page content: if the API reports that it is down, maintenance replaces the page (section 8, 9998), unless
 * money is in transfer or an amount is typed.
 */
export function contentFailureOf(error: unknown): Failure {
  const isDown =
    error instanceof ApiError && error.raisesMaintenance && error.code === CODE.apiDown;
  if (isDown && !isPageHeld()) throw error;
  return failureOf(error);
}
