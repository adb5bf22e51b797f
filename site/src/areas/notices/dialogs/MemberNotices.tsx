import { type Session, placeInQueue } from '@brand/domain';
import { createElement } from 'react';
import { useOnline } from '../../../platform/connection/connection.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useServices } from '../../../member/services.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useModalRoom } from './useModalRoom.ts';
import { useNoticeQueue } from './useNoticeQueue.ts';
import { useUpgrade } from './useUpgrade.ts';

const modalCode = page(() => import('./NoticeModal.tsx').then((module) => module.NoticeModal));

interface MemberNoticesProps {
  session: Session;
  /** The operator has closed the site, so no notice can be shown. */
  isSiteClosed: boolean;
  /** Nothing of higher priority is open, and notifications are on. */
  mayOpen: boolean;
  /** Called when the member follows a link to this path of the site. */
  onLeave: (path: string) => void;
}

/** The notices of one member. Remounted for another member. */
export function MemberNotices({ session, isSiteClosed, mayOpen, onLeave }: MemberNoticesProps) {
  const { clock } = useServices();
  const { queue, knownAt, tell } = useNoticeQueue(session, isSiteClosed);
  const { shown } = queue;
  const wanted = shown !== null && mayOpen;
  // Failed requests are repeated when the network is back.
  const online = useOnline();
  const Modal = useLazyModule(modalCode, (wanted && online) || modalCode.peek() !== null);
  const open = useModalRoom(wanted && Modal !== null);
  useUpgrade({ session, queue, knownAt, isOpen: open });
  if (!Modal) return <></>;
  return createElement(Modal, {
    notice: shown,
    open,
    place: placeInQueue(queue, clock.now()),
    onClose: () => shown && tell({ type: 'closed', id: shown.id }),
    onAnswer: () => shown && tell({ type: 'answered', id: shown.id }),
    onCloseAll: () => tell({ type: 'closedAll' }),
    onLeave,
  });
}
