import { type FilterableGame, type GameFilter, narrowGames } from '@brand/domain';
import { GameFiltersSheet } from '@brand/ui';
import { useMemo, useState } from 'react';
import { useServices } from '../../../member/services.ts';
import { useDrawerEntry } from '../../../routing/useDrawerEntry.ts';
import { listFacets } from './listFacets.ts';

interface ListFilterSheetProps {
  /** Every game of the list; undefined while they are not all here. */
  games: readonly FilterableGame[] | undefined;
  /** How many are here, of how many. */
  loaded: number;
  total: number;
  filter: GameFilter;
  onShow: (filter: GameFilter) => void;
  onClose: () => void;
}

/** The filters of a phone: what is chosen becomes one step of the address when it is shown, and nothing when it is closed. */
export function ListFilterSheet({
  games,
  loaded,
  total,
  filter,
  onShow,
  onClose,
}: ListFilterSheetProps) {
  const [draft, setDraft] = useState(filter);
  const { operator } = useServices();
  const narrowed = useMemo(
    () => games && narrowGames(games, draft, listFacets(operator)),
    [games, draft, operator],
  );
  useDrawerEntry(true, onClose);
  return (
    <GameFiltersSheet
      open
      onOpenChange={onClose}
      state={
        narrowed
          ? { status: 'ready', facets: narrowed.facets }
          : { status: 'loading', loaded, total }
      }
      filter={draft}
      onFilterChange={setDraft}
      count={narrowed?.games.length ?? null}
      onShow={() => onShow(draft)}
    />
  );
}
