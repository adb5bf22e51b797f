import { ApiError } from '@brand/api';
import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { readHeld } from './heldReplies.ts';

/** Replies that stay valid for a while are not requested twice: a lobby that is opened again is there immediately. */
const STALE_MS = 30_000;
/** A failure within this time is retried once. With the wait and the limit of a call these are ten seconds. */
const QUICK_MS = 500;
const RETRY_MS = 500;

/**
 * The cache of all API data, one for each page load. What failed together recovers together: when a failed query succeeds, those that
 * are on the screen and failed are read again.
 */
export function createQueryClient(): QueryClient {
  const failed = new WeakSet<Query<unknown, unknown>>();
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => failed.add(query),
      onSuccess: (_data, query) => void (failed.delete(query) && retryFailed(queries)),
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: RETRY_MS,
        // Every call has its own named error state. An offline phone shows it instead of waiting forever.
        networkMode: 'always',
        persister: readHeld,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return queries;
}

/** Reads what is on the screen and has failed again. */
export async function retryFailed(queries: QueryClient): Promise<void> {
  const isFailed = ({ state }: Query) => state.status === 'error';
  await queries.refetchQueries({ type: 'active', predicate: isFailed }, { cancelRefetch: false });
}

/**
 * Whether a failure may pass: a connection that was refused immediately. A refusal of the API would be repeated, and after a
 * longer wait the member gets a name for the failure, at most ten seconds after the first try.
 */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && error.afterMs !== null && error.afterMs < QUICK_MS;
}
