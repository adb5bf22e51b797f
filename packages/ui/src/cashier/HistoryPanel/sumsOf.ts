import type { HistoryFilter } from '@brand/domain';

/** The totals that have rows under a filter. The net balance needs both of them. */
export function sumsOf({ type, status }: HistoryFilter): readonly ('deposited' | 'withdrawn')[] {
  if (status === 'inProgress') return [];
  if (type === 'all') return ['deposited', 'withdrawn'];
  if (type === 'deposit') return ['deposited'];
  return type === 'withdraw' ? ['withdrawn'] : [];
}
