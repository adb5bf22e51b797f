import type { Notice, NoticeLink } from '@brand/domain';
import { NoticeDialog } from '@brand/ui';
import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { useLogout } from '../../../member/session/useLogout.ts';
import { toldHosts } from './toldHosts.ts';

/** The inbox, where all notices can be read again. */
const INBOX_PATH = '/notices';

interface NoticeModalProps {
  /** The notice to show. Null while none is pending. */
  notice: Notice | null;
  open: boolean;
  place: { readonly number: number; readonly count: number };
  onClose: () => void;
  /** The member has checked the account of a bank notice, or followed its link. */
  onAnswer: () => void;
  /** Opens the inbox, where all pending notices are listed. */
  onCloseAll: () => void;
  /** Called when the member follows a link to this path of the site. */
  onLeave: (path: string) => void;
}

/** The notification modal (section 2). */
export function NoticeModal(props: NoticeModalProps) {
  const { notice, open, onAnswer, onCloseAll, onLeave } = props;
  const page = usePlace();
  const { operator } = useServices();
  const logOut = useLogout();
  // Still rendered during its exit animation.
  const [last, setLast] = useState({ notice, place: props.place });
  if (notice && (notice !== last.notice || props.place.count !== last.place.count)) {
    setLast({ notice, place: props.place });
  }
  const admin = useAdminContact(open && notice?.type === 'bank');
  if (!last.notice) return <></>;

  const go = (event: MouseEvent, path: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onLeave(path);
    page.go(path);
  };
  return (
    <NoticeDialog
      open={open}
      notice={last.notice}
      place={last.place}
      imageHosts={toldHosts(operator)}
      siteHref={page.href}
      onClose={props.onClose}
      onAcknowledge={onAnswer}
      onFollow={(event: MouseEvent, link: NoticeLink) => {
        onAnswer();
        if (link.to === 'site') go(event, link.path);
      }}
      inboxHref={page.href(INBOX_PATH)}
      onInbox={(event) => {
        onCloseAll();
        go(event, INBOX_PATH);
      }}
      contactHref={admin ?? operator.social.line}
      onLogout={logOut}
    />
  );
}
