import type { Announcement, NoticeLink } from '@brand/domain';
import { AnnouncementDialog } from '@brand/ui';
import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { toldHosts } from './toldHosts.ts';

interface AnnouncementModalProps {
  /** The announcement to show. Null if none. */
  announcement: Announcement | null;
  open: boolean;
  onClose: () => void;
  /** Called when the member follows a link to this path of the site. */
  onLeave: (path: string) => void;
}

/** The announcement modal (section 2). */
export function AnnouncementModal({
  announcement,
  open,
  onClose,
  onLeave,
}: AnnouncementModalProps) {
  const page = usePlace();
  const { operator } = useServices();
  // Still rendered during its exit animation.
  const [last, setLast] = useState(announcement);
  if (announcement && announcement !== last) setLast(announcement);
  if (!last) return <></>;
  return (
    <AnnouncementDialog
      open={open}
      announcement={last}
      imageHosts={toldHosts(operator)}
      siteHref={page.href}
      onClose={onClose}
      onFollow={(event: MouseEvent, link: NoticeLink) => {
        onClose();
        if (link.to === 'web' || !isPlainClick(event)) return;
        event.preventDefault();
        onLeave(link.path);
        page.go(link.path);
      }}
    />
  );
}
