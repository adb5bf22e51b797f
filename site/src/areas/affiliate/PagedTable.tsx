import type { AffiliatePage } from '@brand/api/affiliate';
import {
  DataTable,
  type DataColumn,
  type DataTableProps,
  EmptyState,
  LinkButton,
  Pagination,
  Stack,
} from '@brand/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SiteIllustration } from '../../platform/illustrations/SiteIllustration.tsx';
import { LoadFailed } from '../../platform/errors/LoadFailed.tsx';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';
import { PAGE_ROWS } from '../../member/affiliate/affiliateQueries.ts';
import { useTableAddress } from './useTableAddress.ts';

interface PagedTableProps<Row> {
  /** Label of the rows for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  query: Pick<UseQueryResult<AffiliatePage<Row>>, 'data' | 'error'>;
  /** From 1. */
  page: number;
  /** Error message. */
  failedText: string;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

/** A table whose page number is in the address, or its loading, error or empty state. */
export function PagedTable<Row>({
  caption,
  columns,
  rowKey,
  query: { data, error },
  page,
  failedText,
  empty,
}: PagedTableProps<Row>) {
  const intl = useIntl();
  const address = useTableAddress();
  const retry = useRetryFailed();
  const say = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `site.pages.${id}` }, values);
  const pageHref = (to: number) => address.href({ page: to === 1 ? null : String(to) });
  const state = (): DataTableProps<Row>['state'] => {
    if (data && data.rows.length > 0) return { status: 'ready', rows: data.rows };
    if (data && data.total === 0) return { status: 'empty', content: empty };
    if (data) {
      const action = <LinkButton href={pageHref(1)}>{say('first')}</LinkButton>;
      const content = (
        <EmptyState
          picture={<SiteIllustration name="boat" />}
          title={say('none')}
          action={action}
        />
      );
      return { status: 'empty', content };
    }
    if (!error) return { status: 'loading', rows: 8 };
    const content = <LoadFailed title={failedText} error={error} onRetry={retry} />;
    return { status: 'error', content };
  };
  return (
    <Stack gap={4}>
      <DataTable
        caption={caption}
        captionHidden
        columns={columns}
        rowKey={rowKey}
        state={state()}
      />
      {data && data.rows.length > 0 && (
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / PAGE_ROWS)}
          pageHref={pageHref}
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
