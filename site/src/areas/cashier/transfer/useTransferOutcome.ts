import type { CashierApi } from '@brand/api/cashier';
import { type HistoryEntry, type TransferState, WHOLE_HISTORY } from '@brand/domain';
import type { TransferOutcome } from '@brand/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { track } from '../../../platform/telemetry/track.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { historyOptions } from '../history/historyQuery.ts';
import { dropPending } from '../../../member/cashier/pendingEntries.ts';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';

/** Polling interval for the outcome of a transfer, while its result is visible. */
const ASK_MS = 10_000;

/**
 * The outcome of a reported transfer according to its row in the history; `waiting` until then. As soon as there is a
 * row, it decides. When the outcome is final, the balance is read again.
 */
export function useTransferOutcome(api: CashierApi, state: TransferState): TransferOutcome {
  const { clock, operator } = useServices();
  const { locale } = usePlace();
  const queries = useQueryClient();
  const reported = state.status === 'reported' ? state : null;
  const source = { api, clock, locale, limit: operator.history.mostRows };
  const rowOf = (rows: readonly HistoryEntry[] | undefined) =>
    rows?.find(({ id }) => id === reported?.receipt.id);
  const { data } = useQuery({
    ...historyOptions(source, WHOLE_HISTORY, false),
    enabled: reported !== null,
    refetchInterval: (query) =>
      outcomeOf(rowOf(query.state.data?.entries)) === 'waiting' ? ASK_MS : false,
  });
  const row = rowOf(data?.entries);

  const seen = row && reported ? reported.intent : null;
  useEffect(() => {
    if (seen !== null) dropPending(seen);
  }, [seen]);

  const outcome = outcomeOf(row);
  const isDecided = outcome !== 'waiting';
  useEffect(() => {
    if (isDecided) void queries.invalidateQueries({ queryKey: CREDIT_KEY });
  }, [isDecided, queries]);
  useEffect(() => {
    if (outcome === 'credited') track('deposit_paid');
  }, [outcome]);
  return outcome;
}

function outcomeOf(row: HistoryEntry | undefined): TransferOutcome {
  if (row?.type === 'cancel') return 'turnedDown';
  return row?.type === 'deposit' && row.status === 'success' ? 'credited' : 'waiting';
}
