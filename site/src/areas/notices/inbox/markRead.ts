import type { NoticeInbox } from '@brand/api/notices';
import { type InfiniteData, mutationOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';
import { INBOX_KEY, LIST_KEY, UNREAD_KEY, inboxApi } from './inboxQuery.ts';

type Pages = InfiniteData<NoticeInbox, number>;
/** Ids of notices, or every notice of the inbox. */
type Marked = readonly string[] | 'all';

/** Marks notices as read: immediately on the screen, and reverted if the API does not accept it. */
export function markReadOptions(services: Pick<Services, 'api' | 'operator' | 'queries'>) {
  const { queries } = services;

  /** @returns lists and count from before */
  async function markOnScreen(ids: Marked) {
    // A pending reply does not contain the change.
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
      const read = (page: NoticeInbox): NoticeInbox => ({
        ...page,
        notices: page.notices.map((one) => (isMeant(one.id) ? { ...one, isRead: true } : one)),
      });
      queries.setQueryData<Pages>(key, { ...pages, pages: pages.pages.map(read) });
    }
    if (unread !== undefined) {
      queries.setQueryData<number>(UNREAD_KEY, ids === 'all' ? 0 : Math.max(0, unread - count));
    }
    return { lists, unread };
  }

  return mutationOptions({
    mutationFn: async (ids: Marked) => (await inboxApi(services)).markRead(ids),
    onMutate: markOnScreen,
    onSuccess: (left) => {
      if (left !== null) queries.setQueryData<number>(UNREAD_KEY, left);
    },
    onError: (_error, _ids, before) => {
      if (!before) return;
      for (const [key, pages] of before.lists) queries.setQueryData(key, pages);
      queries.setQueryData(UNREAD_KEY, before.unread);
    },
  });
}
