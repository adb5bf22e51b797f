import { MenuRow, MenuRows } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChat } from '../../member/chat/useChat.ts';
import { useAdminContact } from '../../member/contact/useAdminContact.ts';

/**
 * Live chat and admin, once they are known. They are the last rows of the menu page, so that nothing moves under a
 * thumb.
 */
export function MenuContact() {
  const intl = useIntl();
  const chat = useChat();
  const admin = useAdminContact(true);
  // The row that loads first stays first, so that the other one does not move it.
  const [isChatFirst, setChatFirst] = useState<boolean | null>(null);
  if (isChatFirst === null && (chat || admin !== null)) setChatFirst(admin === null);
  if (!chat && admin === null) return <></>;
  const chatRow = chat && (
    <MenuRow
      key="chat"
      icon={glyphs.chat}
      label={intl.formatMessage({ id: 'site.contact.chat' })}
      count={chat.unread}
      onClick={chat.open}
    />
  );
  const adminRow = admin !== null && (
    <MenuRow
      key="admin"
      icon={glyphs.support}
      label={intl.formatMessage({ id: 'site.contact.admin' })}
      href={admin}
      target="_blank"
      rel="noopener noreferrer"
    />
  );
  return (
    <MenuRows title={intl.formatMessage({ id: 'site.contact.title' })}>
      {isChatFirst ? [chatRow, adminRow] : [adminRow, chatRow]}
    </MenuRows>
  );
}
