import { ApiError } from '@brand/api';
import { QueryClient } from '@tanstack/react-query';

/** Replies that stay valid for a while are not requested twice: a lobby that is opened again is there immediately. */
const STALE_MS = 30_000;

/** The cache of all API data, one for each page load. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 800,
        // Every call has its own named error state. An offline phone shows it instead of waiting forever.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** A temporary failure can be retried. A refusal would be repeated. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'network';
}
