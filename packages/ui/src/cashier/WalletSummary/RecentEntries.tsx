'use client';

import type { HistoryEntry } from '@brand/domain';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bangkokDateTime } from '../bangkokDates.ts';
import { HistoryAmount } from '../HistoryPanel/HistoryAmount.tsx';
import { HistoryStatus } from '../HistoryPanel/HistoryStatus.tsx';
import { typeName } from '../HistoryPanel/typeName.ts';
import * as css from './WalletSummary.css.ts';

const SHAPES = 3;

/** The latest transactions. @param entries null while they are loading */
export function RecentEntries({ entries }: { entries: readonly HistoryEntry[] | null }) {
  const t = useText();
  const { locale } = useIntl();
  if (entries === null) {
    return (
      <div className={css.list}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Shape key={index} />
        ))}
      </div>
    );
  }
  if (entries.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {t('cashier.history.emptyText')}
      </Text>
    );
  }
  return (
    <ul className={css.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={css.transaction} data-part="entry">
          <Text as="span" weight="strong">
            {typeName(entry, t)}
          </Text>
          <span className={css.value}>
            <HistoryAmount entry={entry} />
          </span>
          <Text as="span" size="sm" tone="muted" figures>
            <time dateTime={new Date(entry.time).toISOString()}>
              {bangkokDateTime(entry.time, locale)}
            </time>
          </Text>
          <span className={css.value}>
            <HistoryStatus status={entry.status} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Shape() {
  return (
    <div className={css.transaction}>
      <Text as="span">
        <Skeleton shape="text" />
      </Text>
      <span />
      <Text as="span" size="sm">
        <Skeleton shape="text" short />
      </Text>
    </div>
  );
}
