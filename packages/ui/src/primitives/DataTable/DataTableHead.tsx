'use client';

import { arrowDown, arrowUp, sort as sortGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { classes } from '../../private/classes.ts';
import { type DataColumn, type DataSort, isSortable } from './dataColumn.ts';
import * as css from './DataTableHead.css.ts';
import { nextSort } from './sortRows.ts';
import { tableRoles } from './tableRoles.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | null;
  onSortChange: (sort: DataSort) => void;
}

const GLYPHS = { ascending: arrowUp, descending: arrowDown, none: sortGlyph };

/** The names of the columns; sortable ones are buttons. On a phone these are a row of chips above the cards. */
export function DataTableHead<Row>({ columns, sort, onSortChange }: DataTableHeadProps<Row>) {
  return (
    <thead
      {...tableRoles.group}
      className={classes(css.head, !columns.some(isSortable) && css.unsorted)}
      data-part="head"
    >
      <tr {...tableRoles.row} aria-rowindex={1} className={css.headRow}>
        {columns.map((column) => {
          const sortable = isSortable(column);
          const direction = sort?.column === column.id ? sort.direction : 'none';
          return (
            <th
              key={column.id}
              {...tableRoles.columnHeader}
              scope="col"
              aria-sort={sortable && direction !== 'none' ? direction : undefined}
              className={classes(css.headCell, !sortable && css.unsorted)}
              data-kind={column.kind ?? 'text'}
              data-state={direction === 'none' ? undefined : 'sorted'}
            >
              {sortable ? (
                <button
                  type="button"
                  className={css.sort}
                  onClick={() => onSortChange(nextSort(column, sort))}
                  data-part="sort"
                >
                  {column.header}
                  <Icon glyph={GLYPHS[direction]} size={16} className={css.sortIcon} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
