'use client';

import { bangkokDay, historyCsv, type HistoryEntry } from '@brand/domain';
import { useIntl } from 'react-intl';

import { now } from '../../hooks/clock.ts';
import { useText } from '../../messages/useText.ts';
import { SaveFileButton } from '../../primitives/SaveFileButton/SaveFileButton.tsx';
import { bangkokDateTime } from '../bangkokDates.ts';
import * as css from './HistoryPanel.css.ts';
import { typeName } from './typeName.ts';

/** Props of {@link HistoryExport}. */
export interface HistoryExportProps {
  /** Rows of the table. */
  entries: readonly HistoryEntry[];
}

/** Exports the visible rows as a spreadsheet file. */
export function HistoryExport({ entries }: HistoryExportProps) {
  const t = useText();
  const { locale } = useIntl();
  const table = () =>
    historyCsv(entries, {
      heads: [
        t('cashier.history.csv.time'),
        t('cashier.history.dateTime'),
        t('cashier.history.csv.type'),
        t('cashier.history.csv.amount'),
        t('cashier.history.csv.currency'),
        t('cashier.history.filter.status'),
        t('cashier.history.csv.note'),
        t('cashier.history.reference'),
      ],
      baht: t('common.baht'),
      typeOf: (entry) => typeName(entry, t),
      statusOf: ({ status }) => t(`cashier.history.status.${status}`),
      localTime: (timeMs) => bangkokDateTime(timeMs, locale),
    });
  return (
    <SaveFileButton
      fileName={() => `history-${bangkokDay(now())}.csv`}
      text={table}
      className={css.exportButton}
      data-part="export"
    >
      {t('cashier.history.export')}
    </SaveFileButton>
  );
}
