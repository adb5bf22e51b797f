'use client';

import { type FigureSort, GAME_SORTS, type GameSort } from '@brand/domain';
import type { SelectHTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './GameSortSelect.css.ts';

/** Props of {@link GameSortSelect}. Other props go to the `label`, `aria-describedby` to the `select`. */
export interface GameSortSelectProps extends Pick<
  SelectHTMLAttributes<HTMLSelectElement>,
  'aria-describedby' | 'className'
> {
  /** The current order. */
  sort: GameSort;
  /** Called with another order. */
  onSortChange: (sort: GameSort) => void;
  /** Orders that are useful in this list. @default all of them */
  sorts?: readonly GameSort[];
  /** What the default order is: of the operator, the latest first, the best match first, or by a figure. @default 'default' */
  defaultOrder?: 'default' | 'latest' | 'match' | FigureSort;
  /** The part of another component that it is. */
  'data-part'?: string;
}

/** The order of a list of games, as a native list. */
export function GameSortSelect({
  sort,
  onSortChange,
  sorts = GAME_SORTS,
  defaultOrder = 'default',
  'aria-describedby': describedBy,
  className,
  ...rest
}: GameSortSelectProps) {
  const t = useText();
  const word = (each: GameSort) => t(`games.sort.${each === 'default' ? defaultOrder : each}`);
  return (
    <label
      {...rest}
      className={classes(css.control, css.shrinking, className)}
      data-component="game-sort-select"
      data-state={sort}
    >
      <span className={visuallyHidden}>{t('games.sort')}</span>
      <Icon glyph={glyphs.sort} size={20} className={css.sortIcon} />
      <span className={css.word} aria-hidden="true">
        {word(sort)}
      </span>
      <Icon glyph={glyphs.chevronDown} size={16} />
      <select
        className={css.select}
        value={sort}
        aria-describedby={describedBy}
        onChange={(event) => onSortChange(event.currentTarget.value as GameSort)}
      >
        {sorts.map((each) => (
          <option key={each} value={each} className={css.option}>
            {word(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
