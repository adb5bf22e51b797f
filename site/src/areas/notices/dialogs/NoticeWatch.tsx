import { createElement, useEffect, useState } from 'react';
import { useOnline } from '../../../platform/connection/connection.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useServiceState } from '../../../member/service/useServiceState.ts';
import { MemberNotices } from './MemberNotices.tsx';
import { TOLD_KEYS } from './noticesCalls.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useModalRoom } from './useModalRoom.ts';

const modalCode = page(() =>
  import('./AnnouncementModal.tsx').then((module) => module.AnnouncementModal),
);

/**
 * Dialogs of the operator that open automatically: the announcement, then, for members, one notice after the other
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

  const { announcement, letsNoticesOpen, close } = useAnnouncement();
  const wanted = announcement !== null && mayOpen;
  // Failed requests are repeated when the network is back.
  const online = useOnline();
  const Modal = useLazyModule(modalCode, (wanted && online) || modalCode.peek() !== null);
  const open = useModalRoom(wanted && Modal !== null);
  return (
    <>
      {Modal && createElement(Modal, { announcement, open, onClose: close, onLeave: handleLeave })}
      {session && (
        <MemberNotices
          key={session.userId}
          session={session}
          isSiteClosed={isSiteClosed}
          mayOpen={mayOpen && letsNoticesOpen && !open}
          onLeave={handleLeave}
        />
      )}
    </>
  );
}
