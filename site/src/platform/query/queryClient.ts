import { ApiError } from '@brand/api';
import { QueryClient } from '@tanstack/react-query';

/** Answers that stay right for a while are not asked for twice: a lobby that is left and come back to is there at once. */
const STALE_MS = 30_000;

/** The cache of everything that is read from the API, one for each page load. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 800,
        // Every call has its own named error state; an offline phone shows it rather than waiting for ever.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** A fault that may be gone a moment later; a refusal will be the same again. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}
