import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { UNREAD_KEY, unreadOptions } from './inboxQuery.ts';

/**
 * Number of unread notices of a member; null while unknown. It is requested when the site opens, becomes visible, or
 * navigates to another page, at most once a minute. Nothing is requested while the page is hidden.
 */
export function useUnread(): number | null {
  const services = useServices();
  const queries = useQueryClient();
  const { pathname, locale } = usePlace();
  const { data } = useQuery(unreadOptions(services, locale));
  useEffect(() => {
    if (document.visibilityState === 'hidden') return;
    const old = { queryKey: UNREAD_KEY, stale: true, type: 'active' } as const;
    void queries.refetchQueries(old, { cancelRefetch: false });
  }, [queries, pathname]);
  return data ?? null;
}
