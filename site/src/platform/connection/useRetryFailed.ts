import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Retries all failed queries of the page, so that what failed together recovers together. */
export function useRetryFailed(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  }, [queries]);
}
