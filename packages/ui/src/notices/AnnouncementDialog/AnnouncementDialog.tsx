'use client';

import type { Announcement, NoticeLink } from '@brand/domain';
import type { MouseEvent } from 'react';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { NoticeBody, type ToldPlaces } from '../NoticeDialog/NoticeBody.tsx';
import * as css from '../NoticeDialog/NoticeBody.css.ts';
import { NoticeLinkButton } from '../NoticeDialog/NoticeLinkButton.tsx';
import { type NoticeOverlayProps, NoticeSurface } from '../NoticeDialog/NoticeSurface.tsx';

/** Props of {@link AnnouncementDialog}. Other props go to its surface. */
export interface AnnouncementDialogProps extends NoticeOverlayProps, ToldPlaces {
  /** The announcement. Its HTML is sanitised here. */
  announcement: Announcement;
  /** Called by the close button, Escape, a press outside and a drag down. */
  onClose: () => void;
  /** Called when its link is followed. A path of this site can be opened without a page load. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>, link: NoticeLink) => void;
}

/** An announcement of the operator to visitors and members (section 2, Announcement modal). */
export function AnnouncementDialog({
  announcement,
  imageHosts,
  siteHref,
  onClose,
  onFollow,
  ...rest
}: AnnouncementDialogProps) {
  const t = useText();
  const { id, title, link } = announcement;
  return (
    <NoticeSurface
      {...rest}
      component="announcement-dialog"
      type="announcement"
      title={title || t('notices.type.announcement')}
      onClose={onClose}
      footer={
        <div className={css.footer}>
          <Button
            className={css.action}
            {...(link && { variant: 'outline', tone: 'neutral' })}
            onClick={onClose}
            data-part="close"
          >
            {t('common.close')}
          </Button>
          {link && <NoticeLinkButton {...{ link, siteHref, onFollow }} />}
        </div>
      }
    >
      <NoticeBody
        key={id}
        type="announcement"
        told={announcement}
        title={title}
        imageHosts={imageHosts}
        siteHref={siteHref}
      />
    </NoticeSurface>
  );
}
