import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './HistoryPanel.css.ts';

const ROWS_OF_DAYS = [3, 4];

/** Two days of rows that have not come yet. */
export function HistorySkeleton() {
  return (
    <div className={css.days}>
      {ROWS_OF_DAYS.map((count) => (
        <div key={count}>
          <Text as="div" weight="strong" className={css.dayHeading}>
            <Skeleton shape="text" className={css.skeletonFigure} />
          </Text>
          <div className={css.rows}>
            {Array.from({ length: count }, (_, row) => (
              <div key={row} className={css.row}>
                <Skeleton shape="circle" className={css.skeletonMark} />
                <div className={css.words}>
                  <Text as="div" weight="strong">
                    <Skeleton shape="text" short />
                  </Text>
                  <Text as="div" size="sm">
                    <Skeleton shape="text" short />
                  </Text>
                </div>
                <div className={css.figures}>
                  <Text as="div" weight="strong">
                    <Skeleton shape="text" className={css.skeletonFigure} />
                  </Text>
                  <Text as="div" size="sm">
                    <Skeleton shape="text" className={css.skeletonFigure} />
                  </Text>
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
