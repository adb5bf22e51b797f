import type { AffiliatePage } from '@brand/api/affiliate';
import { DataTable, type DataColumn, EmptyState, Pagination, Stack, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { usePlace } from '../../app/navigation.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import { PAGE_ROWS } from './affiliateQueries.ts';

interface PagedTableProps<Row> {
  /** What the rows are, for a screen reader. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  query: Pick<UseQueryResult<AffiliatePage<Row>>, 'data' | 'error'>;
  /** From 1. */
  page: number;
  /** Says what will be here. */
  emptyText: string;
}

/** A table whose pages are in the address, or what stands in its place. */
export function PagedTable<Row>({
  caption,
  columns,
  rowKey,
  query: { data, error },
  page,
  emptyText,
}: PagedTableProps<Row>) {
  const t = useText();
  const intl = useIntl();
  const place = usePlace();
  const retry = useRetryFailed();
  const say = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `site.pages.${id}` }, values);
  const failed = intl.formatMessage({ id: 'site.affiliate.failed' });
  return (
    <Stack gap={4}>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rowKey={rowKey}
        state={
          data && data.rows.length > 0
            ? { status: 'ready', rows: data.rows }
            : data
              ? {
                  status: 'empty',
                  content: (
                    <EmptyState
                      icon={glyphs.people}
                      title={t('common.notFound')}
                      text={emptyText}
                    />
                  ),
                }
              : error
                ? {
                    status: 'error',
                    content: <LoadFailed title={failed} error={error} onRetry={retry} />,
                  }
                : { status: 'loading', rows: 8 }
        }
      />
      {data && (
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / PAGE_ROWS)}
          pageHref={(to) => place.href(to === 1 ? place.pathname : `${place.pathname}?page=${to}`)}
          onPageChange={() => scrollTo(0, 0)}
          labels={{
            pages: say('pages'),
            previous: say('previous'),
            next: say('next'),
            page: (number) => say('page', { page: number }),
            status: (number, count) => say('status', { page: number, count }),
          }}
        />
      )}
    </Stack>
  );
}
