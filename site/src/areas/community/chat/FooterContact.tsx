import { Button, Icon } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useIntl } from 'react-intl';
import { AdminLink } from '../../../member/contact/AdminLink.tsx';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import * as css from './FooterContact.css.ts';
import { useChat } from '../../../member/chat/useChat.ts';

/** Contact links to admin at the end of a page. Each is shown once it can be used. */
export function FooterContact() {
  const intl = useIntl();
  const chat = useChat();
  const admin = useAdminContact(true);
  return (
    <>
      {admin !== null && (
        <AdminLink
          className={css.admin}
          variant="outline"
          tone="neutral"
          href={admin}
          iconStart={<Icon glyph={glyphs.support} size={20} />}
        />
      )}
      {chat && (
        <Button
          className={css.chat}
          variant="outline"
          tone="neutral"
          iconStart={<Icon glyph={glyphs.chat} size={20} />}
          onClick={chat.open}
        >
          {intl.formatMessage({ id: 'site.contact.chat' })}
          {chat.unread > 0 && <span className={css.unread}> {chat.unread}</span>}
        </Button>
      )}
    </>
  );
}
