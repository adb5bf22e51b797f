import type { HistoryFilter } from '@brand/domain';

/** The sums that a filter leaves rows for. Both of them make a balance. */
export function sumsOf({ type, status }: HistoryFilter): readonly ('deposited' | 'withdrawn')[] {
  if (status === 'inProgress') return [];
  if (type === 'all') return ['deposited', 'withdrawn'];
  if (type === 'deposit') return ['deposited'];
  return type === 'withdraw' ? ['withdrawn'] : [];
}
