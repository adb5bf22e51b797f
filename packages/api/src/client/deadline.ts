/** Error of a call that exceeded its timeout. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Runs a function that takes an abort signal, for at most `limitMs`. Rejects with `TimeLimitError` after the timeout,
 * and with the caller's own reason if `outer` aborts, even if `run` ignores its signal.
 */
export async function withDeadline<Result>(
  limitMs: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  let stop: (reason: unknown) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = (reason) => {
      controller.abort(reason);
      reject(reason);
    };
  });
  const onAbort = () => stop(outer?.reason);
  const timer = setTimeout(() => stop(new TimeLimitError(`no answer in ${limitMs} ms`)), limitMs);
  outer?.addEventListener('abort', onAbort);
  try {
    return await Promise.race([run(controller.signal), stopped]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onAbort);
  }
}
