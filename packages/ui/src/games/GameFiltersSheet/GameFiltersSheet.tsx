'use client';

import { NO_FILTER } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Sheet, type SheetProps } from '../../primitives/Sheet/Sheet.tsx';
import { GameFilters, type GameFiltersProps } from '../GameFilters/GameFilters.tsx';
import * as css from './GameFiltersSheet.css.ts';

/** Props of {@link GameFiltersSheet}. Other props go to the surface. */
export interface GameFiltersSheetProps
  extends
    Omit<SheetProps, 'title' | 'description' | 'closeLabel' | 'footer' | 'children'>,
    Pick<GameFiltersProps, 'state' | 'filter' | 'onFilterChange'> {
  /** Number of games of the current selection. Null while it cannot be counted. */
  count: number | null;
  /** Applies the selection. If the sheet is closed in another way, the selection is discarded. */
  onShow: () => void;
}

/** The filters of a list on a phone: selected together, then applied together. */
export function GameFiltersSheet({
  state,
  filter,
  onFilterChange,
  count,
  onShow,
  ...rest
}: GameFiltersSheetProps) {
  const t = useText();
  const isWhole = Object.keys(filter).length === 0;
  return (
    <Sheet
      {...rest}
      title={t('games.filterTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className={css.footer}>
          <Button
            variant="ghost"
            tone="neutral"
            disabled={isWhole}
            onClick={() => onFilterChange(NO_FILTER)}
          >
            {t('games.filterClear')}
          </Button>
          <Button disabled={count === 0} loading={count === null} onClick={onShow} fullWidth>
            {count === 0 ? t('games.filterShowNone') : t('games.filterShow', { count: count ?? 0 })}
          </Button>
        </div>
      }
    >
      <GameFilters state={state} filter={filter} onFilterChange={onFilterChange} />
    </Sheet>
  );
}
