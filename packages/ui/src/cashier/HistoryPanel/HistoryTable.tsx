'use client';

import { bangkokDay, cleanHistoryNote, signedAmount, type HistoryEntry } from '@brand/domain';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import type { DataColumn } from '../../primitives/DataTable/dataColumn.ts';
import { DataTable, type DataTableProps } from '../../primitives/DataTable/DataTable.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bangkokDate, bangkokTime } from '../bangkokDates.ts';
import * as cashier from '../cashier.css.ts';
import { HistoryAmount } from './HistoryAmount.tsx';
import { HistoryDetails, type HistoryDetailsProps } from './HistoryDetails.tsx';
import * as css from './HistoryPanel.css.ts';
import { HistoryStatus } from './HistoryStatus.tsx';
import { typeName } from './typeName.ts';

/** Props of {@link HistoryTable}. */
export interface HistoryTableProps extends Pick<HistoryDetailsProps, 'progressOf'> {
  /** The rows, or that they are loading. */
  state: Extract<DataTableProps<HistoryEntry>['state'], { status: 'loading' | 'ready' }>;
}

/** The transactions as a table that is sorted by its headers. A press on a row shows its details in a dialog. */
export function HistoryTable({ state, progressOf }: HistoryTableProps) {
  const t = useText();
  const columns = useColumns();
  const [shown, setShown] = useState<HistoryEntry | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DataTable
        caption={t('cashier.history.title')}
        captionHidden
        columns={columns}
        state={state}
        rowKey={({ id }) => id}
        rowAction={{
          onAction(entry) {
            setShown(entry);
            setOpen(true);
          },
        }}
        data-part="table"
      />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={shown ? typeName(shown, t) : ''}
        closeLabel={t('common.close')}
      >
        {shown && <HistoryDetails entry={shown} progressOf={progressOf} />}
      </Dialog>
    </>
  );
}

function useColumns(): readonly DataColumn<HistoryEntry>[] {
  const t = useText();
  const { locale } = useIntl();
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('cashier.history.dateTime'),
        width: 1.5,
        sortBy: ({ time }) => time,
        cell: ({ time }) => (
          <time dateTime={new Date(time).toISOString()} className={cashier.tabular}>
            {bangkokDate(bangkokDay(time), locale, 'short')}{' '}
            <span className={css.tableClock}>{bangkokTime(time)}</span>
          </time>
        ),
      },
      {
        id: 'type',
        header: t('cashier.history.csv.type'),
        width: 1.1,
        sortBy: (entry) => typeName(entry, t),
        cell: (entry) => typeName(entry, t),
      },
      {
        id: 'note',
        header: t('cashier.history.csv.note'),
        width: 1.3,
        cell: ({ note }) => (
          <Text as="span" size="sm" tone="muted" data-part="note">
            {cleanHistoryNote(note)}
          </Text>
        ),
      },
      {
        id: 'reference',
        header: t('cashier.history.reference'),
        // One line.
        width: 1.55,
        cell: ({ reference }) => (
          <Text as="span" size="sm" tone="muted" className={css.tableReference}>
            {reference ?? t('cashier.history.unconfirmed')}
          </Text>
        ),
      },
      {
        id: 'amount',
        header: t('cashier.history.csv.amount'),
        kind: 'number',
        main: true,
        width: 1.3,
        sortBy: signedAmount,
        cell: (entry) => <HistoryAmount entry={entry} />,
      },
      {
        id: 'status',
        header: t('cashier.history.filter.status'),
        // Its longest name in one line.
        width: 1.75,
        sortBy: ({ status }) => status,
        cell: ({ status }) => <HistoryStatus status={status} />,
      },
    ],
    [t, locale],
  );
}
