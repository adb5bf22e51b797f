import { lateCode } from '@brand/api';
import type { NoticeInbox, NoticesApi } from '@brand/api/notices';
import type { Locale } from '@brand/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';

const code = lateCode(() => import('@brand/api/notices'));

/** First part of all inbox query keys. Code that changes the read state invalidates it. */
export const INBOX_KEY = ['inbox'] as const;
/** The count in the menu and at the bell. */
export const UNREAD_KEY = [...INBOX_KEY, 'unread'] as const;
/** The pages of the list, in any language. */
export const LIST_KEY = [...INBOX_KEY, 'list'] as const;

/** Number of notices on a page. */
const PAGE = 20;
/** Maximum age of the count for a visible page. */
const UNREAD_STALE_MS = 60_000;

type Asked = Pick<Services, 'api' | 'operator' | 'queries'>;

/** The calls of the inbox. Their code loads with the first use. */
export async function inboxApi({ api, operator }: Omit<Asked, 'queries'>): Promise<NoticesApi> {
  const { createNoticesApi } = await code();
  return createNoticesApi(api.client, { authUrl: operator.hosts.auth });
}

/** Number of rows read so far, including invalid rows that were dropped. */
const readSoFar = (pages: readonly NoticeInbox[]) =>
  pages.reduce((sum, { notices, dropped }) => sum + notices.length + dropped, 0);

/** Active and past notices, newest first, by pages. Each page also has the unread count. */
export function inboxOptions(services: Asked, locale: Locale) {
  return infiniteQueryOptions({
    queryKey: [...LIST_KEY, locale],
    queryFn: async ({ pageParam, signal }) => {
      const api = await inboxApi(services);
      const page = await api.inbox({ skip: pageParam, limit: PAGE, locale }, { signal });
      services.queries.setQueryData<number>(UNREAD_KEY, page.unread);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = readSoFar(pages);
      const hasMore = last.notices.length + last.dropped > 0 && read < last.total;
      return hasMore ? read : null;
    },
  });
}

/** Number of unread notices. Requested on focus, at most once a minute. */
export function unreadOptions(services: Asked, locale: Locale) {
  return queryOptions({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) =>
      (await (await inboxApi(services)).inbox({ limit: 1, locale }, { signal })).unread,
    staleTime: UNREAD_STALE_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** One notice by its id, for a saved address. Null if there is none. */
export function noticeOptions(services: Asked, id: string, locale: Locale) {
  return queryOptions({
    queryKey: [...INBOX_KEY, 'notice', id, locale],
    queryFn: async ({ signal }) => (await inboxApi(services)).notice(id, locale, { signal }),
  });
}
