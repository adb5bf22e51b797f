import { type FilterableGame, type GameSort, isFigureSort, sortsFor } from '@brand/domain';
import { GameSortSelect, Text, useText } from '@brand/ui';
import { useId } from 'react';
import * as css from './SearchResults.css.ts';

interface ResultOrderProps {
  sort: GameSort;
  /** Undefined while unknown. */
  found: readonly FilterableGame[] | undefined;
  onChoose: (sort: GameSort) => void;
}

/** The order of the results, and what it means. */
export function ResultOrder({ sort, found, onChoose }: ResultOrderProps) {
  const t = useText();
  const noteId = useId();
  const offered = sortsFor(found ?? []);
  const shown = found && !offered.includes(sort) ? 'default' : sort;
  return (
    <>
      <GameSortSelect
        sort={shown}
        sorts={found ? offered : [...new Set([...offered, sort])]}
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
