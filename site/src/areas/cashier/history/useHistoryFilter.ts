import { HISTORY_STATUSES, HISTORY_TYPES, type HistoryFilter } from '@brand/domain';
import { usePlace } from '../../../routing/navigation.ts';

/**
 * The filter of the history, stored in the address next to other parameters, so that a reload and a shared link show the
 * same. An invalid value counts as missing. A choice adds no history entry.
 */
export function useHistoryFilter(): readonly [HistoryFilter, (filter: HistoryFilter) => void] {
  const place = usePlace();
  const params = new URLSearchParams(place.search);
  const filter: HistoryFilter = {
    type: HISTORY_TYPES.find((type) => type === params.get('historyType')) ?? 'all',
    status: HISTORY_STATUSES.find((status) => status === params.get('historyStatus')) ?? 'all',
  };
  const choose = ({ type, status }: HistoryFilter) => {
    for (const [name, value] of [
      ['historyType', type],
      ['historyStatus', status],
    ] as const) {
      if (value === 'all') params.delete(name);
      else params.set(name, value);
    }
    place.go(params.size > 0 ? `${place.pathname}?${params}` : place.pathname, { replace: true });
  };
  return [filter, choose];
}
