import type { HistoryEntry } from '@brand/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';

/**
 * Reads the balance again when the history shows that an entry in progress has ended: a credited transfer, or a refunded
 * withdrawal.
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
