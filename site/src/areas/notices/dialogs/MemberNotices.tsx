import { type Announcement, type Session, placeInQueue } from '@brand/domain';
import { createElement, useEffect, useMemo, useState } from 'react';
import { afterWhile } from '../../../platform/clock/deviceClock.ts';
import { useOnline } from '../../../platform/connection/connection.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import type { ShownNotice } from './NoticeModal.tsx';
import type { AnnouncementState } from './useAnnouncement.ts';
import { useModalRoom } from './useModalRoom.ts';
import { useNoticeQueue } from './useNoticeQueue.ts';
import { useUpgrade } from './useUpgrade.ts';

const modalCode = page(() => import('./NoticeModal.tsx').then((module) => module.NoticeModal));

/**
 * What has arrived is shown after this time, without what is still on its way. Half of the four seconds after a load that it may
 * take: the other half is for the start of these tasks, on a slow phone, and for the code of the dialog.
 */
const LONGEST_WAIT_MS = 2_000;

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
 * The announcement and the notices of one member, as pages of one dialog. A bank notice comes first, in a dialog of its own. What
 * is late does not hold back the rest: late notices are further pages, a late announcement follows when the notices are closed.
 * Remounted for another member.
 */
export function MemberNotices(props: MemberNoticesProps) {
  const { session, isSiteClosed, told, mayOpen, onLeave } = props;
  const { queue, knownAt, at, hasFailed, tell } = useNoticeQueue(session, isSiteClosed);
  const [isLate, setLate] = useState(false);
  useEffect(() => afterWhile(LONGEST_WAIT_MS, () => setLate(true)), []);
  const pending = told.isEnabled && (isLate || !told.isPending) ? queue.shown : null;
  const [openPart, setOpenPart] = useState<'announcement' | 'bank' | 'notices' | null>(null);
  const bank = pending?.type === 'bank' && openPart !== 'announcement' ? pending : null;
  // It waits for the notices: a bank notice comes first. What is read stays.
  const isFirst = told.announcement !== null && !bank && openPart !== 'notices';
  const isKnown = knownAt > 0 || hasFailed || isLate;
  const announcement = isFirst && isKnown ? told.announcement : null;
  const notice = isFirst ? null : pending;
  // The same object as long as it is the same announcement: the dialog compares pages.
  const first = useMemo(() => announcement && asNotice(announcement), [announcement]);
  const shown = first ?? notice;
  const wanted = shown !== null && mayOpen;
  // Loaded while one waits for the other. Failed requests are repeated when the network is back.
  const isComing = mayOpen && told.isEnabled && (told.announcement ?? queue.shown) !== null;
  const online = useOnline();
  const Modal = useLazyModule(modalCode, (isComing && online) || modalCode.peek() !== null);
  const open = useModalRoom(wanted && Modal !== null);
  const nextPart = !open ? null : announcement ? 'announcement' : bank ? 'bank' : 'notices';
  if (nextPart !== openPart) setOpenPart(nextPart);
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
