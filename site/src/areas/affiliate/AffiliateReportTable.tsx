import type { AffiliateFigures, CsvCell } from '@brand/domain';
import { csvTable } from '@brand/domain';
import {
  type DataColumn,
  DataTable,
  type DataTableProps,
  EmptyState,
  Money,
  SaveFileButton,
  Stack,
  useText,
} from '@brand/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../../platform/illustrations/SiteIllustration.tsx';
import { LoadFailed } from '../../platform/errors/LoadFailed.tsx';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';
import * as css from './AffiliateTables.css.ts';

/** A column before the sums, and its value in the spreadsheet. */
export interface LeadColumn<Row> extends DataColumn<Row> {
  readonly csv: (row: Row) => CsvCell;
}

interface AffiliateReportTableProps<Row> {
  caption: string;
  /** Columns before the sums: a day, a name. */
  lead: readonly LeadColumn<Row>[];
  rowKey: (row: Row) => string;
  rowAction?: NonNullable<DataTableProps<Row>['rowAction']>;
  report: { readonly rows: readonly Row[]; readonly total: AffiliateFigures } | undefined;
  error: unknown;
  /** Totals of the columns in `lead`, by id. */
  leadTotals?: Readonly<Record<string, number>>;
  emptyText: string;
  /** File name without extension. Null while rows of the file are still missing. */
  fileName: string | null;
  /** Above the table, next to the download button. */
  children?: ReactNode;
}

const FIGURES = ['deposited', 'withdrawn', 'turnover', 'winLoss', 'commission'] as const;

/** Rows with the five sums of a report. They can be sorted by each sum, have totals, and can be downloaded. */
export function AffiliateReportTable<Row extends AffiliateFigures>({
  caption,
  lead,
  rowKey,
  rowAction,
  report,
  error,
  leadTotals = {},
  emptyText,
  fileName,
  children,
}: AffiliateReportTableProps<Row>) {
  const t = useText();
  const intl = useIntl();
  const retry = useRetryFailed();
  const say = (id: string) => intl.formatMessage({ id: `site.affiliate.${id}` });
  const columns: readonly DataColumn<Row>[] = [
    ...lead,
    ...FIGURES.map((id) => ({
      id,
      header: say(id),
      kind: 'number' as const,
      main: id === 'commission',
      cell: (row: Row) => <Money amount={row[id]} />,
      sortBy: (row: Row) => row[id],
    })),
  ];
  const state = (): DataTableProps<Row>['state'] => {
    if (report && report.rows.length > 0) return { status: 'ready', rows: report.rows };
    if (report) {
      const content = (
        <EmptyState
          picture={<SiteIllustration name="chest" />}
          title={t('common.notFound')}
          text={emptyText}
        />
      );
      return { status: 'empty', content };
    }
    if (!error) return { status: 'loading', rows: 10 };
    const content = <LoadFailed title={say('failedReport')} error={error} onRetry={retry} />;
    return { status: 'error', content };
  };
  const sums = (total: AffiliateFigures) => FIGURES.map((id) => ({ satang: total[id] }));
  const file = (): string => {
    if (!report) return '';
    const [, ...others] = lead;
    return csvTable(
      columns.map(({ header }) => header),
      [
        ...report.rows.map((row) => [...lead.map(({ csv }) => csv(row)), ...sums(row)]),
        [say('total'), ...others.map(({ id }) => leadTotals[id] ?? ''), ...sums(report.total)],
      ],
    );
  };
  return (
    <Stack gap={3}>
      <div className={css.line}>
        <div>{children}</div>
        {report && report.rows.length > 0 && (
          <SaveFileButton
            fileName={() => `${fileName}.csv`}
            text={file}
            disabled={fileName === null}
          >
            {say('csv')}
          </SaveFileButton>
        )}
      </div>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rowKey={rowKey}
        {...(rowAction && { rowAction })}
        state={state()}
        {...(report && {
          totals: {
            label: say('total'),
            cells: {
              ...leadTotals,
              ...Object.fromEntries(
                FIGURES.map((id) => [id, <Money key={id} amount={report.total[id]} />]),
              ),
            },
          },
        })}
      />
    </Stack>
  );
}
