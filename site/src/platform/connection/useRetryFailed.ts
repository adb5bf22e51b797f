import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks again for everything on the page that could not be read: what failed together comes back together. */
export function useRetryFailed(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  }, [queries]);
}
