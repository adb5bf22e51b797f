import { type Announcement, type Session, placeInQueue } from '@brand/domain';
import { createElement, useMemo, useState } from 'react';
import { useOnline } from '../../../platform/connection/connection.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import type { ShownNotice } from './NoticeModal.tsx';
import type { AnnouncementState } from './useAnnouncement.ts';
import { useModalRoom } from './useModalRoom.ts';
import { useNoticeQueue } from './useNoticeQueue.ts';
import { useUpgrade } from './useUpgrade.ts';

const modalCode = page(() => import('./NoticeModal.tsx').then((module) => module.NoticeModal));

interface MemberNoticesProps {
  session: Session;
  /** The operator has closed the site, so no notice can be shown. */
  isSiteClosed: boolean;
  /** The announcement, which is the first page. */
  told: AnnouncementState;
  /** Nothing of higher priority is open. */
  mayOpen: boolean;
  /** Called when the member follows a link to this path of the site. */
  onLeave: (path: string) => void;
}

/** The announcement and the notices of one member, as pages of one dialog. Remounted for another member. */
export function MemberNotices(props: MemberNoticesProps) {
  const { session, isSiteClosed, told, mayOpen, onLeave } = props;
  const { queue, knownAt, at, tell } = useNoticeQueue(session, isSiteClosed);
  const { announcement } = told;
  const notice = told.letsNoticesOpen ? queue.shown : null;
  // The same object as long as it is the same announcement: the dialog compares pages.
  const first = useMemo(() => announcement && asNotice(announcement), [announcement]);
  const shown = first ?? notice;
  const wanted = shown !== null && mayOpen;
  // Failed requests are repeated when the network is back.
  const online = useOnline();
  const Modal = useLazyModule(modalCode, (wanted && online) || modalCode.peek() !== null);
  const open = useModalRoom(wanted && Modal !== null);
  useUpgrade({ session, queue, knownAt, at, isOpen: open && notice !== null });

  // The first page is counted as long as the pages after it are shown.
  const [isCounted, setCounted] = useState(false);
  const counts = announcement !== null || (isCounted && notice !== null);
  if (counts !== isCounted) setCounted(counts);
  if (!Modal) return <></>;

  const place = placeInQueue(queue, at);
  const closeAll = (areRead: boolean) => {
    told.close();
    tell({ type: 'closedAll' }, { areRead });
  };
  return createElement(Modal, {
    notice: shown,
    open,
    place: announcement
      ? { number: 1, count: place.count + 1 }
      : { number: place.number + Number(counts), count: place.count + Number(counts) },
    onClose: announcement ? told.close : () => notice && tell({ type: 'closed', id: notice.id }),
    onAnswer: announcement ? told.close : () => notice && tell({ type: 'answered', id: notice.id }),
    onCloseAll: () => closeAll(false),
    onInbox: () => closeAll(true),
    onLeave,
  });
}

function asNotice(announcement: Announcement): ShownNotice {
  return { ...announcement, type: 'announcement', gameName: null };
}
