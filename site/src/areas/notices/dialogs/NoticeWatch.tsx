import { useEffect, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useServiceState } from '../../../member/service/useServiceState.ts';
import { MemberNotices } from './MemberNotices.tsx';
import { TOLD_KEYS } from './noticesCalls.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { VisitorAnnouncement } from './VisitorAnnouncement.tsx';

/**
 * Dialogs of the operator that open automatically: the announcement and, for members, the notices as its next pages
 * (section 2). A closed site or a usage problem has priority over both, see `ServiceWatch`.
 */
export function NoticeWatch() {
  const { operator, queries } = useServices();
  const session = useSession();
  const state = useServiceState();
  const { pathname } = usePlace();
  // No timer: expired data is requested again on focus or on navigation.
  useEffect(() => {
    for (const key of TOLD_KEYS) {
      const old = { queryKey: [key], type: 'active', stale: true } as const;
      void queries.refetchQueries(old, { cancelRefetch: false });
    }
  }, [queries, pathname]);

  // A member who has followed a link reads its target before anything else opens.
  const [quietOn, setQuietOn] = useState<readonly string[] | null>(null);
  if (quietOn && !quietOn.includes(pathname)) setQuietOn(null);
  const handleLeave = (path: string) => setQuietOn([pathname, path.replace(/[?#].*/, '')]);

  const isSiteClosed = operator.siteClosed || state?.isClosed === true;
  const isStopped = isSiteClosed || (session !== null && state?.hasUsageProblem === true);
  const mayOpen = !isStopped && !quietOn;

  const told = useAnnouncement();
  const dialogs = { told, mayOpen, onLeave: handleLeave };
  return session ? (
    <MemberNotices
      key={session.userId}
      session={session}
      isSiteClosed={isSiteClosed}
      {...dialogs}
    />
  ) : (
    <VisitorAnnouncement {...dialogs} />
  );
}
