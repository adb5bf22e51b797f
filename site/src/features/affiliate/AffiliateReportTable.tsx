import type { AffiliateFigures } from '@brand/domain';
import {
  type DataColumn,
  DataTable,
  type DataTableProps,
  EmptyState,
  Money,
  useText,
} from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { useRetryFailed } from '../../app/useRetryFailed.ts';

interface AffiliateReportTableProps<Row> {
  caption: string;
  /** What stands before the sums: a day, a name. */
  lead: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  rowAction?: NonNullable<DataTableProps<Row>['rowAction']>;
  report: { readonly rows: readonly Row[]; readonly total: AffiliateFigures } | undefined;
  error: unknown;
  /** Sums of columns in `lead`, by id. */
  leadTotals?: Readonly<Record<string, string | number>>;
  emptyText: string;
}

const FIGURES = ['deposited', 'withdrawn', 'turnover', 'winLoss', 'commission'] as const;

/** Rows with the five sums of a report, sorted by any of them, and the totals below. */
export function AffiliateReportTable<Row extends AffiliateFigures>({
  caption,
  lead,
  rowKey,
  rowAction,
  report,
  error,
  leadTotals,
  emptyText,
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
        <EmptyState icon={glyphs.chart} title={t('common.notFound')} text={emptyText} />
      );
      return { status: 'empty', content };
    }
    if (!error) return { status: 'loading', rows: 10 };
    const content = <LoadFailed title={say('failed')} error={error} onRetry={retry} />;
    return { status: 'error', content };
  };
  return (
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
  );
}
