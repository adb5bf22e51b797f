import type { NoticeLink } from '@brand/domain';
import { NoticeDialog, type NoticeDialogProps } from '@brand/ui';
import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '../../../routing/isPlainClick.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { useLogout } from '../../../member/session/useLogout.ts';
import { toldHosts } from './toldHosts.ts';

/** The inbox, where all notices can be read again. */
const INBOX_PATH = '/notices';

/** A page of the dialog: a notice, or the announcement before them. */
export type ShownNotice = NoticeDialogProps['notice'];

interface NoticeModalProps {
  /** The page to show. Null while none is pending. */
  notice: ShownNotice | null;
  open: boolean;
  place: { readonly number: number; readonly count: number };
  onClose: () => void;
  /** The member has checked the account of a bank notice, or followed its link. */
  onAnswer: () => void;
  /** The member wants to read none of them now. */
  onCloseAll: () => void;
  /** The member reads them in the inbox, where all pending notices are listed. */
  onInbox: () => void;
  /** Called when the member follows a link to this path of the site. */
  onLeave: (path: string) => void;
}

/** The notification modal (section 2). */
export function NoticeModal(props: NoticeModalProps) {
  const { notice, open, onAnswer, onLeave } = props;
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
      onCloseAll={props.onCloseAll}
      onAcknowledge={onAnswer}
      onFollow={(event: MouseEvent, link: NoticeLink) => {
        onAnswer();
        if (link.to === 'site') go(event, link.path);
      }}
      inboxHref={page.href(INBOX_PATH)}
      onInbox={(event) => {
        props.onInbox();
        go(event, INBOX_PATH);
      }}
      contactHref={admin ?? operator.social.line}
      onLogout={logOut}
    />
  );
}
