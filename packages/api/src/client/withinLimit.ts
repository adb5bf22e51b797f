import { ApiError } from './ApiError.ts';
import { CALL_LIMIT_MS, TimeLimitError, withDeadline } from './deadline.ts';

interface Limited {
  /** Cancels the call, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** As in `Operation`. */
  readonly quiet?: boolean | undefined;
}

/** Gives a call its limit, with all that it waits for. One without a reply rejects with `ApiError`. */
export async function withinLimit<Result>(
  { signal, quiet = false }: Limited,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  try {
    return await withDeadline(CALL_LIMIT_MS, signal, call);
  } catch (cause) {
    if (cause instanceof TimeLimitError)
      throw new ApiError({ kind: 'network', raises: !quiet, cause, afterMs: CALL_LIMIT_MS });
    throw quiet && cause instanceof ApiError ? quietly(cause) : cause;
  }
}

/** A refresh, or code that is missing, may show the maintenance screen, but not for a call that may not. */
function quietly(error: ApiError): ApiError {
  if (!error.raisesMaintenance) return error;
  const { kind, status, code, messageId, cause } = error;
  return new ApiError({ kind, status, code, messageId, cause });
}
