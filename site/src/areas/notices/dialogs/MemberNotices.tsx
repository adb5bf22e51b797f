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
  /** The announcement, which is the first page. A bank notice comes before it. */
  told: AnnouncementState;
  /** Nothing of higher priority is open. */
  mayOpen: boolean;
  /** Called when the member follows a link to this path of the site. */
  onLeave: (path: string) => void;
}

/**
 * The announcement and the notices of one member, as pages of one dialog. A bank notice comes first, in a dialog of its own.
 * Remounted for another member.
 */
export function MemberNotices(props: MemberNoticesProps) {
  const { session, isSiteClosed, told, mayOpen, onLeave } = props;
  const { queue, knownAt, at, hasFailed, tell } = useNoticeQueue(session, isSiteClosed);
  const pending = told.isEnabled ? queue.shown : null;
  const [isFirstOpen, setFirstOpen] = useState(false);
  const bank = pending?.type === 'bank' && !isFirstOpen ? pending : null;
  // It waits for the notices: a bank notice comes first.
  const isKnown = knownAt > 0 || hasFailed;
  const announcement = isKnown && !bank ? told.announcement : null;
  const notice = told.announcement && !bank ? null : pending;
  // The same object as long as it is the same announcement: the dialog compares pages.
  const first = useMemo(() => announcement && asNotice(announcement), [announcement]);
  const shown = first ?? notice;
  const wanted = shown !== null && mayOpen;
  // Failed requests are repeated when the network is back.
  const online = useOnline();
  const Modal = useLazyModule(modalCode, (wanted && online) || modalCode.peek() !== null);
  const open = useModalRoom(wanted && Modal !== null);
  if ((open && announcement !== null) !== isFirstOpen) setFirstOpen(!isFirstOpen);
  useUpgrade({ session, queue, knownAt, at, isOpen: open && notice !== null });

  // The first page is counted as long as the pages after it are shown.
  const [isCounted, setCounted] = useState(false);
  const counts = announcement !== null || (isCounted && notice !== null && !bank);
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
    place: bank
      ? { number: 1, count: 1 }
      : announcement
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
