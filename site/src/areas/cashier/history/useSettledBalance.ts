import type { HistoryEntry } from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';

/**
 * Reads the balance anew when a reading of the history shows that something has ended that was in progress: a transfer that
 * was credited, a withdrawal whose money came back.
 */
export function useSettledBalance(entries: readonly HistoryEntry[] | undefined): void {
  const queries = useQueryClient();
  const underWay = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!entries) return;
    const hasSettled = entries.some(
      ({ id, status }) => status === 'success' && underWay.current.has(id),
    );
    underWay.current = new Set(
      entries.filter(({ status }) => status === 'inProgress').map(({ id }) => id),
    );
    if (hasSettled) void queries.invalidateQueries({ queryKey: CREDIT_KEY });
  }, [entries, queries]);
}
