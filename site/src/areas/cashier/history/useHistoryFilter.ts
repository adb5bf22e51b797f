import {
  HISTORY_STATUSES,
  HISTORY_TYPES,
  type HistoryFilter,
  checkHistoryRange,
} from '@brand/domain';
import { useNow } from '@brand/ui';
import { usePlace } from '../../../routing/navigation.ts';

/** Longest reference that the API accepts. */
const MOST_REFERENCE = 64;

/**
 * The filter of the history, stored in the address next to other parameters, so that a reload and a shared link show the
 * same. An invalid value counts as missing. A choice adds no history entry.
 */
export function useHistoryFilter(): readonly [HistoryFilter, (filter: HistoryFilter) => void] {
  const place = usePlace();
  const now = useNow(60_000);
  const params = new URLSearchParams(place.search);
  const days = checkHistoryRange(
    { from: params.get('historyFrom') ?? '', to: params.get('historyTo') ?? '' },
    now,
  );
  const filter: HistoryFilter = {
    type: HISTORY_TYPES.find((type) => type === params.get('historyType')) ?? 'all',
    status: HISTORY_STATUSES.find((status) => status === params.get('historyStatus')) ?? 'all',
    range: days.ok ? days.range : null,
    reference: (params.get('historyRef') ?? '').trim().slice(0, MOST_REFERENCE),
  };
  const choose = ({ type, status, range, reference }: HistoryFilter) => {
    for (const [name, value] of [
      ['historyType', type === 'all' ? '' : type],
      ['historyStatus', status === 'all' ? '' : status],
      ['historyFrom', range?.from ?? ''],
      ['historyTo', range?.to ?? ''],
      ['historyRef', reference],
    ] as const) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    place.go(params.size > 0 ? `${place.pathname}?${params}` : place.pathname, { replace: true });
  };
  return [filter, choose];
}
