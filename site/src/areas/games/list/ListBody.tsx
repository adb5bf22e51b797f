import { type GameFilter, NO_FILTER, chosenCount, isFigureSort } from '@brand/domain';
import { ActiveFilters, Banner, Button, GameFilters, ListTools, Text, useText } from '@brand/ui';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { preload } from '../../../routing/chunks/missingChunk.ts';
import { useRouteParam } from '../../../routing/navigation.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import * as css from './ListBody.css.ts';
import { ListGrid } from './ListGrid.tsx';
import { ListSheet, sheetCode } from './ListSheet.tsx';
import type { ListPart, ListView } from './listPart.ts';
import { useHasColumn } from './useHasColumn.ts';
import { useListView } from './useListView.ts';
import type { Listed } from './useListed.ts';
import { useOfferedSorts } from './useOfferedSorts.ts';
import { useNarrowed } from './useNarrowed.ts';

interface ListBodyProps {
  listed: Listed;
  /** The first games of the chosen order and filters from the document. Null for none. */
  part: ListPart | null;
}

/** The games of a list, with its order and filters. */
export function ListBody({ listed: { kind, list, title, provider }, part }: ListBodyProps) {
  const t = useText();
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const asideId = useId();
  const hasColumn = useHasColumn();
  // The list whose filters are open. Another list starts with closed filters.
  const id = useRouteParam('id') ?? 'all';
  const [openOf, setOpenOf] = useState<string | null>(null);
  const open = openOf === id;
  const setOpen = (wanted: boolean) => setOpenOf(wanted ? id : null);
  const [view, setView] = useListView();
  const { ordered, shown, filter, facets } = useNarrowed(list, view, part, open && hasColumn);
  const { sort, sorts, shownFigure, defaultOrder } = useOfferedSorts(
    kind,
    list,
    view.sort,
    shown,
    part,
  );
  const noteId = useId();

  const { games, complete, error } = list;
  // Retries everything that failed together, including the balance in the header.
  const retryFailed = useRetryFailed();
  const retry = () => {
    retryFailed();
    list.retry();
  };
  const hasGames = games !== undefined || part !== null;
  const loaded = games?.length ?? 0;
  const total = list.total ?? 0;
  // The counts of the document until all games have loaded.
  const told = complete ? null : part;
  const filters = chosenCount(filter);
  const show = (change: Partial<ListView>) => {
    setView(change);
    // A list other than the scrolled one starts at its top.
    const around = root.current;
    if (around && around.getBoundingClientRect().top < 0) around.scrollIntoView();
  };
  const showFilter = (wanted: GameFilter) => show({ filter: wanted });
  const isEmpty = complete && loaded === 0;
  return (
    <div ref={root} className={css.root}>
      {!isEmpty && !(error && !hasGames) && (
        <ListTools
          className={css.tools}
          state={toolsState()}
          sort={sort}
          sorts={sorts}
          {...(isFigureSort(sort) && { sortNoteId: noteId })}
          defaultOrder={defaultOrder}
          onSortChange={(chosen) => show({ sort: chosen })}
          filters={filters}
          filtersOpen={open}
          {...(hasColumn && { filtersId: asideId })}
          onFiltersOpenChange={
            (complete && loaded < 2) || (told && told.total < 2) ? undefined : setOpen
          }
          onFiltersIntent={() => void (!hasColumn && preload(sheetCode.load))}
        />
      )}
      {isFigureSort(sort) && (
        <Text id={noteId} size="sm" tone="muted" className={css.active}>
          {t(`games.sort.${sort}.why`)}
        </Text>
      )}
      {filters > 0 && (
        <ActiveFilters
          className={css.active}
          filter={filter}
          onFilterChange={showFilter}
          providerName={(id) =>
            told?.providers[id] ??
            games?.find(({ provider }) => provider.id === id)?.provider.name ??
            null
          }
        />
      )}
      {error && hasGames && (
        <Banner
          tone="danger"
          title={intl.formatMessage({ id: 'site.list.partial' })}
          action={
            <Button variant="soft" size="sm" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {told
            ? t('games.countOf', { count: told.games.length, total: told.count })
            : t('games.countOf', { count: loaded, total })}
        </Banner>
      )}
      <div className={css.columns} data-state={open && hasColumn ? 'open' : 'closed'}>
        {open && hasColumn && (
          <aside id={asideId} aria-label={t('games.filterTitle')} className={css.aside}>
            <GameFilters
              state={facets ? { status: 'ready', facets } : { status: 'loading', loaded, total }}
              filter={filter}
              onFilterChange={showFilter}
            />
          </aside>
        )}
        <ListGrid
          kind={kind}
          title={title}
          shown={shown}
          sort={shownFigure}
          more={
            complete || error
              ? 0
              : told
                ? told.count - told.games.length
                : Math.max(0, total - loaded)
          }
          isEmpty={isEmpty}
          isUnknown={kind.kind === 'named' && !provider}
          widthKey={open && hasColumn ? 'beside' : 'whole'}
          error={error}
          onRetry={retry}
          onClear={() => showFilter(NO_FILTER)}
        />
      </div>
      <ListSheet
        open={open && !hasColumn}
        games={ordered}
        loaded={loaded}
        total={total}
        filter={filter}
        onShow={(wanted) => {
          setOpen(false);
          showFilter(wanted);
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );

  function toolsState() {
    if (shown && complete) return { status: 'ready', count: shown.length, total: loaded } as const;
    if (error) return { status: 'stopped' } as const;
    if (told) return { status: 'ready', count: told.count, total: told.total } as const;
    return games
      ? ({ status: 'partial', loaded, total } as const)
      : ({ status: 'loading' } as const);
  }
}
