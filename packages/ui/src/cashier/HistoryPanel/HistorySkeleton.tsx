import type { HistoryFilter } from '@brand/domain';

import * as list from '../../private/DayList.css.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './HistoryPanel.css.ts';
import * as row from './HistoryRow.css.ts';
import { sumsOf } from './sumsOf.ts';
import * as totals from './HistoryTotals.css.ts';

const ROWS_OF_DAYS = [3, 4];

interface SkeletonProps {
  filter: HistoryFilter;
  net: boolean;
}

/** Skeleton of the totals and two days of rows. */
export function HistorySkeleton({ filter, net }: SkeletonProps) {
  return (
    <>
      <div className={css.summary}>
        <div className={css.summaryHead}>
          <Text as="div" size="sm">
            <Skeleton shape="text" className={css.skeletonFigure} />
          </Text>
        </div>
        <HistoryTotalsSkeleton filter={filter} net={net} />
      </div>
      <div className={list.days}>
        {ROWS_OF_DAYS.map((count) => (
          <div key={count}>
            <Text as="div" weight="strong" className={list.dayHeading}>
              <Skeleton shape="text" className={css.skeletonFigure} />
            </Text>
            <div className={list.rows}>
              {Array.from({ length: count }, (_, index) => (
                <SkeletonRow key={index} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** Skeleton of the totals. */
export function HistoryTotalsSkeleton({ filter, net }: SkeletonProps) {
  const sums = sumsOf(filter);
  if (sums.length === 0) return <></>;
  return (
    <div className={totals.root}>
      <div className={totals.sums}>
        {sums.map((sum) => (
          <SkeletonSum key={sum} />
        ))}
      </div>
      {net && sums.length > 1 && (
        <div className={totals.line}>
          <Text as="div">
            <Skeleton shape="text" className={css.skeletonFigure} />
          </Text>
        </div>
      )}
    </div>
  );
}

function SkeletonSum() {
  return (
    <div className={totals.sum}>
      <Text as="div" size="sm">
        <Skeleton shape="text" short />
      </Text>
      <Text as="div" weight="strong">
        <Skeleton shape="text" className={css.skeletonFigure} />
      </Text>
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className={row.root}>
      <div className={row.line}>
        <Skeleton shape="circle" className={list.markShape} />
        <div className={row.words}>
          <Text as="div" weight="strong">
            <Skeleton shape="text" short />
          </Text>
          <Text as="div" size="sm">
            <Skeleton shape="text" short />
          </Text>
        </div>
        <div className={row.figures}>
          <Text as="div" weight="strong">
            <Skeleton shape="text" className={css.skeletonFigure} />
          </Text>
          <Text as="div" size="sm">
            <Skeleton shape="text" className={css.skeletonFigure} />
          </Text>
        </div>
      </div>
    </div>
  );
}
