'use client';

import { useText } from '../../messages/useText.ts';
import * as list from '../../private/DayList.css.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as css from './NoticeList.css.ts';
import * as row from './NoticeRow.css.ts';

const ROWS_OF_DAYS = [1, 2, 2];

/** Placeholder of the inbox while it loads. */
export function NoticeListSkeleton() {
  const t = useText();
  return (
    <>
      <span className={visuallyHidden}>{t('notices.inbox.loading')}</span>
      <div className={css.head}>
        <Text as="div" size="sm">
          <Skeleton shape="text" className={css.shape} />
        </Text>
      </div>
      <div className={list.days}>
        {ROWS_OF_DAYS.map((count, day) => (
          <div key={day}>
            <Text as="div" weight="strong" className={list.dayHeading}>
              <Skeleton shape="text" className={css.shape} />
            </Text>
            <div className={list.rows}>
              {Array.from({ length: count }, (_, index) => (
                <div key={index} className={row.root}>
                  <div className={row.line}>
                    <Skeleton shape="circle" className={list.markShape} />
                    <div className={row.words}>
                      <Text as="div" size="xs">
                        <Skeleton shape="text" className={css.shape} />
                      </Text>
                      <Text as="div" weight="strong">
                        <Skeleton shape="text" short />
                      </Text>
                      <Text as="div" size="sm">
                        <Skeleton shape="text" />
                      </Text>
                    </div>
                  </div>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
