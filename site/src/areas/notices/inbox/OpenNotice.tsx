import type { NoticeInbox } from '@brand/api/notices';
import type { InboxNotice } from '@brand/domain';
import { NoticeView, type NoticeViewState } from '@brand/ui';
import { type InfiniteData, type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useMemo } from 'react';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { LIST_KEY, noticeOptions } from './inboxQuery.ts';
import { markReadOptions } from './markRead.ts';

interface OpenNoticeProps {
  id: string;
  backHref: string;
  onBack: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One open notice of the inbox. It counts as read from now on. */
export function OpenNotice({ id, backHref, onBack }: OpenNoticeProps) {
  const services = useServices();
  const { locale, href } = usePlace();
  const { operator, queries } = services;
  const { mutate: markRead } = useMutation(markReadOptions(services));
  // The notice at the time of opening, because reading it changes the list.
  const known = useMemo(() => listedNotice(queries, locale, id), [queries, locale, id]);
  const asked = useQuery({ ...noticeOptions(services, id, locale), enabled: known === null });
  const notice = known ?? asked.data ?? null;
  const isUnread = notice !== null && known?.isRead !== true;
  useEffect(() => {
    // If it fails the notice stays unread, and the next visit tries again.
    if (isUnread) markRead([id]);
  }, [markRead, id, isUnread]);

  const isGone = asked.data === null;
  useEffect(() => {
    if (!isGone) return undefined;
    // The list beside it may show more that is gone.
    return () => void queries.invalidateQueries({ queryKey: LIST_KEY });
  }, [isGone, queries]);

  const state: NoticeViewState = notice
    ? { status: 'ready', notice }
    : asked.isError
      ? { status: 'error', failure: failureOf(asked.error) }
      : { status: isGone ? 'gone' : 'loading' };
  return (
    <NoticeView
      state={state}
      backHref={backHref}
      onBack={onBack}
      onRetry={() => void asked.refetch()}
      imageHosts={imageHosts(operator)}
      siteHref={href}
    />
  );
}

function imageHosts({ hosts, notices }: ReturnType<typeof useServices>['operator']) {
  return [hosts.cdn, ...notices.imageHosts];
}

/** The notice from the list in this language. Null if it was not loaded there. */
function listedNotice(queries: QueryClient, locale: string, id: string): InboxNotice | null {
  const pages = queries.getQueryData<InfiniteData<NoticeInbox>>([...LIST_KEY, locale])?.pages;
  const listed = pages?.flatMap(({ notices }) => notices).find((one) => one.id === id);
  return listed ?? null;
}
