import { type FilterableGame, type GameFilter, narrowGames } from '@brand/domain';
import { GameFiltersSheet } from '@brand/ui';
import { useMemo, useState } from 'react';
import { useServices } from '../../../member/services.ts';
import { useDrawerEntry } from '../../../routing/useDrawerEntry.ts';
import { listFacets } from './listFacets.ts';

interface ListFilterSheetProps {
  /** Every game of the list. Undefined until all are loaded. */
  games: readonly FilterableGame[] | undefined;
  /** Number of loaded games, and their total. */
  loaded: number;
  total: number;
  filter: GameFilter;
  onShow: (filter: GameFilter) => void;
  onClose: () => void;
}

/** The filters on a phone. The choices become one history entry when they are applied, and none when the sheet is closed. */
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
