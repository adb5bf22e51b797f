import type { NoticeInbox } from '@brand/api/notices';
import type { InfiniteData } from '@tanstack/react-query';
import type { Services } from '../../app/services.ts';
import { INBOX_KEY, LIST_KEY, UNREAD_KEY, inboxApi } from './inboxQuery.ts';

type Pages = InfiniteData<NoticeInbox, number>;

/**
 * Marks notices as read: on the screen at once, and back to what it was where the API does not take it.
 *
 * @throws what the call came back with
 */
export async function markRead(
  services: Pick<Services, 'api' | 'operator' | 'queries'>,
  ids: readonly string[] | 'all',
): Promise<void> {
  const { queries } = services;
  // An answer that is on its way knows nothing of it.
  await queries.cancelQueries({
    queryKey: INBOX_KEY,
    predicate: ({ state }) => state.data !== undefined,
  });
  const lists = queries.getQueriesData<Pages>({ queryKey: LIST_KEY });
  const unread = queries.getQueryData<number>(UNREAD_KEY);
  const isMeant = (id: string) => ids === 'all' || ids.includes(id);
  let count = 0;
  for (const [key, pages] of lists) {
    if (!pages) continue;
    const fresh = pages.pages.flatMap(({ notices }) =>
      notices.filter(({ id, isRead }) => !isRead && isMeant(id)),
    );
    count = Math.max(count, fresh.length);
    queries.setQueryData<Pages>(key, { ...pages, pages: pages.pages.map(read) });
  }
  function read(page: NoticeInbox): NoticeInbox {
    const notices = page.notices.map((notice) =>
      isMeant(notice.id) ? { ...notice, isRead: true } : notice,
    );
    return { ...page, notices };
  }
  if (unread !== undefined) {
    queries.setQueryData<number>(UNREAD_KEY, ids === 'all' ? 0 : Math.max(0, unread - count));
  }
  try {
    const left = await (await inboxApi(services)).markRead(ids);
    if (left !== null) queries.setQueryData<number>(UNREAD_KEY, left);
  } catch (error) {
    for (const [key, pages] of lists) queries.setQueryData(key, pages);
    queries.setQueryData(UNREAD_KEY, unread);
    throw error;
  }
}
