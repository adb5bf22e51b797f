import { createElement } from 'react';
import { useOnline } from '../../../platform/connection/connection.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import type { AnnouncementState } from './useAnnouncement.ts';
import { useModalRoom } from './useModalRoom.ts';

const modalCode = page(() =>
  import('./AnnouncementModal.tsx').then((module) => module.AnnouncementModal),
);

interface VisitorAnnouncementProps {
  told: AnnouncementState;
  /** Nothing of higher priority is open. */
  mayOpen: boolean;
  /** Called when the visitor follows a link to this path of the site. */
  onLeave: (path: string) => void;
}

/** The announcement for a visitor, who has no notices. */
export function VisitorAnnouncement({ told, mayOpen, onLeave }: VisitorAnnouncementProps) {
  const { announcement, close } = told;
  const wanted = announcement !== null && mayOpen;
  // Failed requests are repeated when the network is back.
  const online = useOnline();
  const Modal = useLazyModule(modalCode, (wanted && online) || modalCode.peek() !== null);
  const open = useModalRoom(wanted && Modal !== null);
  return Modal && createElement(Modal, { announcement, open, onClose: close, onLeave });
}
