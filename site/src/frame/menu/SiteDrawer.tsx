import { Drawer, SidebarAction, useText } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useChat } from '../../member/chat/useChat.ts';
import { useAdminContact } from '../../member/contact/useAdminContact.ts';
import { BrandLogo } from '../BrandLogo.tsx';
import { SiteMemberCard } from './SiteMemberCard.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { useDrawerEntry } from '../../routing/useDrawerEntry.ts';

interface SiteDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu of a phone, above the page. Following a link closes it. */
export function SiteDrawer({ open, onOpenChange }: SiteDrawerProps) {
  const t = useText();
  useDrawerEntry(open, () => onOpenChange(false));

  const closeOnLink = (event: MouseEvent) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = event.target instanceof Element && event.target.closest('a[href]:not([target])');
    if (link && !modified) onOpenChange(false);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('shell.menu')}
      closeLabel={t('common.close')}
      logo={<BrandLogo />}
      onClick={closeOnLink}
    >
      <SiteMemberCard />
      <SiteMenu drawer extra={<Contact onChat={() => onOpenChange(false)} />} />
    </Drawer>
  );
}

/** Contact links to admin. Mounted with the open drawer, so that nothing is requested before. */
function Contact({ onChat }: { onChat: () => void }) {
  const intl = useIntl();
  const chat = useChat();
  const admin = useAdminContact(true);
  return (
    <>
      {chat && (
        <SidebarAction
          icon={glyphs.chat}
          label={intl.formatMessage({ id: 'site.contact.chat' })}
          count={chat.unread}
          onClick={() => {
            onChat();
            chat.open();
          }}
        />
      )}
      {admin !== null && (
        <SidebarAction
          icon={glyphs.support}
          label={intl.formatMessage({ id: 'site.contact.admin' })}
          href={admin}
        />
      )}
    </>
  );
}
