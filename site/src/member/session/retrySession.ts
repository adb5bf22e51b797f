import { QueryObserver, type QueryClient } from '@tanstack/react-query';

/** How long the next try to reach the API waits while nobody knows whether the session stands. */
const ASK_AGAIN_MS = 5_000;

/**
 * Asks every few seconds, and at once when the network comes back or the page is looked at. The timer and the ears are those
 * of every query.
 *
 * @param ask rejects while there is no answer
 * @returns how to stop, after which all that could not be read meanwhile is read again
 */
export function retrySession(queries: QueryClient, ask: () => Promise<unknown>): () => void {
  const observer = new QueryObserver(queries, {
    queryKey: ['sessionCheck'],
    queryFn: async () => {
      await ask();
      return null;
    },
    initialData: null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchInterval: ASK_AGAIN_MS,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  });
  const stop = observer.subscribe(() => {});
  return () => {
    stop();
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  };
}
