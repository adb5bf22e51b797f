import { type NoticesApi, createNoticesApi } from '@brand/api/notices';
import { createServiceApi } from '@brand/api/service';
import type { Locale, Session } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../member/services.ts';

/** Announcements and notices are requested again on focus after this time (section 9, Notification cache). */
const TOLD_STALE_MS = 600_000;
/** Maximum that the API returns in one reply. Older notices do not open automatically. */
const READ_MARKS = 50;

/** First parts of the query keys that are requested again when they are old. */
export const TOLD_KEYS = ['notices', 'announcement', 'upgradeDue'] as const;

type Asked = Pick<Services, 'api' | 'operator'>;

/** The calls for announcements and notices. Their code loads with the first use. */
function noticesApi({ api, operator }: Asked): NoticesApi {
  return createNoticesApi(api.client, { authUrl: operator.hosts.auth });
}

/** Active notices of a member, selected by their bank group (section 4). */
export function noticesOptions(services: Asked, session: Session, locale: Locale) {
  const { userId, bankGroup } = session;
  const groupId = session.groupId ?? services.operator.groupId ?? '';
  return queryOptions({
    queryKey: ['notices', userId, groupId, bankGroup, locale],
    queryFn: ({ signal }) =>
      noticesApi(services).notices({ groupId, bankGroup, locale }, { signal }),
    staleTime: TOLD_STALE_MS,
  });
}

/** The announcement, and whether any dialog opens automatically. Open to visitors. */
export function announcementOptions(services: Asked, locale: Locale) {
  return queryOptions({
    queryKey: ['announcement', locale],
    queryFn: ({ signal }) => noticesApi(services).announcement(locale, { signal }),
    staleTime: TOLD_STALE_MS,
  });
}

/** Ids of the notices that the member has read, here or on another device. */
export function readMarksOptions(services: Asked, { userId }: Session, locale: Locale) {
  return queryOptions({
    queryKey: ['noticesRead', userId],
    queryFn: async ({ signal }) => {
      const page = await noticesApi(services).inbox({ limit: READ_MARKS, locale }, { signal });
      return page.notices.filter(({ isRead }) => isRead).map(({ id }) => id);
    },
    staleTime: TOLD_STALE_MS,
    retry: false,
  });
}

/** Whether the member has to be upgraded (section 7). It never fails: an unreadable reply counts as “no”. */
export function upgradeDueOptions({ api }: Asked, { userId }: Session) {
  return queryOptions({
    queryKey: ['upgradeDue', userId],
    queryFn: ({ signal }) => createServiceApi(api.client).isUpgradeDue({ signal }),
    staleTime: TOLD_STALE_MS,
  });
}

/** Marks notices as read in the inbox. If that fails they stay unread there, which does no harm. */
export async function markClosedRead(
  services: Asked & Pick<Services, 'queries'>,
  ids: readonly string[],
): Promise<void> {
  try {
    // The API accepts a hundred at a time.
    for (let from = 0; from < ids.length; from += 100) {
      await noticesApi(services).markRead(ids.slice(from, from + 100));
    }
    await services.queries.invalidateQueries({ queryKey: ['inbox'] });
  } catch {
    // Closing the next notice, or the inbox itself, tries again.
  }
}
