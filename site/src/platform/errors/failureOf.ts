import { ApiError } from '@brand/api';
import { CODE, type Failure } from '@brand/domain';
import { isPageHeld } from '../connection/busy.ts';

/** The API's error of a failed call. Any other error is a bug and is rethrown. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

/** The failure that a panel shows for a failed call. */
export function failureOf(error: unknown): Failure {
  return apiErrorOf(error).failure;
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
