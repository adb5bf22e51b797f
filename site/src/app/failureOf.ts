import { ApiError } from '@brand/api';
import type { Failure } from '@brand/domain';

/** What a panel says about a call that did not work. An error that is not the API's is a fault of ours and goes on. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  throw error;
}
