import { QueryObserver, type QueryClient } from '@tanstack/react-query';

/** Interval of retries while it is unknown whether the session is valid. */
const ASK_AGAIN_MS = 5_000;

/**
 * Retries every few seconds, and immediately when the network is back or the page is visible again. It uses the timer and
 * the events of the query library.
 *
 * @param ask rejects while there is no reply
 * @returns stops it; then all failed queries are read again
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
