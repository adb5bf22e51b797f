import { ChatPanel, Icon, usePageHidden } from '@brand/ui';
import * as glyphs from '@brand/ui/icons';
import { useEffect, useSyncExternalStore } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { AdminLink } from '../../../member/contact/AdminLink.tsx';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { useDrawerEntry } from '../../../routing/useDrawerEntry.ts';
import type { ChatFrame } from '../../../member/chat/chatFrame.ts';

const STATUS = { off: 'opening', loading: 'opening', ready: 'ready', failed: 'failed' } as const;

/** The live chat in its panel. Back closes it. If the chat is unavailable, it links to admin by LINE. */
export function ChatDialog({ chat }: { chat: ChatFrame }) {
  const { locale } = usePlace();
  const { status, open, address } = useSyncExternalStore(chat.subscribe, chat.read, chat.read);
  const admin = useAdminContact(open && status === 'failed');
  useEffect(() => chat.speak(locale), [chat, locale]);
  // A phone may have suspended the frame permanently.
  const hidden = usePageHidden();
  useEffect(() => {
    if (!hidden && chat.read().open) chat.open();
  }, [chat, hidden]);
  useDrawerEntry(open, chat.close);
  return (
    <ChatPanel
      open={open}
      onOpenChange={(next) => (next ? chat.open() : chat.close())}
      status={STATUS[status]}
      address={address}
      frameRef={chat.attach}
      onRetry={chat.retry}
      contact={
        admin !== null && (
          <AdminLink
            href={admin}
            variant="outline"
            tone="neutral"
            iconStart={<Icon glyph={glyphs.support} size={20} />}
          />
        )
      }
    />
  );
}
