import { type GameSort, isFigureSort, sortsFor } from '@brand/domain';
import { GameSortSelect, Text, useText } from '@brand/ui';
import { useId } from 'react';
import * as css from './SearchResults.css.ts';

interface ResultOrderProps {
  sort: GameSort;
  /** The orders that make a difference to the results. Undefined while unknown. */
  offered: readonly GameSort[] | undefined;
  onChoose: (sort: GameSort) => void;
}

/** The order of the results, and what it means. */
export function ResultOrder({ sort, offered, onChoose }: ResultOrderProps) {
  const t = useText();
  const noteId = useId();
  const shown = offered && !offered.includes(sort) ? 'default' : sort;
  return (
    <>
      <GameSortSelect
        sort={shown}
        sorts={offered ?? [...new Set([...sortsFor([]), sort])]}
        defaultOrder="match"
        onSortChange={onChoose}
        className={css.order}
        {...(isFigureSort(shown) && { 'aria-describedby': noteId })}
      />
      {isFigureSort(shown) && (
        <Text id={noteId} size="sm" tone="muted" className={css.note}>
          {t(`games.sort.${shown}.why`)}
        </Text>
      )}
    </>
  );
}
