import { ApiError } from '@brand/api';
import { CODE, type Failure } from '@brand/domain';
import { isPageHeld } from '../connection/busy.ts';

/** What a panel says about a call that did not work. An error that is not the API's is a fault of ours and goes on. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  throw error;
}

/**
 * The same for what the content of a page is made of: where the API says that it is down, the page gives way to that (section 8,
 * 9998), unless money is being moved there or an amount is typed.
 */
export function contentFailureOf(error: unknown): Failure {
  const isDown =
    error instanceof ApiError && error.raisesMaintenance && error.code === CODE.apiDown;
  if (isDown && !isPageHeld()) throw error;
  return failureOf(error);
}
