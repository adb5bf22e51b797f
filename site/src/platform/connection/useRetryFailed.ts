import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { retryFailed } from '../query/queryClient.ts';

/** Retries all failed queries of the page, so that what failed together recovers together. */
export function useRetryFailed(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void retryFailed(queries), [queries]);
}
