'use client';

import { bangkokDay, historyCsv, type HistoryEntry } from '@brand/domain';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import { now } from '../../hooks/clock.ts';
import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { bangkokDateTime } from '../bangkokDates.ts';
import * as css from './HistoryPanel.css.ts';
import { typeName } from './typeName.ts';

/** Props of {@link HistoryExport}. */
export interface HistoryExportProps {
  /** Rows of the table. */
  entries: readonly HistoryEntry[];
}

/** Hands out the rows that are shown as a table for spreadsheets. */
export function HistoryExport({ entries }: HistoryExportProps) {
  const t = useText();
  const { locale } = useIntl();
  const address = useRef<string | null>(null);
  const forget = () => {
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = null;
  };
  // A browser may still be reading the file for a while after the press.
  useEffect(() => forget, []);

  function save() {
    const table = historyCsv(entries, {
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
    forget();
    address.current = URL.createObjectURL(new Blob([table], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address.current;
    link.download = `history-${bangkokDay(now())}.csv`;
    link.click();
  }

  return (
    <Button
      variant="ghost"
      tone="neutral"
      size="sm"
      iconStart={<Icon glyph={glyphs.download} size={20} />}
      onClick={save}
      className={css.exportButton}
      data-part="export"
    >
      {t('cashier.history.export')}
    </Button>
  );
}
