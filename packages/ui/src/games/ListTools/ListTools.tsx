'use client';

import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { CountMark } from '../../shell/CountMark.tsx';
import * as select from '../GameSortSelect/GameSortSelect.css.ts';
import { GameSortSelect, type GameSortSelectProps } from '../GameSortSelect/GameSortSelect.tsx';
import * as css from './ListTools.css.ts';

/** Loading progress of a list. */
export type ListToolsState =
  /** No games yet. */
  | { readonly status: 'loading' }
  /** Some of the games, with the loaded and the total number. Matches are counted only after all games have loaded. */
  | { readonly status: 'partial'; readonly loaded: number; readonly total: number }
  /** Some of the games, and no more will load automatically. A notice explains why. */
  | { readonly status: 'stopped' }
  /** All games: the visible and the total number. */
  | { readonly status: 'ready'; readonly count: number; readonly total: number };

/** Props of {@link ListTools}. Other props go to the `div`. */
export interface ListToolsProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    Pick<GameSortSelectProps, 'sort' | 'onSortChange' | 'sorts' | 'defaultOrder'> {
  /** Loading progress of the list. */
  state: ListToolsState;
  /** Id of the element that explains the current order. @default none */
  sortNoteId?: string | undefined;
  /** Number of active filters. */
  filters: number;
  /** Whether the filters are open. */
  filtersOpen: boolean;
  /** Id of the filter element, if it is in the page while open. */
  filtersId?: string;
  /** Opens or closes the filters. If omitted, the button is not shown. */
  onFiltersOpenChange?: ((open: boolean) => void) | undefined;
  /** Called on hover or focus of the filter button, to preload. */
  onFiltersIntent?: () => void;
}

/** Number of games, sort order and filter button of a list. Sticky below the header. */
export function ListTools({
  state,
  sort,
  onSortChange,
  sorts,
  defaultOrder,
  sortNoteId,
  filters,
  filtersOpen,
  filtersId,
  onFiltersOpenChange,
  onFiltersIntent,
  className,
  ...rest
}: ListToolsProps) {
  const t = useText();
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="list-tools"
      data-state={state.status}
    >
      <p role="status" className={css.count} data-part="count">
        {/* A new key per text: React replaces the text node, which does not count as a layout shift. */}
        <Count key={state.status} state={state} />
      </p>
      <GameSortSelect
        sort={sort}
        onSortChange={onSortChange}
        {...(sorts && { sorts })}
        {...(defaultOrder && { defaultOrder })}
        {...(sortNoteId && { 'aria-describedby': sortNoteId })}
        data-part="sort"
      />
      {onFiltersOpenChange && (
        <button
          type="button"
          className={select.control}
          data-part="filter"
          data-state={filtersOpen ? 'open' : 'closed'}
          aria-expanded={filtersOpen}
          aria-controls={filtersOpen ? filtersId : undefined}
          aria-label={filters > 0 ? t('games.filterWith', { count: filters }) : undefined}
          onPointerEnter={onFiltersIntent}
          onFocus={onFiltersIntent}
          onClick={() => onFiltersOpenChange(!filtersOpen)}
        >
          <Icon glyph={glyphs.sliders} size={20} className={select.filterIcon} />
          {t('games.filter')} <CountMark count={filters} />
        </button>
      )}
      {state.status === 'partial' && (
        <Progress
          label={t('games.listLoading')}
          labelHidden
          size="sm"
          value={state.loaded}
          max={Math.max(state.total, state.loaded)}
          className={css.progress}
        />
      )}
    </div>
  );
}

function Count({ state }: { state: ListToolsState }) {
  const t = useText();
  if (state.status === 'stopped') return <></>;
  if (state.status !== 'ready') return <>{t('games.listLoading')}</>;
  const { count, total } = state;
  if (count === total) return <>{t('games.count', { count })}</>;
  return (
    <>
      {/* A phone has no room for both figures; screen readers get both. */}
      <span className={css.narrow} aria-hidden="true">
        {t('games.count', { count })}
      </span>
      <span className={css.wide}>{t('games.countOf', { count, total })}</span>
    </>
  );
}
