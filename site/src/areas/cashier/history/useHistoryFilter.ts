import { HISTORY_STATUSES, HISTORY_TYPES, type HistoryFilter } from '@brand/domain';
import { usePlace } from '../../../routing/navigation.ts';

/**
 * What of the history is looked at, kept in the address beside whatever else it says, so that a reload and a shared link show
 * the same. What nobody offers counts as not given. Choosing makes no step for Back.
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
