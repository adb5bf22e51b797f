import type { InboxNotice } from '@brand/domain';
import { NoticeList, type NoticeListState } from '@brand/ui';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { failureDrawing } from '../../../platform/errors/failureDrawing.ts';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { usePlace } from '../../../routing/navigation.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { useServices } from '../../../member/services.ts';
import { inboxOptions, unreadOptions } from './inboxQuery.ts';
import { markReadOptions } from './markRead.ts';

interface InboxListProps {
  hrefOf: (notice: InboxNotice) => string;
  /** The notice that was open before. */
  returnsTo: string | null;
  onOpen: (id: string) => void;
}

/** The notices of the member, page by page. */
export function InboxList({ hrefOf, returnsTo, onOpen }: InboxListProps) {
  const intl = useIntl();
  const services = useServices();
  const { locale } = usePlace();
  const { mutateAsync: markRead } = useMutation(markReadOptions(services));
  const inbox = useInfiniteQuery(inboxOptions(services, locale));
  // The count is written by the list itself; this is only a subscription.
  const unread = useQuery({ ...unreadOptions(services, locale), enabled: false });
  useEffect(() => {
    if (returnsTo === null) return;
    rowOf(returnsTo)?.focus({ preventScroll: true });
  }, [returnsTo]);

  const readAll = () => {
    markRead('all').catch(() =>
      notify({ tone: 'danger', text: intl.formatMessage({ id: 'site.inbox.readFailed' }) }),
    );
  };
  const open = (event: MouseEvent) => {
    const row = event.target instanceof Element && event.target.closest('[data-notice]');
    const id = row ? row.getAttribute('data-notice') : null;
    if (id !== null) onOpen(id);
  };
  const state = stateOf(inbox);
  return (
    <NoticeList
      state={state}
      picture={
        <SiteIllustration
          name={state.status === 'error' ? failureDrawing(state.failure) : 'rabbit'}
        />
      }
      unread={unread.data ?? null}
      hrefOf={hrefOf}
      onReadAll={readAll}
      onLoadMore={() => void inbox.fetchNextPage()}
      onRetry={() => void inbox.refetch()}
      onClick={open}
    />
  );
}

const rowOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-notice=${CSS.escape(id)}]`);

type Inbox = ReturnType<typeof useInfiniteQuery<{ notices: readonly InboxNotice[] }>>;

function stateOf(
  inbox: Pick<
    Inbox,
    'data' | 'error' | 'isError' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >,
): NoticeListState {
  const { data, error, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError } = inbox;
  if (!data) {
    return isError ? { status: 'error', failure: failureOf(error) } : { status: 'loading' };
  }
  // A notice that arrived while pages were loaded may be on two pages.
  const byId = new Map(data.pages.flatMap(({ notices }) => notices.map((one) => [one.id, one])));
  if (byId.size === 0 && !hasNextPage) return { status: 'empty' };
  const more = isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'available';
  return {
    status: 'ready',
    notices: [...byId.values()],
    more: hasNextPage ? more : 'none',
    stale: isError && !isFetchNextPageError,
  };
}
