import { ApiError } from '@brand/api';

/**
 * Reads a text file of the operator's built folder.
 *
 * @throws ApiError if it is unavailable
 */
export type OperatorFile = (name: string, signal?: AbortSignal) => Promise<string>;

/** In the browser, from the server of the site. */
export const fetchOperatorFile: OperatorFile = async (name, signal) => {
  try {
    const reply = await fetch(`/operator/${name}`, { signal: signal ?? null });
    if (reply.ok) return await reply.text();
    throw new ApiError({ kind: 'malformed', status: reply.status });
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause;
    throw new ApiError({ kind: 'network', cause });
  }
};
