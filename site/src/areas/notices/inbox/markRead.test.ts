import type { NoticeInbox } from '@brand/api/notices';
import type { InboxNotice } from '@brand/domain';
import { type InfiniteData, MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../member/services.ts';
import { LIST_KEY, UNREAD_KEY } from './inboxQuery.ts';
import { markReadOptions } from './markRead.ts';

const mark = vi.hoisted(() => vi.fn<(ids: readonly string[] | 'all') => Promise<number | null>>());
vi.mock('@brand/api/notices', () => ({ createNoticesApi: () => ({ markRead: mark }) }));

const notice = (id: string, isRead: boolean) => ({ id, isRead }) as InboxNotice;
const page = (...notices: InboxNotice[]): NoticeInbox => ({
  notices,
  total: 3,
  unread: 2,
  dropped: 0,
});
const KEY = [...LIST_KEY, 'th'];

let queries: QueryClient;
let services: Pick<Services, 'api' | 'operator' | 'queries'>;
const readIds = () =>
  queries
    .getQueryData<InfiniteData<NoticeInbox>>(KEY)!
    .pages.flatMap(({ notices }) => notices.filter(({ isRead }) => isRead).map(({ id }) => id));
const markRead = (ids: readonly string[] | 'all') =>
  new MutationObserver(queries, markReadOptions(services)).mutate(ids);
const unread = () => queries.getQueryData(UNREAD_KEY);

beforeEach(() => {
  mark.mockReset();
  queries = new QueryClient();
  services = {
    queries,
    api: { client: {} },
    operator: { hosts: { auth: 'https://auth.example' } },
  } as typeof services;
  queries.setQueryData(UNREAD_KEY, 2);
  queries.setQueryData(KEY, {
    pages: [page(notice('a', false), notice('b', true)), page(notice('c', false))],
    pageParams: [0, 2],
  });
});

describe('marking notices as read', () => {
  it('shows one as read before the API has answered, and then uses its count', async () => {
    let answer: (left: number) => void = () => undefined;
    mark.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const marking = markRead(['a']);
    await vi.waitFor(() => expect(readIds()).toEqual(['a', 'b']));
    expect(unread()).toBe(1);
    answer(5);
    await marking;
    expect(unread()).toBe(5);
    expect(mark).toHaveBeenCalledWith(['a']);
  });

  it('shows all of them as read, on every page', async () => {
    mark.mockResolvedValue(null);
    await markRead('all');
    expect(readIds()).toEqual(['a', 'b', 'c']);
    expect(unread()).toBe(0);
  });

  it('counts a notice that was already read only once', async () => {
    mark.mockResolvedValue(null);
    await markRead(['b']);
    expect(unread()).toBe(2);
  });

  it('reverts when the API refuses it', async () => {
    mark.mockRejectedValue(new Error('refused'));
    await expect(markRead('all')).rejects.toThrow('refused');
    expect(readIds()).toEqual(['b']);
    expect(unread()).toBe(2);
  });
});
